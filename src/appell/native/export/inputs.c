/* Inputs of an export: held, a table, or a function of the program's own. They stand in the struct of the model, and the
 * run points to them there; the struct of the stepper, which knows no context of a function, is not used. */
static void set_inputs(Run *r, double t, const double *x) {
    appell_input *inputs = (appell_input *)(void *)r->inputs;
    for (int k = 0; k < r->input_count; k++) {
        appell_input *w = inputs + k;
        double *out = r->parameters + appell_input_first[k];
        int count = appell_input_count[k];
        if (w->follow) w->follow(t, x, r->parameters, w->context, out);
        else if (w->pieces > 0) {
            Input table = {.breaks = w->breaks, .coefficients = w->coefficients, .pieces = w->pieces, .count = count};
            table.piece = w->piece < w->pieces ? w->piece : 0; /* another table may have been given */
            double found[3];
            follow_table(&table, t, found);
            memcpy(out, found, sizeof(double) * count);
            w->piece = table.piece;
        } else {
            memset(out, 0, sizeof(double) * count);
            out[0] = w->value;
        }
    }
}

static inline void follow_inputs(Run *r, double t, const double *x) {
    if (r->input_count) set_inputs(r, t, x);
}

static inline void forget_pieces(Run *r) { (void)r; } /* tables are the program's, and found anew where they change */
