"""From an object file of LLVM to a WebAssembly module, without a linker.

An object of LLVM for wasm32 that calls nothing but imports is a module already: indices of functions and types are those
of the file, data lies from address zero on, the table of functions begins at one. What it lacks is an export section;
the names of its functions stand in the custom section ``linking`` (tool-conventions/Linking.md of WebAssembly).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from appell.errors import CompileError

CUSTOM, IMPORT, EXPORT, DATA = 0, 2, 7, 11
#: Sections that stand behind the exports in a module.
BEHIND_EXPORTS = frozenset({8, 9, 10, 11, 12})
HEADER = b"\0asm\1\0\0\0"
SYMBOL_TABLE = 8
FUNCTION, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
I32_CONST, END = 0x41, 0x0B


@dataclass(frozen=True)
class ModuleFile:
    """A module: its bytes, the functions it asks for, and the end of its data in memory."""

    code: bytes
    imports: tuple[str, ...]
    data_end: int


class Reader:
    """Numbers and names of a WebAssembly file, one after another."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content, self.at = content, at

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        """An unsigned number in LEB128."""
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, size: int) -> bytes:
        """So many bytes."""
        self.at += size
        return self.content[self.at - size : self.at]

    def name(self) -> str:
        """A name: its length, its letters."""
        return self.take(self.number()).decode()

    @property
    def is_over(self) -> bool:
        """Whether all was read."""
        return self.at >= len(self.content)


def leb(value: int) -> bytes:
    """An unsigned number in LEB128.

    >>> leb(300).hex()
    'ac02'
    """
    out = bytearray()
    while True:
        value, low = value >> 7, value & 0x7F
        out.append(low | (0x80 if value else 0))
        if not value:
            return bytes(out)


def sections(content: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a file: their number and content."""
    if not content.startswith(HEADER):
        raise CompileError("LLVM did not emit a WebAssembly object for wasm32.")
    reader = Reader(content, len(HEADER))
    while not reader.is_over:
        kind = reader.byte()
        yield kind, reader.take(reader.number())


def module_file(content: bytes, exported: Collection[str]) -> ModuleFile:
    """The module of an object, with these functions exported. Raises CompileError where one is not in it."""
    parts = list(sections(content))
    places = _function_places(parts)
    missing = [name for name in exported if name not in places]
    if missing:
        raise CompileError(f"the module has no function {', '.join(sorted(missing))}")
    kept = [(kind, body) for kind, body in parts if kind != CUSTOM]
    before = sum(kind not in BEHIND_EXPORTS for kind, _ in kept)
    kept.insert(before, (EXPORT, _exports({name: places[name] for name in sorted(exported)})))
    code = HEADER + b"".join(bytes([kind]) + leb(len(body)) + body for kind, body in kept)
    bodies = dict(kept)
    return ModuleFile(code, _imported_functions(bodies.get(IMPORT, b"\0")), _data_end(bodies.get(DATA, b"\0")))


def _function_places(parts: list[tuple[int, bytes]]) -> dict[str, int]:
    """The indices of the functions that an object defines, by name."""
    for kind, body in parts:
        reader = Reader(body)
        if kind != CUSTOM or reader.name() != "linking":
            continue
        reader.number()  # the version
        while not reader.is_over:
            subsection, size = reader.byte(), reader.number()
            content = reader.take(size)
            if subsection == SYMBOL_TABLE:
                return _defined_functions(Reader(content))
    raise CompileError("the object has no table of symbols.")


def _defined_functions(reader: Reader) -> dict[str, int]:
    found: dict[str, int] = {}
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        if kind == DATA_SYMBOL:
            reader.name()
            if not flags & UNDEFINED:
                for _ in range(3):  # segment, offset, size
                    reader.number()
            continue
        index = reader.number()
        if kind == SECTION_SYMBOL or (flags & UNDEFINED and not flags & EXPLICIT_NAME):
            continue
        name = reader.name()
        if kind == FUNCTION and not flags & UNDEFINED:
            found[name] = index
    return found


def _exports(places: dict[str, int]) -> bytes:
    entries = [leb(len(name)) + name.encode() + bytes([FUNCTION]) + leb(index) for name, index in places.items()]
    return leb(len(entries)) + b"".join(entries)


def _imported_functions(body: bytes) -> tuple[str, ...]:
    """The names of imported functions; memory, table and stack pointer are imported too, always by the same names."""
    reader, names = Reader(body), []
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind == FUNCTION:
            names.append(name)
            reader.number()
        elif kind == 3:  # a global: its type, whether it changes
            reader.take(2)
        else:  # a table (its type first) or a memory: limits
            if kind == 1:
                reader.byte()
            bounded = reader.byte() & 1
            for _ in range(1 + bounded):
                reader.number()
    return tuple(names)


def _data_end(body: bytes) -> int:
    """The first address behind the data."""
    reader, end = Reader(body), 0
    for _ in range(reader.number()):
        flags = reader.number()
        if flags or reader.byte() != I32_CONST:
            raise CompileError("a segment of data has no fixed place in memory.")
        offset = reader.number()
        if reader.byte() != END:
            raise CompileError("a segment of data has no fixed place in memory.")
        size = reader.number()
        reader.take(size)
        end = max(end, offset + size)
    return end
