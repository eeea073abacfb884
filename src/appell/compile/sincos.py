"""Sine and cosine of a number or of the lanes of a vector, as LLVM IR: within one unit in the last place, |x| <= 1e5.

x is reduced by n pi/2, with pi/2 in three parts (Cody and Waite 1980), which fused products subtract without loss: the
remainder r and its rounding error s. On |r| <= pi/4 the polynomials and the compensated sums are those of fdlibm (Sun
Microsystems 1993, k_sin.c and k_cos.c). Larger arguments, infinities and nan are left to the C library, lane by lane.
"""

from __future__ import annotations

from appell.compile.emit import RegisterType

NEAR = 1e5
#: 1.5 * 2^52: what is added to it is rounded to a whole number, which then stands in its last bits.
ROUNDER = 6755399441055744.0
TWO_OVER_PI = 0.6366197723675814
HALF_PI = (1.5707963267948966, 6.123233995736766e-17, -1.4973849048591833e-33)
SINE = (
    -1.66666666666666324348e-01,
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
)
COSINE = (
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
)


class _Lines:
    """Lines of a function on vectors; plain operations, so that no rounding is left to the compiler's choice."""

    def __init__(self, numbers: RegisterType, prefix: str = "%s") -> None:
        self.numbers = numbers
        self.prefix = prefix
        self.lines: list[str] = []

    def put(self, expression: str) -> str:
        self.lines.append(f"  {self.prefix}{len(self.lines)} = {expression}")
        return f"{self.prefix}{len(self.lines) - 1}"

    def operation(self, name: str, a: str, b: str) -> str:
        return self.put(f"{name} {self.numbers.type} {a}, {b}")

    def fma(self, a: str, b: str, c: str) -> str:
        kind = self.numbers.type
        return self.put(f"call {kind} @llvm.fma.{self.numbers.suffix}({kind} {a}, {kind} {b}, {kind} {c})")

    def negative(self, a: str) -> str:
        return self.put(f"fneg {self.numbers.type} {a}")

    def polynomial(self, z: str, coefficients: tuple[float, ...]) -> str:
        value = self.numbers.constant(coefficients[-1])
        for c in reversed(coefficients[:-1]):
            value = self.fma(z, value, self.numbers.constant(c))
        return value

    def chosen(self, condition: str, a: str, b: str) -> str:
        kind = self.numbers.type
        return self.put(f"select {self.numbers.truth} {condition}, {kind} {a}, {kind} {b}")


def _kernel_sine(w: _Lines, r: str, s: str, z: str) -> str:
    """r - ((z (s/2 - v p) - s) - v S1) with v = z r"""
    v = w.operation("fmul", z, r)
    half = w.operation("fmul", w.numbers.constant(0.5), s)
    inner = w.fma(w.negative(v), w.polynomial(z, SINE[1:]), half)
    bracket = w.fma(z, inner, w.negative(s))
    return w.operation("fsub", r, w.fma(v, w.numbers.constant(-SINE[0]), bracket))


def _kernel_cosine(w: _Lines, r: str, s: str, z: str) -> str:
    """a + (((1 - a) - z/2) + z^2 p - r s) with a = 1 - z/2"""
    one, half = w.numbers.constant(1.0), w.numbers.constant(-0.5)
    a = w.fma(z, half, one)
    lost = w.fma(z, half, w.operation("fsub", one, a))
    rest = w.fma(w.operation("fmul", z, z), w.polynomial(z, COSINE), lost)
    return w.operation("fadd", a, w.fma(w.negative(r), s, rest))


def _reduced(w: _Lines, x: str, count: str) -> tuple[str, str]:
    """x - n pi/2 as r + s: the first part of pi/2 leaves no error, those of the second are s, with the third.

    What the first part leaves is a multiple of the last place of n times the second, so that r and its difference from
    it are as in the sum of two numbers of which the first is larger (Dekker 1971), and that difference is exact.
    """
    one, two, three = (w.numbers.constant(part) for part in HALF_PI)
    turns = w.negative(count)
    first = w.fma(turns, one, x)
    r = w.operation("fsub", first, w.operation("fmul", count, two))
    s = w.fma(turns, two, w.operation("fsub", first, r))
    return r, w.fma(turns, three, s)


