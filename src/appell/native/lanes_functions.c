/* The functions that a model brings, at the inputs of their time and state. */

INLINE void evaluate(Group *g, Lanes *function, V t, const V *x, const V *extra, V *out) {
    follow_inputs(g, t, x);
    function(&t, x, g->parameters, extra, out);
}
