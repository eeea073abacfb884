/* Made by `make web` from web/src/engine, for Node. */
// src/engine/matrix.ts
function matrix(rows, columns, data) {
	const found = new Float64Array(rows * columns);
	if (data) found.set(data);
	return {
		rows,
		columns,
		data: found
	};
}
function at(A, i, j) {
	return A.data[i + A.rows * j];
}
function times(A, x) {
	const y = new Float64Array(A.rows);
	for (let j = 0; j < A.columns; j++) for (let i = 0; i < A.rows; i++) y[i] += A.data[i + A.rows * j] * x[j];
	return y;
}
function transposed(A) {
	const T = matrix(A.columns, A.rows);
	for (let j = 0; j < A.columns; j++) for (let i = 0; i < A.rows; i++) T.data[j + T.rows * i] = at(A, i, j);
	return T;
}
function columnsOf(A, which, weight) {
	const B = matrix(A.rows, which.length);
	which.forEach((j, k) => {
		for (let i = 0; i < A.rows; i++) B.data[i + A.rows * k] = at(A, i, j) * (weight ? weight[k] : 1);
	});
	return B;
}
var SWEEPS = 60;
var ORTHOGONAL = 1e-15;
function decompose(A) {
	const { rows: m, columns: n } = A;
	const W = Float64Array.from(A.data);
	const V = matrix(n, n);
	for (let j = 0; j < n; j++) V.data[j + n * j] = 1;
	let turned = true;
	for (let sweep = 0; sweep < SWEEPS && turned; sweep++) {
		turned = false;
		for (let p = 0; p < n - 1; p++) for (let q = p + 1; q < n; q++) {
			let a = 0;
			let b = 0;
			let c = 0;
			for (let i = 0; i < m; i++) {
				const x = W[i + m * p];
				const y = W[i + m * q];
				a += x * x;
				b += y * y;
				c += x * y;
			}
			if (c === 0 || Math.abs(c) <= ORTHOGONAL * Math.sqrt(a * b)) continue;
			turned = true;
			const zeta = (b - a) / (2 * c);
			const t = (zeta < 0 ? -1 : 1) / (Math.abs(zeta) + Math.hypot(1, zeta));
			const cosine = 1 / Math.hypot(1, t);
			rotate(W, m, p, q, cosine, cosine * t);
			rotate(V.data, n, p, q, cosine, cosine * t);
		}
	}
	const values = new Float64Array(n);
	for (let j = 0; j < n; j++) {
		let square = 0;
		for (let i = 0; i < m; i++) square += W[i + m * j] ** 2;
		values[j] = Math.sqrt(square);
		for (let i = 0; i < m; i++) W[i + m * j] = values[j] > 0 ? W[i + m * j] / values[j] : 0;
	}
	return {
		U: {
			rows: m,
			columns: n,
			data: W
		},
		values,
		V
	};
}
function rotate(A, m, p, q, cosine, sine) {
	for (let i = 0; i < m; i++) {
		const x = A[i + m * p];
		const y = A[i + m * q];
		A[i + m * p] = cosine * x - sine * y;
		A[i + m * q] = sine * x + cosine * y;
	}
}
function pseudoSolve(A, b, cutoff) {
	const wide = A.columns > A.rows;
	const { U, values, V } = decompose(wide ? transposed(A) : A);
	const [left, right] = wide ? [V, U] : [U, V];
	const largest = values.reduce((a, s) => Math.max(a, s), 0);
	const x = new Float64Array(A.columns);
	values.forEach((s, k) => {
		if (!(s > cutoff * largest)) return;
		let part = 0;
		for (let i = 0; i < A.rows; i++) part += at(left, i, k) * b[i];
		for (let j = 0; j < A.columns; j++) x[j] += at(right, j, k) * part / s;
	});
	return x;
}
function singularValues(A) {
	const { values } = decompose(A.columns > A.rows ? transposed(A) : A);
	return values.sort().reverse();
}
function nullSpace(A, cutoff) {
	const { values, V } = decompose(A);
	const largest = values.reduce((a, s) => Math.max(a, s), 0);
	return columnsOf(V, [...values.keys()].filter((k) => !(values[k] > cutoff * largest)));
}
// src/engine/least_norm.ts
var CONSISTENT = 1e-9;
var NEWTON_CUTOFF = 1e-11;
var InconsistentStart = class extends Error {};
function complete(level, words, trials) {
	const free = [...Array(level.size).keys()].filter((i) => !level.known.has(i));
	const given = level.home.slice();
	level.known.forEach((value, i) => given[i] = value);
	const scale = given.reduce((a, v) => Math.max(a, Math.abs(v)), 1);
	let best = null;
	for (let trial = 0; trial < 9; trial++) {
		const start = given.slice();
		if (trial === 1) free.forEach((i) => start[i] = scale);
		if (trial > 1) free.forEach((i, k) => start[i] = scale * trials[trial - 2][k]);
		const z = smallest(level, start, free);
		if (satisfied(level, z)) {
			if (trial === 0) return z;
			if (best === null || size(level, z) < size(level, best) * (1 - 1e-9)) best = z;
		} else if (trial === 0 && free.length === 0) break;
	}
	if (best !== null) return best;
	throw refusal(level, given, free, words);
}
function smallest(level, start, free) {
	if (!free.length || !level.names.length) return start;
	let z = start.slice();
	const near = level.near;
	const weights = level.weights();
	const root = free.map((i) => 1 / Math.sqrt(weights[i]));
	for (let k = 0; k < 60; k++) {
		const { c, J } = level.evaluate(z);
		if (!c.length || !c.every(Number.isFinite)) return z;
		const product = times(columnsOf(J, free), free.map((i) => z[i] - near[i]));
		const wanted = pseudoSolve(columnsOf(J, free, root), product.map((v, i) => v - c[i]), NEWTON_CUTOFF);
		let moved = 0;
		free.forEach((i, n) => {
			const step = near[i] + root[n] * wanted[n] - z[i];
			moved = Math.max(moved, Math.abs(step));
			z[i] += step;
		});
		if (moved <= 1e-14 * (1 + z.reduce((a, v) => Math.max(a, Math.abs(v)), 0))) break;
	}
	for (let k = 0; k < 30; k++) {
		const { c, J } = level.evaluate(z);
		const sizes = entering(J, z);
		if (!c.every(Number.isFinite) || c.every((v, i) => Math.abs(v) <= 1e-17 * sizes[i])) return z;
		const step = pseudoSolve(columnsOf(J, free, root), c, NEWTON_CUTOFF);
		const trial = z.slice();
		free.forEach((i, n) => trial[i] -= root[n] * step[n]);
		if (!(largest$1(level.evaluate(trial).c) < largest$1(c))) break;
		z = trial;
	}
	return z;
}
function largest$1(c) {
	return c.reduce((a, v) => Number.isNaN(v) ? v : Math.max(a, Math.abs(v)), 0);
}
function entering(J, z) {
	const sizes = new Float64Array(J.rows);
	for (let i = 0; i < J.rows; i++) {
		for (let j = 0; j < J.columns; j++) sizes[i] += Math.abs(at(J, i, j)) * Math.abs(z[j]);
		sizes[i] = Math.max(1, sizes[i]);
	}
	return sizes;
}
function satisfied(level, z) {
	if (!level.names.length) return level.accepts(z);
	const { c, J } = level.evaluate(z);
	const sizes = entering(J, z);
	return c.every((v, i) => Math.abs(v) / sizes[i] <= 1e-9) && level.accepts(z);
}
function size(level, z) {
	const weights = level.weights();
	return z.reduce((sum, v, i) => sum + weights[i] * (v - level.near[i]) ** 2, 0);
}
function refusal(level, given, free, words) {
	const stuck = smallest(level, given, free);
	const { c, J } = level.evaluate(stuck);
	const sizes = entering(J, stuck);
	const left = c.map((v, i) => Math.abs(v) / sizes[i]);
	const broken = [...left.keys()].filter((i) => !(left[i] <= CONSISTENT));
	if (!broken.length) return new InconsistentStart(`the start satisfies the constraints, but ${level.objection(stuck)}.`);
	const worst = broken.reduce((a, i) => !(left[i] <= left[a]) ? i : a, broken[0]);
	const named = [...new Set(broken.map((i) => level.names[i]))].sort().map((name) => `'${name}'`);
	if (!Number.isFinite(c[worst])) return new InconsistentStart(`the constraint '${level.names[worst]}' has no value at the start: begin elsewhere.`);
	return new InconsistentStart(`the ${words} given contradict the constraint${named.length > 1 ? "s" : ""} ${named.join(" and ")}: the residual of '${level.names[worst]}' is ${Number(c[worst].toPrecision(6))}.`);
}
// src/engine/mathematics.ts
function remainder(x, y) {
	if (!Number.isFinite(x) || Number.isNaN(y) || y === 0) return NaN;
	if (!Number.isFinite(y)) return x;
	const size = Math.abs(y);
	let r = Math.abs(x) % (2 * size);
	if (2 * size === Infinity) r = Math.abs(x) % size;
	if (r + r > size) {
		r -= size;
		if (r + r >= size) r -= size;
	}
	return x < 0 || Object.is(x, -0) ? -r : r;
}
function erf(x) {
	const a = Math.abs(x);
	if (Number.isNaN(a)) return a;
	if (a > 6) return Math.sign(x);
	if (a < 2.5) {
		let term = x;
		let sum = x;
		for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n++) {
			term *= 2 * x * x / (2 * n + 1);
			sum += term;
		}
		return 2 / Math.sqrt(Math.PI) * Math.exp(-x * x) * sum;
	}
	let fraction = a;
	for (let k = 120; k > 0; k--) fraction = a + k / 2 / fraction;
	return Math.sign(x) * (1 - Math.exp(-a * a) / Math.sqrt(Math.PI) / fraction);
}
function least(a, b) {
	return a < b || b !== b ? a : b;
}
function largest(a, b) {
	return a > b || b !== b ? a : b;
}
var MATHEMATICS = {
	sin: Math.sin,
	cos: Math.cos,
	tan: Math.tan,
	asin: Math.asin,
	acos: Math.acos,
	atan: Math.atan,
	sinh: Math.sinh,
	cosh: Math.cosh,
	tanh: Math.tanh,
	asinh: Math.asinh,
	acosh: Math.acosh,
	atanh: Math.atanh,
	exp: Math.exp,
	log: Math.log,
	expm1: Math.expm1,
	log1p: Math.log1p,
	pow: (a, b) => a === 1 || b === 0 ? 1 : Math.pow(a, b),
	atan2: Math.atan2,
	hypot: Math.hypot,
	fmod: (a, b) => a % b,
	fmin: least,
	fmax: largest,
	erf,
	remainder
};
// src/engine/module.ts
var PAGE = 65536;
var TABLE = 4096;
var Module = class Module {
	face;
	memory;
	exports;
	top;
	base;
	constructor(face, memory, exports) {
		this.face = face;
		this.memory = memory;
		this.exports = exports;
		this.base = this.top = face.stack_top + 16;
	}
	static async load(bytes, face) {
		const memory = new WebAssembly.Memory({ initial: Math.ceil((face.stack_top + PAGE) / PAGE) });
		const env = {
			__linear_memory: memory,
			__stack_pointer: new WebAssembly.Global({
				value: "i32",
				mutable: true
			}, face.stack_top),
			__indirect_function_table: new WebAssembly.Table({
				initial: TABLE,
				element: "anyfunc"
			})
		};
		for (const name of face.imports) {
			if (!(name in MATHEMATICS)) throw new Error(`the module asks for '${name}', which the page does not have.`);
			env[name] = MATHEMATICS[name];
		}
		const { instance } = await WebAssembly.instantiate(bytes, { env });
		const module = new Module(face, memory, instance.exports);
		if (!(module.call("run_size") === face.run.size && module.call("input_size") === face.input.size)) throw new Error("the module and its interface do not belong together.");
		return module;
	}
	call(name, ...args) {
		return this.exports[`appell_${name}`](...args);
	}
	has(name) {
		return `appell_${name}` in this.exports;
	}
	release() {
		this.top = this.base;
	}
	keep() {
		this.base = this.top;
	}
	doubles(count) {
		const address = this.top;
		this.top += 8 * Math.max(count, 1);
		const missing = this.top - this.memory.buffer.byteLength;
		if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
		new Float64Array(this.memory.buffer, address, Math.max(count, 1)).fill(0);
		return address;
	}
	integers(count) {
		return this.doubles(Math.ceil(count / 2));
	}
	view(address, count) {
		return new Float64Array(this.memory.buffer, address, count);
	}
	copy(address, count) {
		return this.view(address, count).slice();
	}
	putIntegers(values) {
		const address = this.integers(values.length);
		new Int32Array(this.memory.buffer, address, values.length).set(values);
		return address;
	}
	put(values) {
		const address = this.doubles(values.length);
		this.view(address, values.length).set(values);
		return address;
	}
};
// src/engine/assembly.ts
var WEIGHTLESS = 1e-8;
var SINGULAR = 0xe8d4a51000;
var MASSLESS_CUTOFF = 1e-13;
var KEPT$1 = 1e-9;
function known(face, start) {
	const places = /* @__PURE__ */ new Map();
	face.auxiliaries.forEach((name, i) => places.set(name, ["auxiliaries", i]));
	face.coordinates.forEach((name, i) => places.set(`${name}'`, ["rates", i]));
	face.speeds.forEach((name, i) => places.set(name, ["speeds", i]));
	face.coordinates.forEach((name, i) => places.set(name, ["coordinates", i]));
	const found = {
		coordinates: /* @__PURE__ */ new Map(),
		speeds: /* @__PURE__ */ new Map(),
		rates: /* @__PURE__ */ new Map(),
		auxiliaries: /* @__PURE__ */ new Map()
	};
	for (const [name, value] of Object.entries(start)) {
		const place = places.get(name);
		if (!place) throw new InconsistentStart(`the start names '${name}', which is not a coordinate or speed.`);
		if (!Number.isFinite(value)) throw new InconsistentStart(`the start gives '${name}' no finite value.`);
		found[place[0]].set(place[1], value);
	}
	return found;
}
var Blocks = class {
	module;
	parameters;
	time;
	x;
	out;
	constructor(module, parameters, time) {
		this.module = module;
		this.parameters = parameters;
		this.time = time;
		this.x = module.doubles(module.face.sizes.states);
		this.out = module.doubles(largestBlock(module.face));
	}
	column(name, size, ...x) {
		if (!this.module.has(name)) return /* @__PURE__ */ new Float64Array(0);
		const state = this.module.view(this.x, this.module.face.sizes.states).fill(0);
		let first = 0;
		for (const part of x) {
			state.set(part, first);
			first += part.length;
		}
		this.module.call(name, this.time, this.x, this.parameters, 0, this.out);
		return this.module.copy(this.out, size);
	}
	rows(name, rows, columns, ...x) {
		const column = this.column(name, rows * (1 + columns), ...x);
		if (!column.length) return {
			c: /* @__PURE__ */ new Float64Array(0),
			J: matrix(0, columns)
		};
		return {
			c: column.slice(0, rows),
			J: matrix(rows, columns, column.subarray(rows))
		};
	}
};
function largestBlock(face) {
	const { states: x, coordinates: q, speeds: u, rows: m } = face.sizes;
	return (x + 2 * m + q + face.coordinates.length + 64) * (x + u + face.speeds.length + 64);
}
function startState(module, blocks, start, near, time) {
	const face = module.face;
	const given = known(face, start);
	const shown = known(face, near);
	if (face.is_higher) return higherState(face, blocks, given, shown);
	rememberIntegrals(face, blocks, given, time);
	const weights = startWeights(face, blocks);
	const q = complete(inCoordinates(face, blocks, given, shown, weights), "coordinates", face.start.trials);
	const u = complete(inSpeeds(face, blocks, given, shown, q, weights), "speeds", face.start.trials);
	requireRegular(face, blocks, q, u);
	const s = blocks.column("start_auxiliaries", face.sizes.auxiliaries, q, u);
	given.auxiliaries.forEach((value, i) => s[i] = value);
	return Float64Array.from([
		...q,
		...u,
		...s
	]);
}
function rememberIntegrals(face, blocks, given, time) {
	for (const { place, name, start, value } of face.start.integrals) {
		if (given.coordinates.has(place)) continue;
		if (start !== null && start !== time) throw new InconsistentStart(`the integral '${name}' counts from t = ${start}: give its value.`);
		given.coordinates.set(place, value);
	}
	const q = new Float64Array(face.sizes.coordinates);
	given.coordinates.forEach((value, i) => q[i] = value);
	const names = face.start.integral_rows;
	blocks.column("start_integrals", names.length, q).forEach((off, i) => {
		if (Math.abs(off) > KEPT$1) throw new InconsistentStart(`the constraint '${names[i]}' is off by ${off} at the start.`);
	});
}
function startWeights(face, blocks) {
	let found = null;
	return () => {
		if (found) return found;
		const { coordinates, speeds } = face.sizes;
		const both = blocks.column("start_weights", coordinates + speeds, face.start.weights_at);
		const rates = positive(both.slice(0, coordinates));
		face.start.implied.forEach((i) => rates[i] *= WEIGHTLESS);
		return found = [rates, positive(both.slice(coordinates))];
	};
}
function positive(weights) {
	const usable = [...weights].filter((w) => Number.isFinite(w) && w > 0).sort((a, b) => a - b);
	const n = usable.length;
	const typical = n ? (usable[n - 1 >> 1] + usable[n >> 1]) / 2 : 1;
	return weights.map((w) => Number.isFinite(w) && w > 0 ? w : typical);
}
function placed(values, begin) {
	const found = begin.slice();
	values.forEach((value, i) => found[i] = value);
	return found;
}
function inCoordinates(face, blocks, given, shown, weights) {
	const names = face.start.position;
	const facing = face.start.facing;
	const size = face.sizes.coordinates;
	const every = facing.length + face.start.outward;
	const conditions = (q) => blocks.column("start_facing", every, q);
	return {
		names,
		evaluate: (q) => blocks.rows("start_position", names.length, size, q),
		known: given.coordinates,
		size,
		weights: () => weights()[0],
		home: placed(shown.coordinates, Float64Array.from(face.start.home)),
		near: placed(shown.coordinates, new Float64Array(size)),
		accepts: (q) => conditions(q).every((v, i) => i < facing.length ? !(v < 0) : v > 0),
		objection: (q) => {
			const values = conditions(q);
			const turned = facing.filter((_, i) => values[i] < 0).map((name) => `'${name}'`);
			if (!turned.length) return "two surfaces meet from inside: begin with the bodies apart";
			return `it closes ${turned.join(" and ")} with the axes of both sides opposite to each other`;
		}
	};
}
function inSpeeds(face, blocks, given, shown, q, weights) {
	const n = face.sizes.speeds;
	const names = face.start.velocity;
	const rates = [...given.rates.keys()];
	return {
		names: [...names, ...rates.map((i) => `${face.coordinates[i]}' as given`)],
		evaluate: (u) => {
			const held = blocks.rows("start_velocity", names.length, n, q, u);
			if (!rates.length) return held;
			const { c, J } = blocks.rows("start_rates", face.sizes.coordinates, n, q, u);
			return stacked(held, rates, c, J, rates.map((i) => given.rates.get(i)));
		},
		known: given.speeds,
		size: n,
		weights: () => weights()[1],
		home: placed(shown.speeds, new Float64Array(n)),
		near: placed(shown.speeds, new Float64Array(n)),
		accepts: () => true,
		objection: () => "they are not the ones that are meant"
	};
}
function stacked(held, which, c, J, values) {
	const m = held.c.length;
	const whole = matrix(m + which.length, J.columns);
	for (let j = 0; j < J.columns; j++) {
		for (let i = 0; i < m; i++) whole.data[i + whole.rows * j] = held.J.data[i + m * j];
		which.forEach((i, k) => whole.data[m + k + whole.rows * j] = J.data[i + J.rows * j]);
	}
	return {
		c: Float64Array.from([...held.c, ...which.map((i, k) => c[i] - values[k])]),
		J: whole
	};
}
function requireRegular(face, blocks, q, u) {
	const n = face.sizes.speeds;
	const { J } = blocks.rows("start_rates", face.sizes.coordinates, n, q, u);
	if (!J.data.every((v) => Math.abs(v) <= SINGULAR)) throw new InconsistentStart("the speeds do not determine the coordinate rates at the start: begin elsewhere.");
	const inertia = blocks.column("start_inertia", n * n, q, u);
	if (!inertia.length) return;
	const least = MASSLESS_CUTOFF * inertia.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
	if (singularValues(matrix(n, n, inertia)).some((s) => !(s > least))) throw new InconsistentStart("the momenta do not determine the velocities at the start: something has no mass.");
}
function higherState(face, blocks, given, shown) {
	const names = face.auxiliaries;
	const place = new Map(names.map((name, i) => [name, i]));
	const fixed = /* @__PURE__ */ new Map();
	for (const [name, value] of Object.entries(face.start.given)) if (place.has(name)) fixed.set(place.get(name), value);
	given.coordinates.forEach((value, i) => fixed.set(place.get(face.coordinates[i]), value));
	given.rates.forEach((value, i) => fixed.set(place.get(`${face.coordinates[i]}'`), value));
	given.auxiliaries.forEach((value, i) => fixed.set(i, value));
	const near = placed(shown.auxiliaries, new Float64Array(names.length));
	shown.coordinates.forEach((value, i) => near[place.get(face.coordinates[i])] = value);
	const chosen = [...given.speeds.keys()];
	const rows = face.start.rows;
	const size = names.length;
	return complete({
		names: [...rows, ...chosen.map((i) => `${face.speeds[i]} as given`)],
		evaluate: (z) => {
			const held = blocks.rows("start_rows", rows.length, size, z);
			if (!chosen.length) return held;
			const { c, J } = blocks.rows("start_speeds", face.speeds.length, size, z);
			return stacked(held, chosen, c, J, chosen.map((i) => given.speeds.get(i)));
		},
		known: fixed,
		size,
		weights: () => new Float64Array(size).fill(1),
		home: near,
		near,
		accepts: () => true,
		objection: () => "it is not the one that is meant"
	}, "values", face.start.trials);
}
// src/engine/audit.ts
var AT_REST = .001;
var ROUNDING$1 = 32 * Number.EPSILON;
function audited(face, run, energies, seconds) {
	const { rows, position_rows, velocity_rows, norm_rows } = face.sizes;
	const residuals = {};
	const names = face.rows.map(([name]) => name);
	for (const name of [...names, ...face.velocity_rows]) residuals[name] = {};
	gather(residuals, "position", face.position_rows, run.array("position_residuals", position_rows));
	gather(residuals, "velocity", face.velocity_rows, run.array("velocity_residuals", velocity_rows));
	gather(residuals, "acceleration", names, run.array("acceleration_residuals", rows));
	const levels = Object.values(residuals);
	const largest = run.integer("largest_rank");
	const energy = energyError(energies.total, energies.work, energies.kinetic);
	return {
		constraint_error: Math.max(0, ...levels.flatMap((l) => [l.position ?? 0, l.velocity ?? 0])),
		norm_error: Math.max(0, ...run.array("norm_residuals", norm_rows)),
		energy_error: energy,
		effective_energy_error: energies.effective && energies.loadWork ? energyError(energies.effective, energies.loadWork, energies.kinetic) : energy,
		residuals,
		rows,
		smallest_rank: Math.min(run.integer("smallest_rank"), largest),
		largest_rank: largest,
		steps: run.integer("accepted"),
		rejected: run.integer("rejected"),
		evaluations: run.integer("evaluations"),
		seconds
	};
}
function gather(residuals, level, names, values) {
	names.forEach((name, i) => residuals[name][level] = Math.max(residuals[name][level] ?? 0, values[i]));
}
function energyError(E, W, kinetic) {
	const top = (values) => values.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
	const changes = E.map((v) => v - E[0]);
	const done = W.map((v) => v - W[0]);
	const turned = Math.max(top(changes), top(done));
	let drift = top(changes.map((v, i) => v - done[i]));
	if (drift <= ROUNDING$1 * Math.max(top(E), top(W))) drift = 0;
	const moving = kinetic.reduce((a, v) => Math.max(a, v), 0);
	const size = moving >= AT_REST * turned ? moving : turned;
	return size > 0 ? drift / size : drift;
}
// src/engine/bodies.ts
var ROUNDED = .001;
function requireBodies(face, blocks) {
	const { masses, inertias } = face.start;
	blocks.column("start_masses", masses.length).forEach((mass, i) => {
		if (mass < 0) throw new InconsistentStart(`the mass of '${masses[i]}' is ${words(mass)}: a mass is not negative.`);
	});
	const entries = blocks.column("start_inertias", 9 * inertias.length);
	inertias.forEach((name, i) => requireMoments(`the inertia of '${name}'`, entries.subarray(9 * i, 9 * i + 9)));
}
function requireMoments(what, entries) {
	const largest = entries.reduce((a, v) => Math.max(a, Math.abs(v)), 0);
	const [low, middle, high] = principalMoments(entries);
	const found = `${what} has the principal moments ${[
		low,
		middle,
		high
	].map(words).join(", ")}`;
	if (low < -.001 * largest) throw new InconsistentStart(`${found}: none of a body is negative.`);
	const plane = entries.filter((v) => v !== 0).length === 1;
	if (high > low + middle + ROUNDED * largest && !plane) throw new InconsistentStart(`${found}: no body has one that exceeds the sum of the other two.`);
}
function principalMoments(entries) {
	const shift = Math.sqrt(entries.reduce((sum, v) => sum + v * v, 0));
	const shifted = matrix(3, 3, entries);
	for (let i = 0; i < 3; i++) shifted.data[4 * i] += shift;
	return [...singularValues(shifted)].reverse().map((s) => s - shift);
}
function words(value) {
	return String(Number(value.toPrecision(4)));
}
// src/engine/run_struct.ts
var RunStruct = class RunStruct {
	module;
	address;
	offsets;
	constructor(module, address) {
		this.module = module;
		this.address = address;
		this.offsets = module.face.run;
	}
	static made(module) {
		const run = new RunStruct(module, module.doubles(module.face.run.size / 8));
		run.setInteger("integer_workspace", module.integers(module.call("integer_workspace") + 1));
		run.setInteger("workspace", module.doubles(module.call("workspace") + 1));
		return run;
	}
	setInteger(field, value) {
		new Int32Array(this.module.memory.buffer, this.address + this.offsets[field], 1)[0] = value;
	}
	integer(field) {
		return new Int32Array(this.module.memory.buffer, this.address + this.offsets[field], 1)[0];
	}
	setDouble(field, value) {
		this.module.view(this.address + this.offsets[field], 1)[0] = value;
	}
	double(field) {
		return this.module.view(this.address + this.offsets[field], 1)[0];
	}
	room(field, count) {
		const address = this.module.doubles(count);
		this.setInteger(field, address);
		return address;
	}
	setTables(tables) {
		if (!tables.length) return;
		const place = this.module.face.input;
		const address = this.module.integers(tables.length * place.size / 4);
		tables.forEach((table, k) => {
			const [breaks, coefficients] = [this.module.put(table.breaks), this.module.put(table.coefficients)];
			const fields = {
				breaks,
				coefficients,
				pieces: table.breaks.length - 1,
				first: table.first,
				count: table.count,
				number: table.number
			};
			const struct = new Int32Array(this.module.memory.buffer, address + k * place.size, place.size / 4);
			for (const [name, value] of Object.entries(fields)) struct[place[name] / 4] = value;
		});
		this.setInteger("inputs", address);
		this.setInteger("input_count", tables.length);
	}
	array(field, count) {
		return this.module.copy(this.integer(field), count);
	}
};
// src/engine/mode_program.ts
var BY_A_RATE = 1;
var ModeProgram = class {
	module;
	tables;
	parameters;
	blank;
	address;
	constructor(module, tables, parameters, samples, isImplicit) {
		this.module = module;
		this.tables = tables;
		this.parameters = parameters;
		const [integers, numbers] = [module.putIntegers(tables.integers), module.put(tables.numbers)];
		const memory = module.doubles(module.call("mode_memory", integers, samples, Number(isImplicit)));
		this.address = module.call("mode_program", memory, integers, numbers, samples, Number(isImplicit));
		this.blank = new RunStruct(module, module.call("mode_blank", this.address));
	}
	get phases() {
		return this.integers("mode_phases").slice();
	}
	setPhases(phases) {
		this.integers("mode_phases").set(phases);
		this.module.call("mode_parameters", this.address, this.module.call("mode_phases", this.address), this.parameters);
	}
	begin(time, end, tolerance, mostSteps, x) {
		const status = this.module.call("begin_modes", this.address, time, end, tolerance, mostSteps, this.module.put(x), this.parameters);
		const broken = /* @__PURE__ */ new Map();
		if (status && status !== this.tables.violated) throw new Error(this.module.face.statuses[status][1]);
		this.integers("mode_broken").forEach((how, law) => how && broken.set(law, how === BY_A_RATE));
		return broken;
	}
	closed(phases, laws) {
		const found = phases.slice();
		for (const law of laws) found[law] = this.tables.closed;
		return found;
	}
	goTo(time) {
		this.module.call("live_modes", this.address, time);
	}
	advance() {
		return this.module.call("advance_program", this.address);
	}
	get run() {
		return new RunStruct(this.module, this.module.call("mode_run", this.address));
	}
	runOf(sample) {
		return new RunStruct(this.module, this.module.call("mode_run_of", this.address, sample));
	}
	audit() {
		return new RunStruct(this.module, this.module.call("mode_audit", this.address));
	}
	outputs(count) {
		return this.module.copy(this.module.call("mode_outputs", this.address), count);
	}
	lost(count) {
		return this.module.copy(this.module.call("mode_lost", this.address), count);
	}
	integers(name) {
		return new Int32Array(this.module.memory.buffer, this.module.call(name, this.address), this.tables.laws.length);
	}
};
// src/engine/pace.ts
var Window = class {
	length;
	refusedPart;
	most;
	steps = 0;
	refused = 0;
	time = NaN;
	constructor(length, refusedPart, most) {
		this.length = length;
		this.refusedPart = refusedPart;
		this.most = most;
	}
	isHopeless(steps, refused, time, end) {
		if (Number.isNaN(this.time)) this.time = time;
		const taken = steps - this.steps;
		if (taken < this.length) return false;
		const gained = Math.abs(time - this.time);
		const slow = Math.abs(end - time) * taken > this.most * gained;
		const many = refused - this.refused >= this.refusedPart * taken;
		[this.steps, this.refused, this.time] = [
			steps,
			refused,
			time
		];
		return slow && many;
	}
};
var Pace = class {
	windows = [new Window(5e3, 1 / 3, 1e6), new Window(1e5, 0, 1e7)];
	stalls(steps, refused, time, end) {
		return this.windows.map((w) => w.isHopeless(steps, refused, time, end)).some(Boolean);
	}
};
// src/engine/samples.ts
function modelOutputs(session, n) {
	const { module, run } = session;
	const size = module.face.sizes.outputs;
	const y = module.doubles(n * size);
	const [t, x, udot, lam] = [
		"sample_times",
		"states",
		"speed_rates",
		"multipliers"
	].map((f) => run.integer(f));
	if (n && size) module.call("read_outputs", run.address, n, t, x, udot, lam, y);
	return module.copy(y, n * size);
}
function evaluated(session, name, size, n) {
	const { module, run } = session;
	const { states, speeds, multipliers } = module.face.sizes;
	const [x, udot, lam] = [
		"states",
		"speed_rates",
		"multipliers"
	].map((f) => run.integer(f));
	const out = module.doubles(n * size);
	const reaction = module.doubles(speeds + multipliers);
	const times = run.array("sample_times", n);
	for (let k = 0; k < n; k++) {
		const both = module.view(reaction, speeds + multipliers);
		both.set(module.view(udot + 8 * k * speeds, speeds));
		both.set(module.view(lam + 8 * k * multipliers, multipliers), speeds);
		const own = session.modes?.runOf(k) ?? run;
		module.call("set_inputs", own.address, times[k], x + 8 * k * states);
		module.call(name, times[k], x + 8 * k * states, own.integer("parameters"), reaction, out + 8 * k * size);
	}
	return module.copy(out, n * size);
}
function modelStates(session, n) {
	const { module, run } = session;
	const face = module.face;
	const [nq, nu] = [face.coordinates.length, face.speeds.length];
	if (face.has_reader) {
		const all = evaluated(session, "reader", nq + 2 * nu, n);
		const part = (first, size) => columns(all, nq + 2 * nu, first, size);
		return {
			coordinates: part(0, nq),
			speeds: part(nq, nu),
			speedRates: part(nq + nu, nu)
		};
	}
	const x = run.array("states", n * face.sizes.states);
	const part = (first, size) => columns(x, face.sizes.states, first, size);
	return {
		coordinates: part(0, nq),
		speeds: part(nq, nu),
		speedRates: run.array("speed_rates", n * nu)
	};
}
function columns(rows, width, first, size) {
	const n = width ? rows.length / width : 0;
	const found = new Float64Array(n * size);
	for (let k = 0; k < n; k++) found.set(rows.subarray(k * width + first, k * width + first + size), k * size);
	return found;
}
function modelOutput(face, model, ...key) {
	const place = face.layout.find((l) => l.length === key.length + 2 && key.every((word, i) => word === l[i]));
	if (!place) return null;
	const [first, last] = place.slice(-2);
	return columns(model, face.sizes.outputs, first, last - first);
}
function energiesOf(face, model, work, lost) {
	const kinetic = modelOutput(face, model, "kinetic energy");
	const potential = modelOutput(face, model, "potential energy");
	const count = face.sizes.quadratures;
	const done = (column) => columns(work, count, column, 1).map((v, i) => v - lost[i]);
	return {
		kinetic,
		total: kinetic.map((v, i) => v + potential[i]),
		work: count ? done(0) : lost.map((v) => -v),
		effective: modelOutput(face, model, "effective energy"),
		loadWork: count > 1 ? done(1) : null
	};
}
// src/engine/scales.ts
var RANK = 1e-8;
var NEARBY = .001;
var NEIGHBOUR_CUTOFF = .001;
var NEIGHBOURS = 3;
function startScales(module, run, blocks, x, time) {
	const { rows, speeds } = module.face.sizes;
	if (!rows) return {
		rowScale: /* @__PURE__ */ new Float64Array(0),
		speedScale: new Float64Array(speeds).fill(1),
		rankBound: 0
	};
	if (!module.face.contradiction) {
		const [rowScale, speedScale] = [module.doubles(rows), module.doubles(speeds)];
		const state = module.put(x);
		if (module.call("scales", run.address, time, state, rowScale, speedScale)) return {
			rowScale: module.copy(rowScale, rows),
			speedScale: module.copy(speedScale, speeds),
			rankBound: 0
		};
	}
	return new Redundant(module, blocks).scales(x);
}
var Redundant = class {
	module;
	blocks;
	constructor(module, blocks) {
		this.module = module;
		this.blocks = blocks;
	}
	get sizes() {
		return this.module.face.sizes;
	}
	scales(x) {
		const A = this.rows(x);
		const metric = this.metric(x);
		const usual = this.usual(metric);
		return {
			rowScale: this.lengths(this.rowsOfTheModel(A, x), metric).map((v) => Number.isFinite(v) ? v : 0),
			speedScale: usual.map((v) => 1 / Math.sqrt(v)),
			rankBound: this.rankWhereRowsHold(x, rankOf(A, usual))
		};
	}
	rows(x) {
		const { coordinates: q, speeds: n, rows: m } = this.sizes;
		const first = q + n * n + n;
		return matrix(m, n, this.blocks.column("dynamics", first + m * n, x).subarray(first));
	}
	metric(x) {
		const { coordinates: q, speeds: n } = this.sizes;
		if (this.module.has("metric")) return matrix(n, n, this.blocks.column("metric", n * n, x));
		return matrix(n, n, this.blocks.column("dynamics", q + n * n, x).subarray(q));
	}
	usual(metric) {
		return Float64Array.from({ length: metric.rows }, (_, i) => at(metric, i, i) > 0 ? at(metric, i, i) : 1);
	}
	rowsOfTheModel(A, x) {
		const { velocity_rows: mv, speeds: n } = this.sizes;
		if (!this.module.face.contradiction || !mv) return A;
		const { J } = this.blocks.rows("velocity", mv, n, x);
		const held = matrix(A.rows, A.columns, A.data);
		this.module.face.velocity_places.forEach((i, k) => {
			for (let j = 0; j < n; j++) held.data[i + held.rows * j] = at(J, k, j);
		});
		return held;
	}
	lengths(A, metric) {
		const found = new Float64Array(A.rows);
		for (let i = 0; i < A.rows; i++) {
			const a = Float64Array.from({ length: A.columns }, (_, j) => at(A, i, j));
			const raised = pseudoSolve(metric, a, 1e-15);
			found[i] = Math.sqrt(Math.max(a.reduce((sum, v, j) => sum + v * raised[j], 0), 0));
		}
		return found;
	}
	rankWhereRowsHold(x, here) {
		if (here === this.sizes.rows || this.module.face.is_higher) return 0;
		const directions = this.module.face.start.neighbours;
		const anywhere = this.rank(x.map((v, i) => v + NEARBY * directions[0][i]));
		let rank = here;
		for (let k = 1; k <= NEIGHBOURS; k++) {
			if (rank >= anywhere) return 0;
			rank = Math.max(rank, this.rank(this.neighbour(x, directions[k])));
		}
		return rank < anywhere ? rank : 0;
	}
	rank(x) {
		return rankOf(this.rows(x), this.usual(this.metric(x)));
	}
	neighbour(start, direction) {
		const { coordinates: q, speeds: n, position_rows: m, norm_rows: k } = this.sizes;
		const x = start.slice();
		for (let iteration = 0; iteration < 9; iteration++) {
			if (k) {
				const { c, J } = this.blocks.rows("norms", k, q, x);
				pseudoSolve(J, c, NEIGHBOUR_CUTOFF).forEach((step, i) => x[i] -= step);
			}
			if (!m) break;
			const column = this.blocks.column("position", m + m * n + q * n, x);
			const J = matrix(m, n, column.subarray(m, m + m * n));
			const step = pseudoSolve(J, column.slice(0, m), NEIGHBOUR_CUTOFF).map((v) => -v);
			if (iteration === 0) {
				const free = nullSpace(J, NEIGHBOUR_CUTOFF);
				times(free, direction.slice(0, free.columns)).forEach((v, i) => step[i] += NEARBY * v);
			}
			times(matrix(q, n, column.subarray(m + m * n)), step).forEach((v, i) => x[i] += v);
		}
		return x;
	}
};
function rankOf(A, usual) {
	const scaled = matrix(A.rows, A.columns);
	for (let j = 0; j < A.columns; j++) for (let i = 0; i < A.rows; i++) scaled.data[i + A.rows * j] = at(A, i, j) / Math.sqrt(usual[j]);
	const lengths = Float64Array.from({ length: A.rows }, (_, i) => {
		let square = 0;
		for (let j = 0; j < A.columns; j++) square += at(scaled, i, j) ** 2;
		return Math.sqrt(square);
	});
	const least = RANK * lengths.reduce((a, v) => Math.max(a, v), 0);
	for (let j = 0; j < A.columns; j++) for (let i = 0; i < A.rows; i++) scaled.data[i + A.rows * j] *= lengths[i] > least ? 1 / lengths[i] : 0;
	return singularValues(scaled).filter((s) => s > RANK).length;
}
// src/engine/stops.ts
var FOLLOWED = 1e-5;
var [DEGREE, SHORTEST] = [6, 16];
var SAMPLES$1 = 2049;
var [PIECES, LEVELS, MOST] = [
	64,
	12,
	2e5
];
var ROUNDING = 2;
var bits = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
function spacing(x) {
	if (!Number.isFinite(x)) return NaN;
	const size = Math.abs(x);
	bits.setFloat64(0, size);
	bits.setBigUint64(0, bits.getBigUint64(0) + 1n);
	return bits.getFloat64(0) - size;
}
function switchStops(evaluate, begin, end) {
	const times = grid(evaluate, begin, end);
	const values = times.map(evaluate);
	const stops = [];
	if (values[0].some((v) => v === 0)) stops.push([begin, begin + ROUNDING * spacing(begin + 1e-6 * (end - begin))]);
	for (let k = 0; k + 1 < times.length; k++) values[k].forEach((value, j) => {
		if (value > 0 !== values[k + 1][j] > 0) stops.push(located((t) => evaluate(t)[j], times[k], times[k + 1]));
	});
	return stops;
}
function sampledStops(evaluate, begin, end) {
	const step = (end - begin) / 2048;
	const times = Array.from({ length: SAMPLES$1 }, (_, k) => k === 2048 ? end : begin + k * step);
	const rows = times.map(evaluate);
	const soft = /* @__PURE__ */ new Set();
	rows[0].forEach((_, j) => {
		const values = rows.map((row) => row[j]);
		const range = Math.max(...values) - Math.min(...values);
		if (values.every(Number.isFinite) && range > 0) stretches(times, values, FOLLOWED * range).forEach((k) => soft.add(k));
	});
	return [...soft].map((k) => [times[k], times[k]]);
}
function stretches(times, values, tolerance) {
	const last = times.length - 1;
	const found = [];
	let first = 0;
	while (last - first > SHORTEST) {
		let length = SHORTEST;
		while (first + length < last && fits(times, values, first, Math.min(first + 2 * length, last), tolerance)) length *= 2;
		first += length;
		if (first < last) found.push(first);
	}
	return found;
}
function fits(times$1, values, first, last, tolerance) {
	const n = last - first + 1;
	const basis = matrix(n, DEGREE + 1);
	for (let i = 0; i < n; i++) {
		const s = 2 * (times$1[first + i] - times$1[first]) / (times$1[last] - times$1[first]) - 1;
		for (let k = 0; k <= DEGREE; k++) {
			const before = (back) => basis.data[i + n * (k - back)];
			basis.data[i + n * k] = k === 0 ? 1 : k === 1 ? s : 2 * s * before(1) - before(2);
		}
	}
	const wanted = values.slice(first, last + 1);
	const found = times(basis, pseudoSolve(basis, wanted, 1e-15));
	return wanted.every((v, i) => Math.abs(found[i] - v) <= tolerance);
}
function grid(evaluate, begin, end) {
	const count = 4 * PIECES;
	let times = Array.from({ length: count + 1 }, (_, k) => begin + k * (end - begin) / count);
	times[count] = end;
	for (let level = 0; level < LEVELS; level++) {
		const wanted = coarse(times.map(evaluate));
		if (!wanted.some(Boolean) || times.length > MOST) break;
		times = [...times.slice(0, -1).map((t, k) => wanted[k] ? [t, (t + times[k + 1]) / 2] : [t]).flat(), times[times.length - 1]];
	}
	return times;
}
function coarse(values) {
	const n = values.length;
	const size = values[0].map((_, j) => values.reduce((a, v) => Math.max(a, Math.abs(v[j])), 0) + 22250738585072014e-324);
	const wanted = new Array(n - 1).fill(false);
	for (let k = 0; k + 2 < n; k++) if (values[k + 1].some((v, j) => {
		const middle = Math.abs(v - (values[k][j] + values[k + 2][j]) / 2);
		const near = Math.min(Math.abs(values[k][j]), Math.abs(v), Math.abs(values[k + 2][j]));
		return middle > .02 * size[j] && near < 4 * middle;
	})) wanted[k] = wanted[k + 1] = true;
	return wanted;
}
function located(evaluate, from, to) {
	let [low, high] = [from, to];
	const above = evaluate(low) > 0;
	for (let k = 0; k < 80; k++) {
		const middle = low + (high - low) / 2;
		if (evaluate(middle) > 0 === above) low = middle;
		else high = middle;
	}
	const gap = ROUNDING * spacing(Math.max(Math.abs(low), Math.abs(high)));
	return [low - gap, high + gap];
}
function mergedStops(stops, begin, end) {
	const inside = stops.filter((s) => s[1] > begin && s[1] < end);
	inside.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
	const kept = [];
	for (const stop of inside) {
		const last = kept[kept.length - 1];
		if (last && stop[0] <= last[1]) last[1] = Math.max(stop[1], last[1]);
		else kept.push([stop[0], stop[1]]);
	}
	return kept;
}
// src/engine/status.ts
var SAY_WHERE = [
	"POWERLESS",
	"NO_REACTION",
	"SEVERAL_REACTIONS"
];
var STIFF_IN_A_ROW = 15;
function codeOf(face, name) {
	return Number(Object.keys(face.statuses).find((code) => face.statuses[code][0] === name));
}
function isFailure(face, code) {
	return face.statuses[code][2];
}
function failureMessage(face, run, code) {
	const [name, message, failed] = face.statuses[code];
	let text = message;
	if (["TOO_MANY_STEPS", "STEP_TOO_SMALL"].includes(name) && run.integer("stiff_steps") >= STIFF_IN_A_ROW) text += "; the motion is stiff there: integrator='radau' takes longer steps";
	if (!failed || name === "TOO_MANY_STEPS") return text;
	const place = run.integer("error_place");
	const row = face.rows[run.integer("error_index")];
	if (name === "CONTRADICTORY" && face.contradiction && row) text = face.contradiction.replaceAll("{name}", row[0]);
	else {
		if (place && !SAY_WHERE.includes(name)) text += ` ${face.places[place]}`;
		if (row && (name === "CONTRADICTORY" || name === "POWERLESS")) text += ` (the constraint '${row[0]}')`;
	}
	const time = name === "NO_PROGRESS" ? run.double("t") : run.double("error_time");
	return `${text}, at t = ${Number(time.toPrecision(9))}${furtherWords(face, name)}`;
}
function furtherWords(face, name) {
	const quoted = (names) => [...new Set(names)].map((name) => `'${name}'`).join(", ");
	let text = name === "DISPLACED" ? ` (constraints: ${quoted([...face.position_rows, ...face.velocity_rows])})` : "";
	if (face.contradiction && [
		"STEP_TOO_SMALL",
		"NO_PROGRESS",
		"DISPLACED"
	].includes(name)) {
		const names = [...new Set(face.rows.map(([name]) => name))].join(" or ");
		text += `; it may be that ${face.contradiction.replaceAll("{name}", names)}`;
	}
	if (face.is_higher && name === "SINGULAR") {
		const rows = face.start.rows.filter((name) => !name.startsWith("the motion")).sort();
		text += `: the extended system with ${quoted(rows)} is not regular there (a multiplier that vanishes can do that)`;
	}
	return text;
}
// src/engine/session.ts
var SAMPLES = 501;
var TOLERANCE = 1e-10;
var LARGEST_STEPS = 2 ** 31 - 1;
var CHUNK$1 = 2e3;
var RADAU = 1;
var Session = class {
	module;
	request;
	run;
	modes;
	parameters;
	times;
	end;
	limited;
	start;
	events = [];
	constructor(module, request) {
		this.module = module;
		this.request = request;
		const face = module.face;
		const time = request.startTime ?? 0;
		this.times = instants(request, time);
		this.end = time + request.duration;
		this.limited = request.maxSteps !== void 0;
		this.parameters = module.doubles(face.sizes.all_parameters);
		module.view(this.parameters, face.sizes.all_parameters).set(parameterValues(face, request.parameters));
		const { modes } = face;
		this.modes = modes && new ModeProgram(module, modes, this.parameters, this.times.length, request.integrator === "radau");
		this.run = this.modes?.blank ?? RunStruct.made(module);
		if (!this.modes) this.run.setInteger("parameters", this.parameters);
		this.run.setTables(face.inputs.tables);
		const own = this.run.integer("parameters");
		this.run.setInteger("parameters", this.parameters);
		module.call("set_inputs", this.run.address, time, module.doubles(face.sizes.states));
		this.run.setInteger("parameters", own);
		const blocks = new Blocks(module, this.parameters, time);
		requireBodies(face, blocks);
		this.setOptions(time);
		this.setStops(time);
		if (this.modes) {
			module.view(this.run.integer("times"), this.times.length).set(this.times);
			this.start = this.beginModes(this.modes, blocks, time);
			return;
		}
		const x = this.start = startState(module, blocks, request.start, request.near ?? {}, time);
		const scales = startScales(module, this.run, blocks, x, time);
		this.run.setInteger("row_scale", module.put(scales.rowScale));
		this.run.setInteger("speed_scale", module.put(scales.speedScale));
		this.setRankBound(scales.rankBound);
		this.setEvents();
		this.makeRoom(this.times.length + 1);
		module.view(module.call("state", this.run.address), x.length).set(x);
	}
	beginModes(modes, blocks, time) {
		const { module, request } = this;
		const { laws } = module.face.modes;
		const complete = () => startState(module, blocks, request.start, request.near ?? {}, time);
		const begin = (phases, x) => {
			modes.setPhases(phases);
			return modes.begin(time, this.end, request.tolerance ?? TOLERANCE, request.maxSteps ?? LARGEST_STEPS, x);
		};
		let phases = modes.phases;
		modes.setPhases(phases);
		let x = complete();
		for (let k = 0; k <= laws.length; k++) {
			const broken = begin(phases, x);
			if (!broken.size) break;
			const closed = modes.closed(phases, broken.keys());
			modes.setPhases(closed);
			try {
				x = complete();
			} catch (error) {
				const at = [...broken].find(([, byRate]) => !byRate);
				if (!(error instanceof InconsistentStart) || at) throw at ? new InconsistentStart(`the start violates the relation '${laws[at[0]]}'.`) : error;
				begin(phases, x);
				break;
			}
			phases = closed;
		}
		return x;
	}
	setRankBound(rankBound) {
		const { sizes, contradiction } = this.module.face;
		this.run.setInteger("rank_bound", rankBound);
		this.run.setInteger("rates_wait", contradiction || rankBound || sizes.has_ideal || sizes.inputs ? 0 : 1);
	}
	setOptions(time) {
		const { module, run, request } = this;
		const { sizes } = module.face;
		const tolerance = request.tolerance ?? TOLERANCE;
		if (!(tolerance > 0 && request.duration > 0)) throw new InconsistentStart("tolerance and duration must be positive.");
		run.setInteger("max_steps", Math.min(request.maxSteps ?? LARGEST_STEPS, LARGEST_STEPS));
		if (request.integrator === "radau") {
			run.setInteger("method", RADAU);
			run.setInteger("jacobian", module.call("jacobian_address"));
			if (!this.modes) run.room("implicit_workspace", module.call("implicit_workspace") + 1);
		}
		if (this.modes) return;
		run.setInteger("absolute_tolerance", module.put(new Float64Array(sizes.states).fill(tolerance)));
		run.setDouble("tolerance", tolerance);
		run.setDouble("t", time);
		run.setDouble("end", this.end);
		run.setDouble("max_step", Infinity);
		run.setInteger("projection", 1);
		run.setInteger("scales_tolerance", 1);
		run.setInteger("smallest_rank", sizes.rows + 1);
		run.setInteger("time_count", this.times.length);
		run.setInteger("times", module.put(this.times));
	}
	setStops(time) {
		const { module, run, end } = this;
		const { sizes, inputs } = module.face;
		const stops = [...inputs.stops];
		if (sizes.switches) stops.push(...switchStops(this.ofTime("switches", sizes.switches), time, end));
		if (inputs.timely) stops.push(...sampledStops(this.ofTime("input_values", inputs.timely), time, end));
		const merged = mergedStops(stops, time, end);
		run.setInteger("stops", module.put(merged.flat()));
		run.setInteger("stop_count", merged.length);
	}
	ofTime(name, size) {
		const { module } = this;
		const [x, out] = [module.doubles(module.face.sizes.states), module.doubles(size)];
		return (t) => {
			module.call(name, t, x, this.parameters, 0, out);
			return module.copy(out, size);
		};
	}
	setEvents() {
		const { module, run } = this;
		const { events, event_capacity: capacity, sizes } = module.face;
		if (!events.length) return;
		run.setInteger("event_directions", module.putIntegers(events.map((e) => e.direction)));
		run.setInteger("event_terminals", module.putIntegers(events.map((e) => e.terminal)));
		run.room("event_margins", events.length);
		run.setInteger("event_indices", module.integers(capacity));
		run.room("event_times", capacity);
		run.room("event_states", capacity * sizes.states);
		run.setInteger("event_capacity", capacity);
	}
	fetchEvents() {
		const { module } = this;
		const run = this.modes?.run ?? this.run;
		const [count, nx] = [run.integer("event_count"), module.face.sizes.states];
		if (!count) return;
		const indices = new Int32Array(module.memory.buffer, run.integer("event_indices"), count);
		const times = run.array("event_times", count);
		const states = run.array("event_states", count * nx);
		for (let k = 0; k < count; k++) {
			const name = module.face.events[indices[k]]?.name;
			if (name === void 0) continue;
			this.events.push({
				name,
				time: times[k],
				state: states.slice(k * nx, (k + 1) * nx)
			});
		}
		run.setInteger("event_count", 0);
	}
	makeRoom(samples) {
		const { run, module } = this;
		const s = module.face.sizes;
		run.room("sample_times", samples);
		run.room("states", samples * s.states);
		run.room("speed_rates", samples * s.speeds);
		run.room("multipliers", samples * s.multipliers);
		run.room("work", samples * s.quadratures);
		run.room("position_residuals", s.position_rows);
		run.room("velocity_residuals", s.velocity_rows);
		run.room("acceleration_residuals", s.rows);
		run.room("norm_residuals", s.norm_rows);
		run.setInteger("ranks", module.integers(samples));
	}
	goTo(time) {
		if (this.modes) return this.modes.goTo(time);
		const { module, run } = this;
		module.view(run.integer("times"), 1)[0] = time;
		run.setDouble("end", time);
		run.setInteger("sample_count", 0);
		run.setInteger("started", 0);
		run.setDouble("h", 0);
	}
	get counted() {
		return this.modes?.audit() ?? this.run;
	}
	advance(begin, chunk = CHUNK$1, limit = this.request.timeLimit ?? Infinity) {
		const pace = new Pace();
		for (;;) {
			const status = this.modes ? this.modes.advance() : this.module.call("advance", this.run.address, chunk);
			this.fetchEvents();
			if (status) return status;
			const { counted } = this;
			const [accepted, rejected] = [counted.integer("accepted"), counted.integer("rejected")];
			const t = (this.modes?.run ?? this.run).double("t");
			if (!this.limited && pace.stalls(accepted + rejected, rejected, t, this.end)) return codeOf(this.module.face, "NO_PROGRESS");
			if ((performance.now() - begin) / 1e3 > limit) return codeOf(this.module.face, "INTERRUPTED");
		}
	}
	result(status, seconds) {
		const { module, run, counted } = this;
		const s = module.face.sizes;
		let code = status;
		const last = this.modes?.run ?? run;
		run.setInteger("sample_count", last.integer("sample_count"));
		if (run.integer("rates_wait")) code = module.call("sample_rates", run.address) || status;
		const n = run.integer("sample_count");
		const outputs = { outputs: this.modes?.outputs(n * s.outputs) ?? modelOutputs(this, n) };
		for (const [name, [entry, size]] of Object.entries(module.face.outputs)) outputs[name] = evaluated(this, entry.replace("appell_", ""), size, n);
		const work = run.array("work", n * s.quadratures);
		const lost = this.modes?.lost(n) ?? new Float64Array(n);
		const energies = energiesOf(module.face, outputs.outputs, work, lost);
		const failed = isFailure(module.face, code) || code === codeOf(module.face, "INTERRUPTED");
		return {
			status: failed ? module.face.statuses[code][0].toLowerCase() : "ok",
			message: failed ? failureMessage(module.face, last, code) : "",
			start: startByName(module.face, this.start),
			time: run.array("sample_times", n),
			states: run.array("states", n * s.states),
			...modelStates(this, n),
			multipliers: run.array("multipliers", n * s.multipliers),
			work,
			lost,
			outputs,
			events: this.events,
			audit: n ? audited(module.face, counted, energies, seconds) : null
		};
	}
};
function instants(request, start) {
	const count = Math.max(request.samples ?? SAMPLES, 2);
	const step = request.duration / (count - 1);
	const times = Float64Array.from({ length: count }, (_, k) => k * step + start);
	times[count - 1] = start + request.duration;
	return times;
}
function parameterValues(face, given) {
	return Float64Array.from(face.parameters, (p, i) => {
		const value = given && i < given.length ? given[i] : p.value;
		if (value === null || value === void 0 || !Number.isFinite(value)) throw new InconsistentStart(`the parameter '${p.name}' has no finite value.`);
		return value;
	});
}
function startByName(face, x) {
	const names = face.is_higher ? face.auxiliaries : [
		...face.coordinates,
		...face.speeds,
		...face.auxiliaries
	];
	return Object.fromEntries(names.map((name, i) => [name, x[i]]));
}
// src/engine/engine.ts
async function loadEngine(bytes, face) {
	return new Engine(await Module.load(bytes, face));
}
var Engine = class {
	module;
	constructor(module) {
		this.module = module;
	}
	get interface() {
		return this.module.face;
	}
	run(request) {
		const begin = performance.now();
		this.module.release();
		try {
			const session = new Session(this.module, request);
			const code = session.advance(begin);
			return session.result(code, (performance.now() - begin) / 1e3);
		} catch (error) {
			if (error instanceof InconsistentStart) return nothing("inconsistent", error.message);
			return nothing("fault", `the page could not compute this: ${error.message}.`);
		}
	}
};
function nothing(status, message) {
	const none = /* @__PURE__ */ new Float64Array(0);
	return {
		status,
		message,
		start: {},
		time: none,
		states: none,
		coordinates: none,
		speeds: none,
		speedRates: none,
		multipliers: none,
		work: none,
		lost: none,
		outputs: {},
		events: [],
		audit: null
	};
}
// src/engine/live.ts
var KEPT = 18e3;
var CHUNK = 8;
var Live = class Live {
	module;
	session;
	moments = [];
	wanted;
	message = "";
	constructor(module, request) {
		this.module = module;
		this.session = new Session(module, {
			...request,
			samples: 2,
			timeLimit: void 0
		});
		this.session.run.setInteger("time_count", 1);
		this.wanted = request.startTime ?? 0;
		module.keep();
		this.goTo(this.wanted, Infinity);
	}
	static async begin(bytes, face, request) {
		return new Live(await Module.load(bytes, face), request);
	}
	get time() {
		return this.wanted;
	}
	set(place, value) {
		this.module.view(this.session.parameters, place + 1)[place] = value;
	}
	advance(by, patience = Infinity) {
		return this.goTo(this.wanted + by, patience);
	}
	goTo(time, patience) {
		const begin = performance.now();
		this.session.goTo(time);
		const code = this.session.advance(begin, CHUNK, patience / 1e3);
		if (code === codeOf(this.module.face, "INTERRUPTED")) return "behind";
		this.wanted = time;
		const found = this.session.result(code, 0);
		this.module.release();
		this.message = found.message;
		if (found.time.length) this.remember(found);
		return code === codeOf(this.module.face, "FINISHED") ? "there" : "ended";
	}
	remember(moment) {
		this.moments.push(moment);
		if (this.moments.length > KEPT) this.moments = this.moments.slice(KEPT / 4);
	}
	record(last = KEPT) {
		const { face } = this.module;
		const moments = this.moments.slice(-last);
		const joined = (pick) => concatenated(moments.map(pick));
		const outputs = Object.fromEntries(Object.keys(moments[0].outputs).map((name) => [name, joined((m) => m.outputs[name])]));
		const [work, lost, time] = [
			joined((m) => m.work),
			joined((m) => m.lost),
			joined((m) => m.time)
		];
		const energies = energiesOf(face, outputs.outputs, work, lost);
		return {
			...moments[moments.length - 1],
			start: moments[0].start,
			time,
			states: joined((m) => m.states),
			coordinates: joined((m) => m.coordinates),
			speeds: joined((m) => m.speeds),
			speedRates: joined((m) => m.speedRates),
			multipliers: joined((m) => m.multipliers),
			work,
			lost,
			outputs,
			events: moments[moments.length - 1].events.filter((event) => event.time >= time[0]),
			audit: audited(face, this.session.counted, energies, 0)
		};
	}
};
function concatenated(parts) {
	const whole = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
export { Live, MATHEMATICS, loadEngine, matrix, modelOutput, nullSpace, pseudoSolve, singularValues };
