/* df/dx of the right side, by implicit differentiation through its linear solve:
 *     R(x, y) = [ M udot - F - C - B lam ; A udot + gamma ] = 0,  y = (udot, lam),  K = [ M  -B - dC/dlam ; A  0 ]
 *     dy/dx = -K^-1 dR/dx
 * The derivatives of qdot, R and sdot at fixed y come from the graph (`r->jacobian`). An input that depends on the state
 * adds (d/dw)(dw/dx). Rows that only repeat others leave a least-norm dlam, as in the right side itself. */

#define DERIVED (NQ + NU + MA + NS) /* rows of qdot, R and sdot */

static double *derivatives_of(const Buffers *b, int column) { return b->derivatives + (long)DERIVED * column; }

/* dw/dx of an input: of an expression from the graph, of a compiled function by differences. Returns 0 where it does not
 * depend on the state. */
static int input_slopes(Run *r, Buffers *b, const Input *w, double t, const double *x, double *slopes) {
    if (w->slopes) w->slopes(t, x, r->parameters, 0, slopes);
    if (w->kind != OF_STATE) return w->slopes != 0;
    memcpy(b->stage, x, sizeof(double) * NX);
    for (int j = 0; j < NX; j++) {
        double step = 1e-7 * fmax(fabs(x[j]), 1e-3), here = r->parameters[w->first];
        b->stage[j] = x[j] + step;
        slopes[j] = (w->of_state[0](t, b->stage, r->parameters) - here) / (b->stage[j] - x[j]);
        b->stage[j] = x[j];
    }
    return 1;
}

/* The columns of inputs, chained into those of the states. */
static void chain_inputs(Run *r, Buffers *b, double t, const double *x) {
    for (int i = 0; i < r->input_count; i++) {
        const Input *w = r->inputs + i;
        if (!input_slopes(r, b, w, t, x, b->error5)) continue;
        for (int j = 0; j < NX; j++)
            subtract(DERIVED, -b->error5[j], derivatives_of(b, NX + w->number), derivatives_of(b, j));
    }
}

/* K factorised, its rows scaled; the scales are left in b->w. The law was last evaluated at the reaction. */
static Factor factorise_saddle(const Run *r, Buffers *b) {
    int size = NU + MA;
    assemble_saddle(b);
    for (int j = 0; j < MA && appell_law == ACTUAL_REACTION; j++)
        subtract(NU, 1.0, b->law + NU + NU * j, b->saddle + size * (NU + j));
    for (int i = 0; i < size; i++) {
        double largest = 0.0;
        for (int j = 0; j < size; j++) largest = fmax(largest, fabs(b->saddle[i + size * j]));
        b->w[i] = largest > 0.0 ? 1.0 / largest : 1.0;
        for (int j = 0; j < size; j++) b->X[i + size * j] = b->w[i] * b->saddle[i + size * j];
    }
    Factor f = row_factor(b, size, size);
    if (r->rank_bound) f.bound = NU + r->rank_bound;
    factorise(&f, 0);
    return f;
}

/* J (NX x NX) at a state, with the right side evaluated there. */
STAGE int evaluate_jacobian(Run *r, Buffers *b, double t, const double *x, double *J) {
    int size = NU + MA, status = rates(r, b, t, x, b->rate, 1);
    if (status) return status;
    r->jacobians++;
    r->jacobian(t, x, r->parameters, b->reaction, b->derivatives);
    if (!all_finite(DERIVED * NX, b->derivatives)) return fail(r, NONFINITE, IN_JACOBIAN, 0, t);
    chain_inputs(r, b, t, x);
    const double *by_reaction = derivatives_of(b, NX + appell_n_inputs); /* d sdot / dy */
    status = evaluate_dynamics(r, b, t, x);
    if (status) return status;
    Factor f = factorise_saddle(r, b), s = least_norm_factor(b);
    for (int j = 0; j < NX; j++) {
        double *column = derivatives_of(b, j), *R = column + NQ, *dy = b->product, *out = J + (long)NX * j;
        for (int i = 0; i < size; i++) b->d[i] = -b->w[i] * R[i];
        q_transposed(&f, b->d);
        least_norm_multipliers(&f, &s, b->d, b->S_y, dy);
        memcpy(out, column, sizeof(double) * NQ);
        memcpy(out + NQ, dy, sizeof(double) * NU);
        memcpy(out + NQ + NU, R + size, sizeof(double) * NS);
        for (int k = 0; k < size && NS; k++) subtract(NS, -dy[k], by_reaction + NS * k, out + NQ + NU);
    }
    return all_finite(NX * NX, J) ? RUNNING : fail(r, NONFINITE, IN_JACOBIAN, 0, t);
}
