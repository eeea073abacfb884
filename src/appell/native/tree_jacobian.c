/* Derivatives of the recursion over a tree, AT_ONCE directions at a time: see appell.compile.tangents. */

#define AT_ONCE 8       /* directions; kept equal to appell.compile.tangent_ir by a test */
#define LANE_SLOTS 27 /* of appell.compile.tangents */
#define PUSH 9
#define PUSHES 6

typedef void LanePass(int number, double t, const double *x, const double *p, const double *rates, const int *table,
                      double *parent, double *own, const double *seeds, double *above, double *lanes, double *out);
typedef struct {
    LanePass *force, *carry, *moved_outward, *outward, *moved_inward, *inward, *response;
    const int *columns, *owners, *parents; /* entries of x in the order of the links that own them; links above */
} Tangents;

typedef struct {
    const Run *r;
    Buffers *b;
    double t;
    const double *x;
    double *lanes, *seeds, *out;
    const int *parents;
} Lanes;

static void lane_pass(const Lanes *l, LanePass *pass, int i) {
    const LinkPlace *at = appell_tree_places + i;
    int above = l->parents[i] < 0 ? i : l->parents[i];
    pass(at->number, l->t, l->x, l->r->parameters, l->b->rate, appell_tree_tables + at->table, l->b->tree + at->parent,
         l->b->tree + at->own, l->seeds, l->lanes + (long)above * LANE_SLOTS * AT_ONCE,
         l->lanes + (long)i * LANE_SLOTS * AT_ONCE, l->out);
}

/* `count` columns of J from column c on, in the order of the links. */
static void lane_columns(const Lanes *l, const Tangents *f, int c, int count, double *J) {
    int first = f->owners[c], last = f->owners[c + count - 1], links = appell_n_links;
    for (int k = 0; k < count; k++) l->seeds[f->columns[c + k] * AT_ONCE + k] = 1.0;
    for (int i = 0; i < first; i++)
        memset(l->lanes + ((long)i * LANE_SLOTS + PUSH) * AT_ONCE, 0, sizeof(double) * PUSHES * AT_ONCE);
    memset(l->out, 0, sizeof(double) * NQ * AT_ONCE);
    for (int i = first; i < links; i++) lane_pass(l, i <= last ? f->moved_outward : f->outward, i);
    for (int i = links - 1; i >= 0; i--) lane_pass(l, i >= first && i <= last ? f->moved_inward : f->inward, i);
    for (int i = 0; i < links; i++) lane_pass(l, f->response, i);
    for (int k = 0; k < count; k++) {
        double *column = J + (long)NX * f->columns[c + k];
        for (int i = 0; i < NX; i++) column[i] = l->out[i * AT_ONCE + k];
        l->seeds[f->columns[c + k] * AT_ONCE + k] = 0.0;
    }
}

int appell_tree_scratch(void) { return AT_ONCE * (LANE_SLOTS * appell_n_links + 2 * NX); }

/* J (NX x NX) = d xdot / dx of a tree at given reactions and given forces between links: -M^-1 d(M udot - F) at the
 * accelerations of the state. Blocks of columns go from the tips inwards, so that links before those that move have no
 * motion in their lanes yet. */
int appell_tree_jacobian(Run *r, double t, const double *x, const Tangents *f, double *scratch, double *J) {
    Buffers buffers, *b = &buffers;
    lay_out(b, r);
    int status = rates(r, b, t, x, b->rate, 0), links = appell_n_links;
    if (status) return status;
    memset(scratch, 0, sizeof(double) * appell_tree_scratch());
    double *seeds = scratch + (long)AT_ONCE * LANE_SLOTS * links;
    Lanes l = {r, b, t, x, scratch, seeds, seeds + AT_ONCE * NX, f->parents};
    if (MA) tree_rates(r, b, t, x, l.out); /* the rows have written over what the links keep; udot stays theirs */
    for (int i = 0; i < links; i++) lane_pass(&l, f->force, i);
    for (int i = links - 1; i >= 0; i--) lane_pass(&l, f->carry, i);
    for (int c = (NX - 1) / AT_ONCE * AT_ONCE; c >= 0; c -= AT_ONCE)
        lane_columns(&l, f, c, NX - c < AT_ONCE ? NX - c : AT_ONCE, J);
    return all_finite(NX * NX, J) ? RUNNING : fail(r, NONFINITE, IN_JACOBIAN, 0, t);
}
