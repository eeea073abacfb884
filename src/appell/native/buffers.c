/* The workspace: one line for each array, its name and its number of entries. */

#define MMAX max2(max2(MA, MP), max2(MV, MN)) /* most rows any factorisation sees */
#define NMAX (max2(NQ, NU) + MMAX)            /* longest column */

#define BUFFERS(ARRAY)                                                                              \
    /* right side */                                                                                \
    ARRAY(dynamics, NQ + NU * NU + NU + 3 * MA * NU + MA) /* qdot, M, F, A, gamma, B, (ideal B) */  \
    ARRAY(regular, NQ + NU + 2 * MA + 2)                  /* qdot, udot, lam, pivots, diagonal of K */ \
    ARRAY(beside, NS + NP)                                /* sdot and the powers */                 \
    ARRAY(rows, NQ + 2 * MA * NU + MA)                    /* qdot, A, gamma, (B) */                 \
    ARRAY(tangent, NU *NU + NU + NU * MA)                 /* N, n0, R */                            \
    ARRAY(reduced, NU *NU + NU)                           /* M_w, F_w */                            \
    ARRAY(L, NU *NU)                                                                                \
    ARRAY(Y, NU *MA)                                                                                \
    ARRAY(reaction, NU + 2 * MA)      /* udot, lam, lam0 */                                         \
    ARRAY(law, NU + NU * MA)          /* C, dC/dlam */                                              \
    ARRAY(C, NU)                      /* the non-ideal force now in the equations */                \
    ARRAY(law_multipliers, 2 * MA)    /* lam0, lam: what the law is taken of */                     \
    ARRAY(law_matrix, MA *MA)                                                                       \
    ARRAY(law_residual, MA)                                                                         \
    ARRAY(law_found, MA)                                                                            \
    ARRAY(efforts, MA)                                                                              \
    ARRAY(law_solution, MA)           /* a solution set aside */                                    \
    ARRAY(y, NMAX)                                                                                  \
    ARRAY(w, NMAX)                                                                                  \
    ARRAY(d, NMAX)                                                                                  \
    ARRAY(product, NMAX)                                                                            \
    ARRAY(elimination, MA *(NU + 1 + MA))                                                           \
    ARRAY(saddle, (NU + MA) * (NU + MA))                                                            \
    /* factorisations */                                                                            \
    ARRAY(X, NMAX *NMAX)                                                                            \
    ARRAY(X_norms, NMAX)                                                                            \
    ARRAY(X_tau, NMAX)                                                                              \
    ARRAY(S, NMAX *NMAX)                                                                            \
    ARRAY(S_norms, NMAX)                                                                            \
    ARRAY(S_tau, NMAX)                                                                              \
    ARRAY(S_y, NMAX)                                                                                \
    /* projection */                                                                                \
    ARRAY(metric, NU *NU)                                                                           \
    ARRAY(position, MP + MP * NU + NQ * NU)                                                         \
    ARRAY(velocity, MV + MV * NU)                                                                   \
    ARRAY(norms, MN + MN * NQ)                                                                      \
    ARRAY(correction, NMAX)                                                                         \
    ARRAY(saved, NMAX)                                                                              \
    ARRAY(unprojected, NX + 3)                                                                        \
    ARRAY(landing, 3 * (NQ + NU) + 2 + MA) /* dq, du, both errors, pivots, diagonal: see land.c */  \
    ARRAY(landing_errors, 2 * (NQ + NU) + 3)                                                        \
    ARRAY(no_errors, 2 * (NQ + NU))        /* zeros */                                              \
    ARRAY(arrival, NQ + NU + 2 * MA + 2 + MN + MP + MV)                                             \
    ARRAY(normal, NMAX)                                                                             \
    /* stepper */                                                                                   \
    ARRAY(z0, NK)                                                                                   \
    ARRAY(z1, NK)                                                                                   \
    ARRAY(stage, NK)                                                                                \
    ARRAY(point, NK)                                                                                \
    ARRAY(rate, NK)                                                                                 \
    ARRAY(K, 16 * NK)                                                                               \
    ARRAY(dense, 7 * NK)                                                                            \
    ARRAY(error5, NK)                                                                               \
    ARRAY(error3, NK)                                                                               \
    ARRAY(event_values, NE * 13)      /* at the nodes of a piece and between */                     \
    ARRAY(event_point, NE)                                                                          \
    ARRAY(event_levels, NE)           /* added to g, for guards that begin below zero */            \
    ARRAY(event_last, NE)             /* where the sign was last known; 0: nowhere */               \
    ARRAY(event_last_theta, NE)                                                                     \
    ARRAY(event_before, NE)           /* as the step began */                                       \
    ARRAY(event_scales, NE)           /* largest |g| met */                                         \
    ARRAY(event_sizes, NE)            /* change of g with the state; see measure_events */          \
    ARRAY(event_errors, NE * 32)      /* of the polynomials on a piece and on those it is part of */\
    ARRAY(crossing_times, CROSSINGS)

