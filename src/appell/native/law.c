/* Reactions that are not ideal: lam0 of the ideal ones, then the law C(lam0, lam) and the motion with it. */

#define IDEAL (b->reaction + NU + MA)
#define LAW_LIMIT 30    /* iterations of Newton's method */
#define LAW_SIGNS 4     /* up to so many rows every combination of signs is tried as a start */
#define LAW_CLOSE 1e-13 /* a residual this small, relative, has converged */
#define LAW_APART 1e-6  /* multipliers that differ by more, relative, are different solutions */

/* The multiplier of a row that brings about an acceleration like that of the motion: where a reaction passes through zero,
 * rounding is small against this, not against the reaction. */
static double usual_multiplier(const Run *r, const Buffers *b, int row) {
    double a = 0.0;
    for (int j = 0; j < NU; j++) a = fmax(a, fabs(b->reaction[j]) / r->speed_scale[j]);
    return r->row_scale[row] > 0.0 ? a / r->row_scale[row] : 0.0;
}

/* C and dC/dlam at the multipliers in b->law_multipliers. */
static int evaluate_law(Run *r, Buffers *b, double t, const double *x) {
    appell_law_of(t, x, r->parameters, b->law_multipliers, b->law);
    if (!all_finite(NU + NU * MA, b->law)) return fail(r, NONFINITE, IN_LAW, 0, t);
    memcpy(b->C, b->law, sizeof(double) * NU);
    return RUNNING;
}

/* The size of a multiplier at hand. */
static double size_of_multiplier(const Run *r, const Buffers *b, int i) {
    return fabs(b->law_multipliers[MA + i]) + fabs(IDEAL[i]) + usual_multiplier(r, b, i);
}

/* Column j of the response of lam to its own change through the law, by the difference of two motions: lam_j is changed by
 * as much as it is large, since beside a much smaller change the motions would differ by rounding only. */
static int law_jacobian_column(Run *r, Buffers *b, double t, const double *x, int j, const double *before,
                               double *column) {
    const double *slope = b->law + NU + NU * j;
    double size = size_of_multiplier(r, b, j), change = size > 0.0 ? size : 1.0;
    for (int i = 0; i < NU; i++) b->C[i] = b->law[i] + slope[i] * change;
    int status = solve_rates(r, b, t, x, 1);
    for (int i = 0; i < MA && !status; i++) column[i] = (i == j) - (b->reaction[NU + i] - before[i]) / change;
    return status;
}

/* One step of Newton's method for lam = Lam(C(lam)), Lam the multipliers of the motion with C; the residual is in
 * b->law_residual. */
STAGE int law_newton_step(Run *r, Buffers *b, double t, const double *x, double *lam) {
    double *before = b->law_found;
    memcpy(before, b->reaction + NU, sizeof(double) * MA);
    for (int j = 0; j < MA; j++) {
        int status = law_jacobian_column(r, b, t, x, j, before, b->law_matrix + MA * j);
        if (status) return status;
    }
    Factor f = {MA, MA, 0, b->S, b->S_norms, b->S_tau, b->S_order, 0, RANK_THRESHOLD};
    memcpy(b->S, b->law_matrix, sizeof(double) * (MA * MA));
    factorise(&f, 0);
    q_transposed(&f, b->law_residual);
    r_inverse(&f, b->law_residual);
    for (int j = 0; j < f.rank; j++) lam[f.P[j]] -= b->law_residual[j] / f.D[f.P[j]];
    return RUNNING;
}

/* Newton's method from the multipliers in b->law_multipliers. Sets *converged; then b->reaction is the motion. */
STAGE int solve_implicit_law(Run *r, Buffers *b, double t, const double *x, int *converged) {
    double *lam = b->law_multipliers + MA;
    *converged = 0;
    for (int k = 0; k < LAW_LIMIT; k++) {
        double worst = 0.0, size = 0.0;
        int status = evaluate_law(r, b, t, x);
        if (!status) status = solve_rates(r, b, t, x, 1);
        if (status) return status;
        for (int i = 0; i < MA; i++) {
            b->law_residual[i] = lam[i] - b->reaction[NU + i];
            worst = fmax(worst, fabs(b->law_residual[i]));
            size = fmax(size, size_of_multiplier(r, b, i));
        }
        if (worst <= LAW_CLOSE * size) {
            *converged = 1;
            return RUNNING;
        }
        if (!(size < 1e300)) return RUNNING;
        status = law_newton_step(r, b, t, x, lam);
        if (status) return status;
    }
    return RUNNING;
}

/* Whether two sets of multipliers are different solutions. */
static int are_different_solutions(const Run *r, const Buffers *buffers, const double *a, const double *b) {
    double worst = 0.0, size = 0.0;
    for (int i = 0; i < MA; i++) {
        worst = fmax(worst, fabs(a[i] - b[i]));
        size = fmax(size, fabs(a[i]) + fabs(b[i]) + usual_multiplier(r, buffers, i));
    }
    return worst > LAW_APART * size;
}

/* A law of the actual reaction may have no solution, or several (Painleve): every combination of signs of the ideal
 * multipliers is a start. Inside a step the first solution found serves; with `all` they are compared. */
STAGE int implicit_law_rates(Run *r, Buffers *b, double t, const double *x, int all) {
    int starts = MA <= LAW_SIGNS ? 1 << MA : 2, found = 0, converged;
    double *lam = b->law_multipliers + MA;
    for (int k = 0; k < starts && (all || !found); k++) {
        for (int i = 0; i < MA; i++) {
            int flip = MA <= LAW_SIGNS ? k >> i & 1 : k;
            lam[i] = flip ? -IDEAL[i] : IDEAL[i];
        }
        int status = solve_implicit_law(r, b, t, x, &converged);
        if (status) return status;
        if (!converged) continue;
        if (found && are_different_solutions(r, b, b->law_solution, lam)) return fail(r, SEVERAL_REACTIONS, IN_LAW, 0, t);
        if (!found) memcpy(b->law_solution, lam, sizeof(double) * MA);
        found = 1;
    }
    if (!found) return fail(r, NO_REACTION, IN_LAW, 0, t);
    memcpy(lam, b->law_solution, sizeof(double) * MA);
    int status = evaluate_law(r, b, t, x);
    return status ? status : solve_rates(r, b, t, x, 1);
}

/* The motion of a mode in which neither acts: the ideal multipliers are the multipliers. */
STAGE int ideal_rates(Run *r, Buffers *b, double t, const double *x, int with_multipliers) {
    b->ideal = 1;
    int status = solve_rates(r, b, t, x, with_multipliers);
    b->ideal = 0;
    memcpy(IDEAL, b->reaction + NU, sizeof(double) * MA);
    return status;
}

/* The motion with its law and its actuators; the ideal multipliers where they are wanted. */
STAGE int nonideal_rates(Run *r, Buffers *b, double t, const double *x, int with_multipliers) {
    if (with_multipliers || appell_law >= IDEAL_REACTION) {
        b->ideal = 1;
        int status = solve_rates(r, b, t, x, 1);
        b->ideal = 0;
        if (status) return status;
        memcpy(IDEAL, b->reaction + NU, sizeof(double) * MA);
        memcpy(b->law_multipliers, IDEAL, sizeof(double) * MA);
    }
    if (appell_law == ACTUAL_REACTION) return implicit_law_rates(r, b, t, x, with_multipliers);
    int status = appell_law ? evaluate_law(r, b, t, x) : RUNNING;
    return status ? status : solve_rates(r, b, t, x, with_multipliers);
}
