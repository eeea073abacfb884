/* The absolute tolerance of a state follows the size of the motion, in every home; see control.h for what a home defines.
 * Where all coordinates met so far are small (or all speeds), an error that is small against 1 is not small against them.
 * It is
 *     tolerance min(1, largest |x_j|),
 * the largest over the coordinates or over the speeds. A motion that begins at rest, or at the origin, is as large as its
 * first acceleration a lets expect: from rest at q it reaches the speed sqrt(a q) (of an oscillator just that), from the
 * origin with u it goes as far as u^2 / a; and at least as far as the first step.
 *
 * What is at rest moves by rounding, which no tolerance can resolve, and how large rounding is no state at rest tells: it
 * shows by steps that are refused again and again, since their errors do not fall with the step. After SEVERAL refusals of
 * late the size is taken as larger, by a factor ENLARGE each time, until what is asked for is rounding of a motion of the
 * size 1, or of its usual size where that is known before and is smaller. */

#define AT_REST 1e-14
#define SEVERAL 2.0
#define FORGOTTEN 0.75 /* what a refusal counts after a step that was accepted */
#define ENLARGE 1e3
#define NO_SIZE 1e-20 /* of what is zero: keeps 0 / 0 out, in single precision too */

typedef struct {
    measure coordinates, speeds;
} Sizes;

/* At a start of the sizes q and u, with the largest rates of both and the first step h. */
INLINE Sizes expected_sizes(measure q, measure u, measure velocity, measure a, measure h) {
    q = maximum(q, magnitude(h) * velocity), u = maximum(u, magnitude(h) * a);
    Sizes found = {pick(a > splat(0.0), maximum(q, u * u / a), q), maximum(u, root(a * q))};
    return found;
}

/* The size that a step may go by. */
INLINE measure size_of_step(measure size) { return minimum(maximum(size, splat(NO_SIZE)), splat(1.0)); }

/* After several refusals; `most`: what counts as at rest. */
INLINE measure enlarged_size(measure size, measure most) {
    return maximum(size, minimum(splat(ENLARGE) * size, most));
}
