"""Names that an object file leaves to the linker, read from its table of symbols (ELF, Mach-O and COFF of 64 bits)."""

import struct


def undefined(content: bytes) -> set[str]:
    """As the C source spells them."""
    if content[:4] == b"\x7fELF":
        return _elf(content)
    if content[:4] == b"\xcf\xfa\xed\xfe":
        return {name.removeprefix("_") for name in _mach_o(content)}
    return _coff(content)


def _text(table: bytes, at: int) -> str:
    return table[at : table.index(b"\0", at)].decode()


def _elf(content: bytes) -> set[str]:
    offset, size, count = struct.unpack_from("<Q", content, 40)[0], *struct.unpack_from("<HH", content, 58)
    sections = [struct.unpack_from("<IIQQQQIIQQ", content, offset + size * k) for k in range(count)]
    found = set()
    for section in sections:
        if section[1] != 2:  # SHT_SYMTAB
            continue
        strings = content[sections[section[6]][4] :]
        for at in range(section[4], section[4] + section[5], 24):
            name, _, _, where = struct.unpack_from("<IBBH", content, at)
            if where == 0 and name:  # SHN_UNDEF
                found.add(_text(strings, name))
    return found


def _mach_o(content: bytes) -> set[str]:
    at, found = 32, set()
    for _ in range(struct.unpack_from("<I", content, 16)[0]):
        command, size = struct.unpack_from("<II", content, at)
        if command == 2:  # LC_SYMTAB
            symbols, count, strings, _ = struct.unpack_from("<IIII", content, at + 8)
            for k in range(count):
                name, kind, _, _, value = struct.unpack_from("<IBBHQ", content, symbols + 16 * k)
                if kind & 0x0E == 0 and value == 0:  # N_UNDF
                    found.add(_text(content[strings:], name))
        at += size
    return found


def _coff(content: bytes) -> set[str]:
    symbols, count = struct.unpack_from("<II", content, 8)
    strings, found, k = content[symbols + 18 * count :], set(), 0
    while k < count:
        raw, value, section, _, storage, auxiliary = struct.unpack_from("<8sIhHBB", content, symbols + 18 * k)
        long_name = raw[:4] == b"\0\0\0\0"
        name = _text(strings, struct.unpack("<I", raw[4:])[0]) if long_name else raw.rstrip(b"\0").decode()
        if section == 0 and storage == 2 and value == 0:  # IMAGE_SYM_UNDEFINED, external
            found.add(name)
        k += 1 + auxiliary
    return found
