/* Tables as inputs, in every home: cubics between instants, followed at one time. */

/* The piece of a table that holds t, from the one last found on; the ends go on as their pieces do. */
INLINE int find_piece(Input *w, double t) {
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
INLINE void follow_table(Input *w, double t, double derivatives[3]) {
    int k = find_piece(w, t);
    double s = t - w->breaks[k];
    const double *a = w->coefficients + 4 * (long)k;
    derivatives[0] = ((a[0] * s + a[1]) * s + a[2]) * s + a[3];
    derivatives[1] = (3.0 * a[0] * s + 2.0 * a[1]) * s + a[2];
    derivatives[2] = 6.0 * a[0] * s + 2.0 * a[1];
}
