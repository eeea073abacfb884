/* The usual sizes of rows and speeds, as they are at the start of a run. */

#define SCALES_PIVOT 1e-6 /* pivots of the metric's root below this part of the largest may be rounding */

/* Whether the pivots of the factor L (inverted, as cholesky leaves them) are all of a size. */
static int is_well_scaled(const double *L) {
    double least = INFINITY, largest = 0.0;
    for (int i = 0; i < NU; i++) {
        least = fmin(least, L[i + NU * i]);
        largest = fmax(largest, L[i + NU * i]);
    }
    return least > SCALES_PIVOT * largest;
}

/* The lengths of the raised rows in b->X; whether these are independent beyond doubt, but for rows that repeat others
 * identically. */
static int lengths_of_rows(const Run *r, Buffers *b, double *row_scale) {
    for (int k = 0; k < MA; k++) row_scale[k] = length(NU, b->X + NU * k);
    Factor f = row_factor(b, NU, MA);
    factorise(&f, 0);
    if (f.rank < ACTING(r)) return 0;
    for (int k = 0; k < ACTING(r); k++)
        if (!(fabs(f.X[k + NU * k]) > REGULAR_PIVOT)) return 0;
    return 1;
}

/* On a tree a diagonal entry of M is the square of a column of L^T. */
static int tree_scales(Run *r, Buffers *b, double t, const double *x, double *row_scale, double *speed_scale) {
    if (recursive_rates(r, b, t, x, b->rate)) return 0;
    for (int i = 0; i < NU; i++) {
        memset(b->y, 0, sizeof(double) * NU);
        b->y[i] = 1.0;
        raise_by(NU, b->tree, b->y);
        speed_scale[i] = 1.0 / length(NU, b->y);
    }
    raise_rows(NU, MA, b->tree, b->A, b->X);
    return lengths_of_rows(r, b, row_scale);
}

/* row_scale (MA): sqrt(a M^-1 a) of each row a of A; speed_scale (NU): 1/sqrt(diag(M)), M the metric. Returns 1 where M is
 * definite and the rows are independent beyond doubt (but for those that repeat others identically); 0 where that is for
 * others to decide. */
int appell_scales(Run *r, double t, const double *x, double *row_scale, double *speed_scale) {
    Buffers buffers, *b = &buffers;
    lay_out(b, r);
    if (appell_is_sparse && sparse_scales(r, b, t, x, row_scale, speed_scale)) return 1;
    if (appell_is_recursive) return tree_scales(r, b, t, x, row_scale, speed_scale);
    if (appell_is_sparse > 1 || evaluate_dynamics(r, b, t, x)) return 0;
    if (MP + MV) appell_metric(t, x, r->parameters, 0, b->metric);
    else memcpy(b->metric, DYN_M, sizeof(double) * (NU * NU));
    if (!all_finite(NU * NU, b->metric)) return 0;
    for (int i = 0; i < NU; i++) speed_scale[i] = 1.0 / sqrt(b->metric[i + NU * i]);
    if (!cholesky(NU, b->metric) || !is_well_scaled(b->metric)) return 0;
    raise_rows(NU, MA, b->metric, DYN_A, b->X);
    return lengths_of_rows(r, b, row_scale);
}
