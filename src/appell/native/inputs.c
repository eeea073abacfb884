/* Inputs: functions of time (and state) that a run gives. Their values and derivatives stand behind the parameters, and
 * are set wherever the time or the state changes. */

#include "input_tables.h"

/* The functions of a caller's: those that go side by side may not call them. */
static void call_input(const Input *w, const real *t, const real *x, const real *p, real *out) {
#if SIDE_BY_SIDE == 1
    for (int k = 0; k < w->count; k++) out[k] = w->kind == OF_TIME ? w->of_time[k](*t) : w->of_state[k](*t, x, p);
#else
    (void)w, (void)t, (void)x, (void)p, (void)out;
#endif
}

STAGE void set_inputs(OWNER *r, real t, const real *x) {
    for (int i = 0; i < r->input_count; i++) {
        Input *w = r->inputs + i;
        real *out = r->parameters + w->first;
        if (w->kind == BY_EXPRESSION) EVALUATE(w->expression, t, x, r->parameters, out);
        else if (w->kind != BY_TABLE) call_input(w, &t, x, r->parameters, out);
        else
            for (int lane = 0; lane < SIDE_BY_SIDE; lane++) {
                double found[3];
                follow_table(w, LANE(t, lane), found);
                for (int k = 0; k < w->count; k++) LANE(out[k], lane) = found[k];
            }
    }
}

static inline void follow_inputs(OWNER *r, real t, const real *x) {
    if (r->input_count) set_inputs(r, t, x);
}

/* Tables are searched afresh from their first piece. */
INLINE void forget_pieces(OWNER *r) {
    for (int i = 0; i < r->input_count; i++) r->inputs[i].piece = 0;
}