def near_sine_and_cosine(numbers: RegisterType, x: str, prefix: str = "%s") -> tuple[list[str], list[str], str]:
    """Lines that compute both for |x| <= NEAR, the names of the two, and that of the condition that x is not near."""
    kind, n = numbers.type, numbers.lanes
    whole = "i64" if n == 1 else f"<{n} x i64>"
    w = _Lines(numbers, prefix)
    rounded = w.fma(x, numbers.constant(TWO_OVER_PI), numbers.constant(ROUNDER))
    count = w.operation("fsub", rounded, numbers.constant(ROUNDER))
    r, s = _reduced(w, x, count)
    z = w.operation("fmul", r, r)
    sine, cosine = _kernel_sine(w, r, s, z), _kernel_cosine(w, r, s, z)

    def integer(value: int) -> str:
        return str(value) if n == 1 else f"<{', '.join([f'i64 {value}'] * n)}>"

    bits = w.put(f"bitcast {kind} {rounded} to {whole}")
    odd = w.put(f"trunc {whole} {bits} to {numbers.truth}")
    results = []
    for turn, (even_one, odd_one) in enumerate(((sine, cosine), (cosine, sine))):
        value = w.chosen(odd, odd_one, even_one)
        quadrant = w.put(f"add {whole} {bits}, {integer(turn)}")
        half = w.put(f"and {whole} {quadrant}, {integer(2)}")
        sign = w.put(f"shl {whole} {half}, {integer(62)}")
        turned = w.put(f"xor {whole} {w.put(f'bitcast {kind} {value} to {whole}')}, {sign}")
        results.append(w.put(f"bitcast {whole} {turned} to {kind}"))
    size = w.put(f"call {kind} @llvm.fabs.{numbers.suffix}({kind} {x})")
    return w.lines, results, w.put(f"fcmp ugt {kind} {size}, {numbers.constant(NEAR)}")


def sincos_ir(numbers: RegisterType) -> str:
    """`appell_lanes_sincos`: the pair (sin x, cos x) of a vector x, inlined where it is called."""
    kind, n = numbers.type, numbers.lanes
    lines, results, far = near_sine_and_cosine(numbers, "%x")
    pair = f"{{ {kind}, {kind} }}"
    return "\n".join(
        [
            f"declare {kind} @llvm.fma.{numbers.suffix}({kind}, {kind}, {kind}) #1",
            f"declare i1 @llvm.vector.reduce.or.v{n}i1({numbers.truth}) #1",
            "declare double @llvm.sin.f64(double) #1",
            "declare double @llvm.cos.f64(double) #1",
            "declare double @llvm.fabs.f64(double) #1",
            f"define internal {pair} @appell_lanes_sincos({kind} %x) alwaysinline nounwind {{",
            "begin:",
            *lines,
            f"  %some = call i1 @llvm.vector.reduce.or.v{n}i1({numbers.truth} {far})",
            "  br i1 %some, label %beyond, label %end",
            "beyond:",
            *(f"  %f{k} = call {kind} @far_{f}({kind} %x, {kind} {results[k]})" for k, f in enumerate(("sin", "cos"))),
            "  br label %end",
            "end:",
            *(f"  %r{k} = phi {kind} [ {results[k]}, %begin ], [ %f{k}, %beyond ]" for k in range(2)),
            f"  %p0 = insertvalue {pair} poison, {kind} %r0, 0",
            f"  %p1 = insertvalue {pair} %p0, {kind} %r1, 1",
            f"  ret {pair} %p1",
            "}",
            _far(numbers, "sin"),
            _far(numbers, "cos"),
        ]
    )


def _far(numbers: RegisterType, function: str) -> str:
    """The vector `near` with the lanes whose argument is far, or no number, from the C library."""
    kind = numbers.type
    lines = [f"define internal {kind} @far_{function}({kind} %x, {kind} %near) noinline nounwind memory(none) {{"]
    value = "%near"
    for k in range(numbers.lanes):
        lines += [
            f"  %x{k} = extractelement {kind} %x, i64 {k}",
            f"  %n{k} = extractelement {kind} %near, i64 {k}",
            f"  %c{k} = call double @llvm.{function}.f64(double %x{k})",
            f"  %a{k} = call double @llvm.fabs.f64(double %x{k})",
            f"  %b{k} = fcmp ugt double %a{k}, {numbers.__class__().constant(NEAR)}",
            f"  %d{k} = select i1 %b{k}, double %c{k}, double %n{k}",
            f"  %v{k} = insertelement {kind} {value}, double %d{k}, i64 {k}",
        ]
        value = f"%v{k}"
    return "\n".join([*lines, f"  ret {kind} {value}", "}"])
