/* LU factorisations with partial pivoting, real and complex (real and imaginary parts apart), by columns, in place. */

/* Returns 0 where a pivot vanishes. */
STAGE int lu(int n, double *A, int *pivot) {
    for (int k = 0; k < n; k++) {
        double *column = A + n * k;
        int p = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(column[i]) > fabs(column[p])) p = i;
        pivot[k] = p;
        if (!(fabs(column[p]) > 0.0)) return 0;
        double inverse = 1.0 / column[p];
        column[p] = column[k];
        column[k] = inverse; /* the inverse of the pivot is kept */
        for (int i = k + 1; i < n; i++) column[i] *= inverse;
        for (int j = k + 1; j < n; j++) {
            double *other = A + n * j, top = other[p];
            other[p] = other[k];
            other[k] = top;
            if (top != 0.0) subtract(n - k - 1, top, column + k + 1, other + k + 1);
        }
    }
    return 1;
}

STAGE void lu_solve(int n, const double *A, const int *pivot, double *b) {
    for (int k = 0; k < n; k++) {
        double top = b[pivot[k]];
        b[pivot[k]] = b[k];
        b[k] = top;
        subtract(n - k - 1, top, A + n * k + k + 1, b + k + 1);
    }
    for (int k = n - 1; k >= 0; k--) {
        b[k] *= A[k + n * k];
        subtract(k, b[k], A + n * k, b);
    }
}

/* y := y - (a + i c) x for complex columns */
static inline void subtract_complex(int n, double a, double c, const double *restrict xr, const double *restrict xi,
                                    double *restrict yr, double *restrict yi) {
    LANES for (int i = 0; i < n; i++) {
        yr[i] -= a * xr[i] - c * xi[i];
        yi[i] -= a * xi[i] + c * xr[i];
    }
}

STAGE int complex_lu(int n, double *R, double *I, int *pivot) {
    for (int k = 0; k < n; k++) {
        double *r = R + n * k, *m = I + n * k;
        int p = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(r[i]) + fabs(m[i]) > fabs(r[p]) + fabs(m[p])) p = i;
        pivot[k] = p;
        double a = r[p], c = m[p], size = a * a + c * c;
        if (!(size > 0.0)) return 0;
        r[p] = r[k], m[p] = m[k];
        double x = r[k] = a / size, y = m[k] = -c / size; /* the inverse of the pivot is kept */
        for (int i = k + 1; i < n; i++) {
            double real = r[i] * x - m[i] * y;
            m[i] = r[i] * y + m[i] * x;
            r[i] = real;
        }
        for (int j = k + 1; j < n; j++) {
            double *or = R + n * j, *om = I + n * j, top = or[p], side = om[p];
            or[p] = or[k], om[p] = om[k];
            or[k] = top, om[k] = side;
            subtract_complex(n - k - 1, top, side, r + k + 1, m + k + 1, or + k + 1, om + k + 1);
        }
    }
    return 1;
}

STAGE void complex_lu_solve(int n, const double *R, const double *I, const int *pivot, double *b, double *c) {
    for (int k = 0; k < n; k++) {
        int p = pivot[k];
        double top = b[p], side = c[p];
        b[p] = b[k], c[p] = c[k];
        b[k] = top, c[k] = side;
        subtract_complex(n - k - 1, top, side, R + n * k + k + 1, I + n * k + k + 1, b + k + 1, c + k + 1);
    }
    for (int k = n - 1; k >= 0; k--) {
        double x = R[k + n * k], y = I[k + n * k], real = b[k] * x - c[k] * y;
        c[k] = b[k] * y + c[k] * x;
        b[k] = real;
        subtract_complex(k, b[k], c[k], R + n * k, I + n * k, b, c);
    }
}
