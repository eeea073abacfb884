# appell: everything here needs Python 3.11 to 3.13 (with pip) and make, and nothing else.
# The first target that is called makes its own environment in .venv; `make help` lists them.

PYTHON  ?= python3
VENV    ?= .venv
BENCH   ?= .venv-bench
WORKERS ?= 2
# More for pytest or the programs: make test ARGS="-k pucks"
ARGS    ?=

BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK = 1
# Bytecode is kept in the checkout (git ignores it): the tests start many fresh processes.
unexport PYTHONDONTWRITEBYTECODE
# Pictures go to files; no screen is asked for.
export MPLBACKEND = Agg

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help demo test test-slow test-rare install-test test-aarch64 mutation mutants campaign lint format docs bench ir web clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

demo: $(VENV)/.has-test  ## two pucks with perpendicular velocities: equations, motion, pictures and a page in out/
	$(BIN)/python examples/two_pucks.py $(ARGS)

test: $(VENV)/.has-test  ## the tests, without the slow ones
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -m "not slow" $(ARGS)

# pytest leaves with 5 where no test is marked slow: that is no failure.
test-slow: $(VENV)/.has-test  ## the slow tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -m "slow and not rare" $(ARGS) || [ $$? -eq 5 ]

test-rare: $(VENV)/.has-test  ## what a compiler or another program takes long for, for every system: before a release
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup -m rare $(ARGS)

install-test: $(VENV)/.has-release  ## the wheel in fresh environments, at the lowest and newest versions, on each Python here
	VENV=$(VENV) .ci/install

test-aarch64: $(VENV)/.has-test  ## smoke tests, ten systems and contracts on aarch64, in emulation (three minutes)
	VENV=$(abspath $(VENV)) .ci/aarch64 all

# The steppers are translated anew for every mutation of their C: ziglang is needed beside the tests.
mutation: $(VENV)/.has-test $(VENV)/.has-ir  ## break the source in a hundred places, one at a time: every one must be noticed
	$(BIN)/python -m tests.mutation.mutate --workers $(WORKERS) $(ARGS)

# Another sample each time; SEED=... repeats one, and goes on with one that was broken off; COUNT=... of so many.
mutants: $(VENV)/.has-test $(VENV)/.has-ir $(VENV)/.has-mutants  ## a random sample of mutants, each against the tests that execute its line
	$(BIN)/python -m tests.mutation.sample --workers $(WORKERS) $(if $(SEED),--seed $(SEED)) $(if $(COUNT),--count $(COUNT)) $(ARGS)

# RECORD=out/campaign.jsonl keeps every verdict, and goes on with a campaign that was broken off.
campaign: $(VENV)/.has-test  ## 2000 random runs from mode to mode against time stepping and closed forms (an hour or so)
	$(BIN)/python -m tests.campaign --workers $(WORKERS) $(if $(RECORD),--record $(RECORD)) $(ARGS)

lint: $(VENV)/.has-test $(VENV)/.has-lint  ## ruff, mypy, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.has-lint  ## let ruff put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: $(VENV)/.has-docs  ## the documentation, in docs/_build/html; a warning, a misspelling or a page too many is an error
	$(BIN)/python docs/words.py
	$(BIN)/codespell docs src README.md CONTRIBUTING.md CHANGELOG.md
	$(BIN)/python -m sphinx -b html -W --keep-going -q -j auto docs docs/_build/html
	@echo "open docs/_build/html/index.html"

# The peers are large and pinned by themselves, so that they get an environment of their own.
bench: $(BENCH)/.has-peers  ## the measurements against peers (ten minutes or so; its own environment)
	$(BENCH)/bin/python benchmarks/run.py $(ARGS)

ir: $(VENV)/.has-ir  ## translate the steppers in src/appell/native from C to LLVM IR (only after changing the C)
	$(BIN)/python -m appell.native.build $(ARGS)

# Node 20 is needed here only: what is built is committed (src/appell/view/page/bundle). No lock file: direct versions are exact.
web: web/node_modules/.made  ## build the page's script and style sheet from web/ (only after changing web/)
	cd web && npm run check && npm run build

web/node_modules/.made: web/package.json
	cd web && npm install --no-audit --no-fund
	@touch $@

clean:  ## remove everything made here, the environment too
	rm -rf .venv .venv-bench .aarch64 out build dist docs/_build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests examples benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# One empty file for each extra that is installed; a change of the requirements installs anew.
$(VENV)/.has-%: pyproject.toml constraints.txt | $(BIN)/python
	@echo "installing appell with '$*' into $(VENV) (the first time takes a minute or two)"
	$(BIN)/python -m pip install -q -c constraints.txt -e '.[$*]'
	@touch $@

$(BENCH)/.has-peers: pyproject.toml constraints.txt benchmarks/requirements.txt benchmarks/constraints.txt
	@echo "installing appell and its peers into $(BENCH) (the first time takes a minute or two)"
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install -q -c constraints.txt -c benchmarks/constraints.txt -r benchmarks/requirements.txt -e '.[dask]'
	@touch $@

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
