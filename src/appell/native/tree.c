/* The recursion over a tree of links (appell.compile.articulated): outward, inward, outward, one function of the model for
 * each class of links. What a link keeps between the passes is in `b->tree`; see appell.compile.recursion. */

extern LinkPass appell_tree_outward, appell_tree_inward, appell_tree_accelerations, appell_tree_solve_inward,
    appell_tree_solve_outward;

#define PASS(function, extra, out)                                                                             \
    do {                                                                                                       \
        const LinkPlace *at = appell_tree_places + i;                                                          \
        function(at->number, t, x, p, extra, appell_tree_tables + at->table, b->tree + at->parent,             \
                 b->tree + at->own, out);                                                                      \
    } while (0)

/* out := (qdot, udot) */
STAGE void tree_rates(const Run *r, Buffers *b, double t, const double *x, double *out) {
    const double *p = r->parameters;
    int links = appell_n_links;
    if (appell_n_loads) appell_loads(t, x, p, 0, b->loads);
    for (int i = 0; i < links; i++) PASS(appell_tree_outward, b->loads, out);
    for (int i = links - 1; i >= 0; i--) PASS(appell_tree_inward, b->loads, out);
    for (int i = 0; i < links; i++) PASS(appell_tree_accelerations, b->loads, out);
}

/* y := M^-1 right at the state of the last `tree_rates`; both stand in place of the speeds of x. */
static void tree_solve(const Run *r, Buffers *b, double t, const double *x, const double *right, double *y) {
    const double *p = r->parameters;
    for (int i = appell_n_links - 1; i >= 0; i--) PASS(appell_tree_solve_inward, right, y);
    for (int i = 0; i < appell_n_links; i++) PASS(appell_tree_solve_outward, right, y);
}

/* The same for `count` right sides (NQ + NU each), at a state. */
void appell_tree_solve(Run *r, double t, const double *x, int count, const double *right, double *y) {
    Buffers buffers, *b = &buffers;
    lay_out(b, r);
    tree_rates(r, b, t, x, b->rate);
    for (int k = 0; k < count; k++) tree_solve(r, b, t, x, right + (long)k * (NQ + NU), y + (long)k * (NQ + NU));
}

/* The root of M at x, in the memory `tree`, with what carries changes of speeds to coordinates: see tree_root.c. */
static void tree_root_at(const Run *r, Buffers *buffers, double *tree, double t, const double *x) {
    const double *p = r->parameters;
    Buffers of_root = *buffers, *b = &of_root;
    b->tree = tree;
    for (int i = 0; i < appell_n_links; i++) PASS(appell_tree_outward, b->loads, b->landing);
    for (int i = appell_n_links - 1; i >= 0; i--) PASS(appell_tree_inward, b->loads, b->landing);
    for (int i = 0; i < appell_n_links; i++) PASS(appell_tree_roots, b->loads, b->landing);
}

/* The rows on a tree: with M = L L^T and X = L^-1 A^T the accelerations of the free tree change by the shortest d with
 * X^T d = -(gamma + A udot), and X lam = d. */
STAGE int tree_rows(Run *r, Buffers *b, double t, const double *x, double *udot) {
    const double *p = r->parameters;
    double *lam = b->reaction + NU, *bias = b->efforts;
    appell_tree_rows(t, x, p, 0, b->rows);
    b->A = b->rows, b->gamma = b->rows + MA * NU;
    if (!all_finite(MA * NU + MA, b->rows)) return fail(r, NONFINITE, IN_ROWS, 0, t);
    for (int i = 0; i < appell_n_links; i++) PASS(appell_tree_roots, b->loads, b->landing);
    memcpy(bias, b->gamma, sizeof(double) * MA);
    for (int j = 0; j < NU; j++)
        for (int i = 0; i < MA; i++) bias[i] += b->A[i + MA * j] * udot[j];
    raise_rows(NU, MA, b->tree, b->A, b->X);
    Factor f = bounded_factor(r, b, NU), s = least_norm_factor(b);
    factorise(&f, r->row_scale);
    memset(b->y, 0, sizeof(double) * NU);
    project_onto_rows(&f, bias, b->y, b->d);
    backward(NU, b->tree, b->y);
    for (int j = 0; j < NU; j++) udot[j] += b->y[j];
    least_norm_multipliers(&f, &s, b->d, b->S_y, lam);
    memcpy(b->reaction, udot, sizeof(double) * NU);
    r->rank = f.rank;
    return f.rank < ROWS_ACTING(r) ? check_rows(r, b, t) : RUNNING;
}
