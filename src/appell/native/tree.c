/* The recursion over a tree of links (appell.compile.articulated): outward, inward, outward, one function of the model for
 * each class of links. What a link keeps between the passes is in `b->tree`; see appell.compile.recursion. */

/* Where a link stands; kept equal to appell.compile.recursion.LinkPlace. */
typedef struct {
    int number, own, parent, table;
} LinkPlace;

typedef void LinkPass(int number, double t, const double *x, const double *p, const double *extra, const int *table,
                      double *parent, double *own, double *out);
extern LinkPass appell_tree_outward, appell_tree_inward, appell_tree_accelerations, appell_tree_solve_inward,
    appell_tree_solve_outward;
extern const LinkPlace appell_tree_places[];
extern const int appell_tree_tables[];

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
