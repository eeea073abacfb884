/* The root of the mass matrix of a tree, M = L L^T, by passes from link to link (appell.compile.articulated.metric_root).
 * Wherever a program goes from link to link, the factor L of the metric is the memory `tree` of the links, after the pass
 * `roots`; behind it is room for (coordinates, speeds). */

/* Where a link stands; kept equal to appell.compile.recursion.LinkPlace. */
typedef struct {
    int number, own, parent, table;
} LinkPlace;

typedef void LinkPass(int number, double t, const double *x, const double *p, const double *extra, const int *table,
                      double *parent, double *own, double *out);

extern const LinkPlace appell_tree_places[];
extern const int appell_tree_tables[];
extern LinkPass appell_tree_roots, appell_tree_raised, appell_tree_lowered, appell_tree_lifted, appell_tree_displaced,
    appell_tree_pulled;

static void root_pass(LinkPass *pass, int i, double *tree, const double *vector, double *out) {
    const LinkPlace *at = appell_tree_places + i;
    pass(at->number, 0.0, out, out, vector, appell_tree_tables + at->table, tree + at->parent, tree + at->own, out);
}

/* b := L^-1 b, from the tips inwards */
static void tree_forward(const double *L, double *b) {
    double *tree = (double *)L, *out = tree + appell_tree_memory;
    for (int i = appell_n_links - 1; i >= 0; i--) root_pass(appell_tree_raised, i, tree, b - NQ, out);
    memcpy(b, out + NQ, sizeof(double) * NU);
}

/* b := L^-T b, or L^T b, from the ground outwards */
static void tree_outwards(LinkPass *pass, const double *L, double *b) {
    double *tree = (double *)L, *out = tree + appell_tree_memory;
    for (int i = 0; i < appell_n_links; i++) root_pass(pass, i, tree, b - NQ, out);
    memcpy(b, out + NQ, sizeof(double) * NU);
}

/* x := x + a G v */
static void tree_displace(const double *L, double a, const double *v, double *x) {
    double *tree = (double *)L, *out = tree + appell_tree_memory;
    for (int i = 0; i < appell_n_links; i++) root_pass(appell_tree_displaced, i, tree, v - NQ, out);
    for (int i = 0; i < NQ; i++) x[i] += a * out[i];
}

/* v := G^+ e */
static void tree_pull(const double *L, const double *e, double *v) {
    double *tree = (double *)L, *out = tree + appell_tree_memory;
    for (int i = 0; i < appell_n_links; i++) root_pass(appell_tree_pulled, i, tree, e, out);
    memcpy(v, out + NQ, sizeof(double) * NU);
}
