/* The workspace: one line for each array, its name and its number of entries. */

#define MMAX max2(max2(MA, MP), max2(MV, MN)) /* most rows any factorisation sees */
#define NMAX (max2(NQ, NU) + MMAX)            /* longest column */
#define NSQUARE (NMAX * (NM ? NMAX : MMAX))    /* largest matrix that is factorised */

/* Of a program that solves sparsely, and is too large for anything else, nothing has the size of a full matrix. */
#define DENSE(size) (appell_is_sparse > 1 ? 0 : (size))
#define SPARSE(size) (appell_is_sparse ? (size) : 0)
/* The longest vector a sparse solve sees. */
#define SPARSE_LENGTH (NQ + NU + 3 * (MA + MP + MV + MN))
#define BUFFERS(ARRAY)                                                                              \
    /* right side */                                                                                \
    ARRAY(dynamics, DENSE(NQ + NM * NM + NU + 3 * MA * NU + MA)) /* qdot, M, F, A, gamma, B, (ideal B) */\
    ARRAY(regular, NQ + NU + 2 * MA + 2)                  /* qdot, udot, lam, pivots, diagonal of K */\
    ARRAY(beside, NS + NP)                                /* sdot and the powers */                 \
    ARRAY(rows, DENSE(NQ + 2 * MA * NU + MA))                    /* qdot, A, gamma, (B) */          \
    ARRAY(tangent, DENSE(NM *NM + NU + NU * MA))                 /* N, n0, R */                     \
    ARRAY(reduced, DENSE(NM *NM + NU))                           /* M_w, F_w */                     \
    ARRAY(L, DENSE(NM *NM))                                                                         \
    ARRAY(Y, DENSE(NU *MA))                                                                         \
    ARRAY(reaction, NU + 2 * MA)      /* udot, lam, lam0 */                                         \
    ARRAY(law, DENSE(NU + NU * MA))          /* C, dC/dlam */                                       \
    ARRAY(tree, appell_tree_memory + 8 + NQ + NU) /* what the links keep; see tree.c, tree_root.c */    \
    ARRAY(loads, appell_n_loads)                                                                    \
    ARRAY(C, NU)                      /* the non-ideal force now in the equations */                \
    ARRAY(law_multipliers, 2 * MA)    /* lam0, lam: what the law is taken of */                     \
    ARRAY(law_matrix, DENSE(MA *MA))                                                                       \
    ARRAY(law_residual, MA)                                                                         \
    ARRAY(law_found, MA)                                                                            \
    ARRAY(efforts, MA)                                                                              \
    ARRAY(law_solution, MA)           /* a solution set aside */                                    \
    ARRAY(y, NMAX)                                                                                  \
    ARRAY(w, NMAX)                                                                                  \
    ARRAY(d, NMAX)                                                                                  \
    ARRAY(product, NMAX)                                                                            \
    ARRAY(elimination, DENSE(MA *(NU + 1 + MA)))                                                    \
    ARRAY(saddle, DENSE((NM + MA) * (NM + MA)))                                                     \
    /* factorisations */                                                                            \
    ARRAY(X, DENSE(NSQUARE))                                                                        \
    ARRAY(X_norms, NMAX)                                                                            \
    ARRAY(X_tau, NMAX)                                                                              \
    ARRAY(S, DENSE(NSQUARE))                                                                        \
    ARRAY(S_norms, NMAX)                                                                            \
    ARRAY(S_tau, NMAX)                                                                              \
    ARRAY(S_y, NMAX)                                                                                \
    /* projection */                                                                                \
    ARRAY(metric, DENSE(appell_is_recursive && MA ? appell_tree_memory + 8 + NQ + NU : NM *NM)) /* its root */ \
    ARRAY(position, DENSE(MP + MP * NU + (MP && NM ? NQ * NU : 0)))                                      \
    ARRAY(velocity, DENSE(MV + MV * NU))                                                            \
    ARRAY(norms, DENSE(MN + MN * NQ))                                                               \
    ARRAY(correction, NMAX)                                                                         \
    ARRAY(saved_rows, NMAX)                                                                         \
    ARRAY(saved, NMAX)                                                                              \
    ARRAY(unprojected, NX + 3)                                                                        \
    ARRAY(landing, 3 * (NQ + NU) + 2 + MA) /* dq, du, both errors, pivots, diagonal: see land.c */  \
    ARRAY(landing_errors, 2 * (NQ + NU) + 3)                                                        \
    ARRAY(no_errors, 2 * (NQ + NU))        /* zeros */                                              \
    ARRAY(arrival, NQ + NU + 2 * MA + 2 + MN + MP + MV)                                             \
    ARRAY(normal, NMAX)                                                                             \
    /* sparse solves */                                                                             \
    ARRAY(sparse_dynamics, SPARSE(NQ + appell_plan_rows[2] + NU + appell_plan_rows[3] + MA))        \
    ARRAY(sparse_position, SPARSE(MP + appell_plan_position[3] + NQ + appell_plan_pull[3]))         \
    ARRAY(sparse_velocity, SPARSE(MV + appell_plan_velocity[3]))                                    \
    ARRAY(sparse_metric, SPARSE(max2(appell_plan_velocity[2], appell_plan_position[2])))            \
    ARRAY(sparse_norms, SPARSE(MN + appell_plan_norms[3]))                                          \
    ARRAY(sparse_work, SPARSE(2 * SPARSE_LENGTH))                                                   \
    ARRAY(sparse_right, SPARSE(SPARSE_LENGTH))                                                      \
    ARRAY(sparse_solution, SPARSE(SPARSE_LENGTH))                                                   \
    ARRAY(level_rates, SPARSE(SPARSE_LENGTH))                                                      \
    ARRAY(level_pivot, 3)             /* smallest of each factorisation of levels */                \
    ARRAY(rows_L, SPARSE(appell_plan_rows[5])) \
    ARRAY(rows_inverse, SPARSE(appell_plan_rows[0] + appell_plan_rows[1])) \
    ARRAY(rows_squares, SPARSE(appell_plan_rows[0] + appell_plan_rows[1])) \
    ARRAY(position_L, SPARSE(appell_plan_position[5])) \
    ARRAY(position_inverse, SPARSE(appell_plan_position[0] + appell_plan_position[1])) \
    ARRAY(position_squares, SPARSE(appell_plan_position[0] + appell_plan_position[1])) \
    ARRAY(velocity_L, SPARSE(appell_plan_velocity[5])) \
    ARRAY(velocity_inverse, SPARSE(appell_plan_velocity[0] + appell_plan_velocity[1])) \
    ARRAY(velocity_squares, SPARSE(appell_plan_velocity[0] + appell_plan_velocity[1])) \
    ARRAY(norms_L, SPARSE(appell_plan_norms[5])) \
    ARRAY(norms_inverse, SPARSE(appell_plan_norms[0] + appell_plan_norms[1])) \
    ARRAY(norms_squares, SPARSE(appell_plan_norms[0] + appell_plan_norms[1])) \
    ARRAY(pull_L, SPARSE(appell_plan_pull[5])) \
    ARRAY(pull_inverse, SPARSE(appell_plan_pull[0] + appell_plan_pull[1])) \
    ARRAY(pull_squares, SPARSE(appell_plan_pull[0] + appell_plan_pull[1])) \
    /* stepper */                                                                                   \
    ARRAY(z0, NK)                                                                                   \
    ARRAY(z1, NK)                                                                                   \
    ARRAY(stage, NK)                                                                                \
    ARRAY(point, NK)                                                                                \
    ARRAY(aside, NK)                                                                                \
    ARRAY(rate, NK)                                                                                 \
    ARRAY(K, 16 * NK)                                                                               \
    ARRAY(dense, 7 * NK)                                                                            \
    ARRAY(error5, NK)                                                                               \
    ARRAY(along5, NK)                 /* what the projection leaves of both */                      \
    ARRAY(along3, NK)                                                                               \
    ARRAY(error3, NK)                                                                               \
    ARRAY(event_values, NE * 13)      /* at the nodes of a piece and between */                     \
    ARRAY(event_polynomials, NE * 11) /* on a piece: see KEPT */                                    \
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
    int rows_of, rows_rank;   /* places (bits) whose rows are factorised in X, and their rank: see project.c */
    double least_pivot;       /* of the rows of velocity, where they were last factorised: see project.c */
    int end_is_regular;       /* both of the next two, at the end of the last step */
    int metric_is_definite;   /* where it was last factorised */
    int rows_are_independent; /* of velocities, where they were last factorised */
    int ideal;               /* whether reactions are taken as ideal: no actuators, no law */
    int sparse_is_new;       /* whether the last right side was solved sparsely: then its rows are where those are */
    int sparse_levels;       /* which levels are factorised, a bit each */
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
    b->sparse_is_new = b->sparse_levels = 0;
    b->rows_of = b->rows_rank = 0;
    b->least_pivot = 1.0;
    b->end_is_regular = 0;
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
