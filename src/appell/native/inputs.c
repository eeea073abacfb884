/* Inputs: functions of time (and state) that a run gives. Their values and derivatives stand behind the parameters, and
 * are set wherever the time or the state changes. */

/* The piece of a table that holds t, from the one last found on; the ends go on as their pieces do. */
static int find_piece(Input *w, double t) {
    int low = 0, high = w->pieces - 1, k = w->piece;
    if (t >= w->breaks[k] && t < w->breaks[k + 1]) return k;
    while (low < high) {
        k = (low + high + 1) / 2;
        if (t < w->breaks[k]) high = k - 1;
        else low = k;
    }
    return w->piece = low;
}

/* A cubic a s^3 + b s^2 + c s + d of s = t - t_k, with its first and second derivative. */
static void follow_table(Input *w, double t, double *out) {
    int k = find_piece(w, t);
    double s = t - w->breaks[k], derivatives[3];
    const double *a = w->coefficients + 4 * (long)k;
    derivatives[0] = ((a[0] * s + a[1]) * s + a[2]) * s + a[3];
    derivatives[1] = (3.0 * a[0] * s + 2.0 * a[1]) * s + a[2];
    derivatives[2] = 6.0 * a[0] * s + 2.0 * a[1];
    memcpy(out, derivatives, sizeof(double) * w->count);
}

STAGE void set_inputs(Run *r, double t, const double *x) {
    for (int i = 0; i < r->input_count; i++) {
        Input *w = r->inputs + i;
        double *out = r->parameters + w->first;
        if (w->kind == BY_TABLE) follow_table(w, t, out);
        else if (w->kind == BY_EXPRESSION) w->expression(t, x, r->parameters, 0, out);
        else
            for (int k = 0; k < w->count; k++)
                out[k] = w->kind == OF_TIME ? w->of_time[k](t) : w->of_state[k](t, x, r->parameters);
    }
}

static inline void follow_inputs(Run *r, double t, const double *x) {
    if (r->input_count) set_inputs(r, t, x);
}
