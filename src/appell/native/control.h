/* The length of the next step from the errors of this one and of the last, in every home. The error of a step grows as h^8;
 * with that law `before` is what the last step would have had at the length of this one.
 *
 * A rise since then is expected to go on. A dip is not trusted in full: along constraints few directions are left,
 * an error passes through zero now and then, and the step after that would be refused. While the whole error (off the
 * constraints too) has not fallen, that along them is expected back where it was; and while the whole one rises, that along
 * them is expected to rise as much, whatever it does at the moment.
 *
 * A home defines `measure` (a double, a vector of doubles, a float), `mask` (what a comparison of two of them gives),
 * `splat`, `pick`, `maximum`, `minimum`, `magnitude`, `root` and `INLINE`; here nothing branches on a number. */

#define SAFETY 0.9     /* of the step expected to be just good enough */
#define CAREFUL 0.8    /* the same along constraints that curve: what is left out of the error comes back by curvature */
#define LEFT_OUT 1.01  /* times the error along the constraints: nearer to it the whole one differs by rounding */
#define RISE 8.0       /* most that an error is expected to rise by, over the next step */
#define WHOLE_RISE 5.0 /* the same by the rise of the whole error */
#define DIP 0.1        /* of an error, what is remembered after a step */
#define STEADY 0.95    /* the same while the whole error has not fallen */
#define OTHERWISE 300. /* times the error along the constraints: then the whole one is of another kind and says nothing */
#define DEEP 1e-4      /* a fall to less than this is no dip: the motion has changed */
#define LONGER 6.0     /* most that a step grows by; not at all after a refusal */
#define SHORTER (1.0 / 3.0)
#define NO_ERROR 1e-20

/* Errors of a step by as much longer as it is meant to be shorter than one that is just good enough. */
#define EIGHTH(x) ((x) * (x) * (x) * (x) * (x) * (x) * (x) * (x))
#define OF_SAFETY (1.0 / EIGHTH(SAFETY))
#define OF_CAREFUL (1.0 / EIGHTH(CAREFUL))

/* The last step that was accepted: its length (0: none), its error as it is remembered, and its whole error. */
typedef struct {
    measure step, error, whole;
} LastStep;

/* What of an error is remembered, and expected at least. */
INLINE measure remembered(measure error, measure whole, measure before) {
    measure floor = splat(DIP) * before;
    floor = pick(whole < splat(OTHERWISE) * error, maximum(floor, minimum(whole, splat(STEADY) * before)), floor);
    return pick(error < splat(DEEP) * before, error, maximum(error, floor));
}

/* The larger of the two rises that an error is expected to go on with: its own, and that of the whole one where both are
 * of a kind. */
INLINE measure expected_rise(measure error, measure before, measure whole, measure whole_before) {
    measure rise = minimum(error / before, splat(RISE)), of_whole = minimum(whole / whole_before, splat(WHOLE_RISE));
    mask of_a_kind = (whole > splat(LEFT_OUT) * error) & (whole < splat(OTHERWISE) * error);
    return maximum(splat(1.0), pick(of_a_kind, maximum(rise, of_whole), rise));
}

/* Factor of the next step after an error, between 1/3 and 6; the error that is remembered takes its place. Along constraints
 * that curve (`curve`) it is careful, but never more so than the whole error asks for; with one freedom left (not `several`)
 * that one is as unsteady as the error along it, and does not count. `refused`: a step since the last one accepted. */
INLINE measure step_factor(const LastStep *last, measure h, measure *error, measure whole, mask refused, int curve, int several) {
    measure size = maximum(*error, splat(NO_ERROR)), all = maximum(whole, splat(NO_ERROR));
    mask known = (last->step != splat(0.0)) & (size < splat(1.0)), differ = whole > splat(LEFT_OUT) * *error;
    measure ratio = h / last->step, square = ratio * ratio, eighth = (square * square) * (square * square);
    measure before = maximum(last->error * eighth, splat(NO_ERROR));
    measure whole_before = maximum(last->whole * eighth, splat(NO_ERROR)), kept = remembered(size, whole, before);
    *error = pick(known, kept, *error);
    size = pick(known, kept * expected_rise(kept, before, whole, whole_before), size);
    all = pick(known, all * maximum(splat(1.0), minimum(all / whole_before, splat(RISE))), all);
    size *= curve ? pick(differ, splat(OF_CAREFUL), splat(OF_SAFETY)) : splat(OF_SAFETY);
    if (several) size = pick(differ, minimum(size, splat(OF_SAFETY) * all), size);
    measure factor = maximum(splat(SHORTER), splat(1.0) / root(root(root(size))));
    return minimum(pick(refused, splat(1.0), splat(LONGER)), factor);
}
