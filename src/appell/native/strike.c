/* A strike in native code: the impulses of appell.simulate.modes.impact for Newton's restitution, to the last bit where
 * one row is held, or two that do not repeat each other.
 *
 *   v+ = v- + K Lam,   v+ + e v- = 0 on the rows held
 *
 * Whatever is not clear beyond rounding is left to the caller, as in modes.c. No product is fused with a sum here, since
 * Python does not. */

#define STRIKE_HELD 1e-13  /* HELD of impact.py; kept equal by a test, as are the next two */
#define LOWEST_BOUNCE 100.0 /* LOWEST of transition.py */
#define CREATED 1e-13       /* of _creates_energy */

/* The rows at velocities b = v + e v, with what counts as zero; as `_solved` of impact.py. */
static void pose_strike(const ContactResponse *s, const double *e, const double *rate_margins, double *b, ContactResponse *p) {
#pragma STDC FP_CONTRACT OFF
    double largest = 0.0;
    *p = *s;
    p->b = b;
    for (int i = 0; i < s->rows; i++) {
        double more = e[i] * s->rate[i], length = row_length(s, i);
        b[i] = s->rate[i] + more;
        largest = fmax(largest, fmax(fabs(b[i]), fabs(s->rate[i])) / length); /* in the metric of M */
    }
    for (int i = 0; i < s->rows; i++) {
        double length = row_length(s, i);
        p->force_error[i] = CONTACT_ROUNDING * largest / length;
        p->value_error[i] = fmax(rate_margins[i], STRIKE_HELD * largest * length);
    }
}

/* The impulses of a combination by Cramer's rule, as `_multipliers` of complementarity.py; 0 for more than two rows. */
static int impulses_of(const ContactResponse *s, const Combination *c, double *lam) {
#pragma STDC FP_CONTRACT OFF
    double A[2][2], f[2];
    int n = c->held_count;
    if (n > 2) return 0;
    for (int i = 0; i < n; i++) {
        f[i] = -s->b[c->held[i]];
        for (int j = 0; j < n; j++) {
            A[i][j] = delassus(s, c->held[i], c->held[j]);
            for (int k = 0; k < c->sliding_count; k++)
                if (c->sliding_normals[k] == c->held[j]) {
                    double follows = c->sliding_factors[k] * delassus(s, c->held[i], c->sliding_rows[k]);
                    A[i][j] = A[i][j] + follows;
                }
        }
    }
    memset(lam, 0, sizeof(double) * s->rows);
    if (n == 1) lam[c->held[0]] = f[0] / A[0][0];
    if (n == 2) {
        double first = A[0][0] * A[1][1], second = A[0][1] * A[1][0], determinant = first - second;
        if (!(fabs(determinant) > 1e-7 * fabs(first))) return 0;
        double a = A[1][1] * f[0], b = A[0][1] * f[1], d = A[0][0] * f[1], g = A[1][0] * f[0];
        lam[c->held[0]] = (a - b) / determinant;
        lam[c->held[1]] = (d - g) / determinant;
    }
    for (int k = 0; k < c->sliding_count; k++) lam[c->sliding_rows[k]] = c->sliding_factors[k] * lam[c->sliding_normals[k]];
    return 1;
}

/* Whether Lam (v- + v+) / 2 is positive, or may be. */
static int may_create_energy(const ContactResponse *s, const double *lam) {
    double done = 0.0, size = 0.0;
    for (int i = 0; i < s->rows; i++) {
        double change = 0.0;
        for (int j = 0; j < s->rows; j++) change += delassus(s, i, j) * lam[j];
        done += lam[i] * (2.0 * s->rate[i] + change) / 2.0;
        size += fabs(lam[i]) * (fabs(s->rate[i]) + fabs(s->rate[i] + change));
    }
    return !(done < 0.5 * CREATED * size);
}

/* x with its speeds after impulses: u + sum of M^-1 B_j Lam_j, as `response` of delassus.py. */
static void strike_speeds(const ContactResponse *s, const double *lam, int speeds, const double *u, double *after) {
#pragma STDC FP_CONTRACT OFF
    const double *responses = s->K + s->rows * s->rows;
    for (int i = 0; i < speeds; i++) {
        double total = 0.0;
        for (int j = 0; j < s->rows; j++) {
            double part = lam[j] * responses[j * speeds + i];
            total = total + part;
        }
        after[i] = u[i] + total;
    }
}

/* The acceleration of an open row while rows are always held, without reactions of contacts. 0: rows may repeat. */
static int held_acceleration(const ContactResponse *s, int row, int count, const int *always, double *a) {
    double A[MOST_HELD][MOST_HELD], f[MOST_HELD];
    for (int i = 0; i < count; i++) {
        f[i] = -s->b[always[i]];
        for (int j = 0; j < count; j++) A[i][j] = delassus(s, always[i], always[j]);
    }
    if (!solve_small(s, count, always, A, f)) return 0;
    *a = s->b[row];
    for (int j = 0; j < count; j++) *a += delassus(s, row, always[j]) * f[j];
    return 1;
}