/* What an implicit method needs beside them. */
#define IMPLICIT_BUFFERS(ARRAY)                                                                     \
    ARRAY(J, NX *NX)                                                                                \
    ARRAY(stage_real, NX *NX)                                                                       \
    ARRAY(complex_real, NX *NX)                                                                     \
    ARRAY(complex_imaginary, NX *NX)                                                                \
    ARRAY(derivatives, (NQ + NU + MA + NS) * (NX + appell_n_inputs) + NS * (NU + MA))

#define INTEGER_BUFFERS(ARRAY)                                                                      \
    ARRAY(X_order, NMAX)                                                                            \
    ARRAY(S_order, NMAX)                                                                            \
    ARRAY(row_used, MA)                                                                             \
    ARRAY(pivot_row, MA + NU)                                                                       \
    ARRAY(pivot_column, NU)                                                                         \
    ARRAY(stage_pivot, NX)                                                                          \
    ARRAY(complex_pivot, NX)                                                                        \
    ARRAY(crossing_events, CROSSINGS)

#define CROSSINGS 512 /* most zeros of all event functions in one step; kept equal to integrate.py by a test */

typedef struct {
#define FIELD(name, size) double *name;
    BUFFERS(FIELD)
    IMPLICIT_BUFFERS(FIELD)
#undef FIELD
#define FIELD(name, size) int *name;
    INTEGER_BUFFERS(FIELD)
#undef FIELD
    const double *A, *gamma; /* rows of the last right side */
    int metric_is_definite;   /* where it was last factorised */
    int rows_are_independent; /* of velocities, where they were last factorised */
    int ideal;               /* whether reactions are taken as ideal: no actuators, no law */
    int landed;              /* whether the landing from the end of the trial step is at hand */
    int residuals_wait;      /* whether the residuals at a state that was landed are still to be evaluated */
    int metric_failed;       /* the status of the metric at the end of the trial step */
    double whole_error;      /* of the trial step, off the constraints too */
    int off_the_constraints; /* whether this is inside a step, where rows that repeat others may differ from them */
} Buffers;

/* Number of doubles, and of integers, that the caller provides. */
int appell_workspace(void) {
    int count = 0;
#define ADD(name, size) count += (size) + 1;
    BUFFERS(ADD)
    return count;
}

int appell_implicit_workspace(void) {
    int count = 0;
    IMPLICIT_BUFFERS(ADD)
    return count;
}

int appell_integer_workspace(void) {
    int count = 0;
    INTEGER_BUFFERS(ADD)
#undef ADD
    return count;
}

STAGE void lay_out(Buffers *b, const Run *r) {
    b->ideal = b->off_the_constraints = b->metric_is_definite = b->rows_are_independent = 0;
    b->landed = b->residuals_wait = b->metric_failed = 0, b->whole_error = 0.0;
    double *next = r->workspace;
    int *next_integer = r->integer_workspace;
#define PLACE(name, size) b->name = next, next += (size) + 1;
    BUFFERS(PLACE)
    next = r->implicit_workspace; /* 0 of an explicit method: then no place is counted from it */
#undef PLACE
#define PLACE(name, size) b->name = next, next = next ? next + (size) + 1 : 0;
    IMPLICIT_BUFFERS(PLACE)
#undef PLACE
#define PLACE(name, size) b->name = next_integer, next_integer += (size) + 1;
    INTEGER_BUFFERS(PLACE)
#undef PLACE
}
