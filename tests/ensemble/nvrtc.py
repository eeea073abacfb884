"""NVIDIA's compiler of kernels, which needs no card: from the wheel nvidia-cuda-nvrtc, or a toolkit on the machine."""

from __future__ import annotations

import ctypes
import ctypes.util
from importlib.util import find_spec
from pathlib import Path

import pytest

from appell.ensemble.cuda_runner import OPTIONS

CARD = "sm_90"
"""The H200, on which the kernels were measured."""


def _library() -> ctypes.CDLL | None:
    try:
        found = find_spec("nvidia.cuda_nvrtc") or find_spec("nvidia.cu13")
    except ModuleNotFoundError:
        found = None
    folders = [] if found is None else list(found.submodule_search_locations or [])
    names = [str(path) for folder in folders for path in sorted(Path(folder).rglob("libnvrtc.so.*"))]
    names += [name for name in [ctypes.util.find_library("nvrtc")] if name]
    return ctypes.CDLL(names[0]) if names else None


NVRTC = _library()
needs_nvrtc = pytest.mark.skipif(
    NVRTC is None, reason="there is no NVRTC: pip install '.[nvrtc]' (90 MB, no card is needed)"
)


def compiled(source: str, card: str = CARD) -> bytes:
    """The machine code of a program for a card, with the options of the runner; fails with the compiler's words."""
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    assert NVRTC is not None
    options = [*OPTIONS, f"--gpu-architecture={card}"]
    assert NVRTC.nvrtcCreateProgram(ctypes.byref(program), source.encode(), b"kernel.cu", 0, None, None) == 0
    words = (ctypes.c_char_p * len(options))(*(option.encode() for option in options))
    failed = NVRTC.nvrtcCompileProgram(program, len(options), words)
    NVRTC.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    NVRTC.nvrtcGetProgramLog(program, log)
    assert not failed, log.value.decode()
    assert NVRTC.nvrtcGetCUBINSize(program, ctypes.byref(size)) == 0
    code = ctypes.create_string_buffer(size.value)
    assert NVRTC.nvrtcGetCUBIN(program, code) == 0
    NVRTC.nvrtcDestroyProgram(ctypes.byref(program))
    return code.raw
