/* appell: the constrained right side and the stepper, written once in C99.
 *
 *   qdot    = k(x, t)            x = (q, u, s)
 *   M udot  = F + C + B lam      C(lam0, lam) is the non-ideal part of the reactions, lam0 their ideal part
 *   A udot  = -gamma
 *   sdot    = h + H lam
 *
 * The equations come as functions `appell_NAME`, the sizes as constants, both emitted by
 * `appell.compile.llvm`. Matrices are stored by columns. Nothing here allocates: what lives longer than
 * a call is in `Run`, which the caller owns, and in its workspace. */
#ifndef APPELL_NATIVE_H
#define APPELL_NATIVE_H

#include <float.h>
#include <limits.h>
#include <math.h>
#include <string.h>

#include "status.h"

extern const int appell_n_coordinates, appell_n_speeds, appell_n_auxiliaries, appell_n_rows,
    appell_n_position_rows, appell_n_velocity_rows, appell_n_norm_rows, appell_n_outputs, appell_n_events,
    appell_n_independent, appell_is_minimal, appell_n_quadratures, appell_rates_need_multipliers,
    appell_events_need_rates, appell_n_evident, appell_has_regular, appell_is_symmetric,
    appell_needs_inverse, appell_law, appell_is_actuated, appell_n_inputs, appell_is_sparse, appell_levels_agree,
    appell_is_recursive, appell_n_links, appell_tree_memory, appell_n_loads, appell_has_landing, appell_n_regular_rows,
    appell_rows_curve;
extern const int appell_row_embedded[]; /* (MA) in a minimal form: 1 where the row is embedded, 0 in evidence */
/* Plans of sparse solves, where there are any (sparse.c); then the blocks `sparse_NAME` have the entries that are not zero. */
extern const int appell_plan_rows[], appell_plan_position[], appell_plan_velocity[], appell_plan_norms[],
    appell_plan_pull[];

#define NQ appell_n_coordinates
#define NU appell_n_speeds
#define NS appell_n_auxiliaries
#define NX (NQ + NU + NS)
#define NP appell_n_quadratures /* works: powers integrated beside x */
#define NZ (NX + NP)            /* z = (x, works) is what is integrated */
/* A row of stages: z, or the column of `regular`, in whole groups of four; what is behind z is not read. */
#define NK ((max2(NZ, NQ + NU + 2 * MA + 2) + 3) & ~3)
#define MA appell_n_rows
#define MR appell_n_regular_rows /* those that do not repeat others identically */
#define ROWS_ACTING(r) (MA - (r)->resting_rows)
#define ACTING(r) (MR - (r)->resting_rows) /* of those that do not repeat others */
#define MP appell_n_position_rows
#define MV appell_n_velocity_rows
#define MN appell_n_norm_rows
#define NW appell_n_independent
#define ME appell_n_evident /* rows in evidence in a minimal form */
#define MI (appell_law || appell_is_actuated ? MA : 0) /* multipliers of ideal reactions, told apart from lam */
#define NE appell_n_events
#define NY appell_n_outputs
#define NM (appell_is_recursive ? 0 : NU) /* rows of M, where there is one */

/* What C depends on beside state and time; kept equal to appell.compile.graph.LawOf by a test. */
enum LawOf { NOTHING = 0, STATE = 1, IDEAL_REACTION = 2, ACTUAL_REACTION = 3 };

typedef void Block(double t, const double *x, const double *p, const double *extra, double *out);
extern Block appell_dynamics, appell_law_of, appell_regular, appell_rows, appell_minimal, appell_auxiliary, appell_position,
    appell_velocity, appell_metric, appell_norms, appell_power, appell_outputs, appell_events, appell_sparse_dynamics,
    appell_sparse_position, appell_sparse_velocity, appell_sparse_metric, appell_sparse_norms, appell_loads, appell_landing,
    appell_arrival, appell_tree_rows,
    appell_resets, appell_mode_response, appell_mode_numbers; /* of programs with modes where no Python is: see mode_program.c */

/* THE threshold of rank. Rows are first scaled to unit length in the metric of M; a row whose part
 * independent of the rows before it is shorter than this counts as dependent, and a row shorter than this
 * times its reference scale counts as zero. */
#define RANK_THRESHOLD 1e-8
/* Rows that repeat others only where all of them hold (a mechanism with more hinges than its freedoms allow for) are
 * independent by a little inside a step, off the constraints: there the rank is at most `rank_bound` of the run. */
/* A dependent row must hold anyway, to this relative accuracy; otherwise the rows contradict each other. */
#define CONTRADICTION 1e-6
/* M counts as positive definite while every pivot exceeds this part of its diagonal entry. */
#define PIVOT_THRESHOLD 1e-12
/* The solve written out in the equations squares the lengths of rows: it is trusted while every pivot of A M^-1 B
 * exceeds this part of its diagonal entry (three digits at most are lost) and no row is this much below its usual
 * length; else the factorisation with a decision of rank takes over. */
#define REGULAR_PIVOT 1e-3
#define REGULAR_ROW 1e-3

enum Method { DOP853 = 0, RADAU = 1 };

#include "inputs.h"

/* What the caller owns; mirrored field by field by appell.compile.native.Run. */
typedef struct {
    double *parameters;               /* (parameters, then inputs with their derivatives) */
    Input *inputs;                    /* (input_count) */
    const double *row_scale;          /* (MA) usual length of each row of A in the metric of M */
    const double *speed_scale;        /* (NU) 1/sqrt(diag(metric)), usual size */
    const double *absolute_tolerance; /* (NX) */
    const double *times;              /* (time_count) monotone; times[0] is the start */
    const double *stops;              /* (stop_count, 2) just before and after an instant where an input is not smooth */
    const int *event_directions;      /* (NE) -1, 0, +1 */
    const int *event_terminals;       /* (NE) 1: ends the run; 2: a guard, ends a mode; -1: not watched in this mode */
    const double *event_margins;      /* (NE) added to g: an event counts once g has passed zero by that much */
    double *sample_times;             /* (time_count + 1) and so for all samples */
    double *states;
    double *speed_rates;
    double *multipliers; /* (MA + MI each) */
    double *work; /* (NP each) */
    int *ranks;
    int *event_indices; /* (event_capacity) */
    double *event_times;
    double *event_states;
    double *position_residuals; /* (MP) largest met; and so on */
    double *velocity_residuals;
    double *acceleration_residuals;
    double *norm_residuals; /* (MN) */
    double *workspace;
    int *integer_workspace;
    double *implicit_workspace; /* of an implicit method only */
    Block *jacobian;            /* extra (udot, lam): see jacobian.c */
    double tolerance;
    double t;
    double end;
    double h;
    double max_step;
    double error_time;
    double factored_step; /* of the factorisation at hand; 0: none */
    double previous_step; /* of the dense output at hand; 0: none */
    double previous_error;
    double previous_whole; /* error of that step off the constraints too */
    double event_step;    /* above which an event function could not be followed of late; 0: none */
    double largest_coordinate; /* met so far: see sizes.h */
    double largest_speed;
    double usual_coordinate; /* the size of the motion, where it is known before; else 0: see sizes.h */
    double usual_speed;
    double recent_refusals; /* of steps, each counted as less the more steps were accepted since: see sizes.h */
    double loose_time; /* of the first of these samples */
    double stiffness;    /* the means of h |lambda| and of the change of the state over the steps last looked at */
    double slowness;
    double step_ceiling; /* below which Newton's method converged of late; 0: none */
    int time_count;
    int projection;
    int max_steps;
    int started;
    int sample_count;
    int event_capacity;
    int event_count;
    int accepted;
    int rejected;
    int evaluations;
    int rank;
    int smallest_rank;
    int largest_rank;
    int error_place;
    int error_index;
    int input_count;
    int rank_bound; /* the rank of the rows of A where they hold, near the start; 0 for all */
    int method;
    int has_jacobian;
    int jacobian_is_new; /* evaluated at the start of this very step */
    int rejected_before; /* when the last step was accepted */
    int jacobians;
    int factorisations;
    int stiff_steps; /* in a row, held by stability */
    int calm_steps;
    int stop_count;
    int stop; /* the next one */
    int loose_samples; /* moved far by their projection, near a singular pose */
    int scales_tolerance; /* whether absolute tolerances follow the sizes met: see sizes.h */
    int events_measured;
    int rates_wait; /* whether accelerations and multipliers of samples are evaluated only when they are asked for */
    int resting_rows;    /* rows that do not act in this mode: they are zero at every level */
    int is_ideal;        /* whether no actuator and no law acts in this mode, though there are some in others */
    int events_of_state; /* whether the events watched in this mode need no accelerations and multipliers */
} Run;

/* A function worth one copy of machine code: what is inlined everywhere is compiled everywhere. */
#define STAGE static __attribute__((noinline))

static inline int max2(int a, int b) { return a > b ? a : b; }

/* The larger of two numbers, b where a is none: one instruction, where fmax takes four. */
static inline double larger(double a, double b) { return a > b ? a : b; }

/* What the formulas of a step are written over (control.h, errors.h, sizes.h, dense.h): here it is one trajectory. */
typedef double real, measure;
typedef int mask;
#define SIDE_BY_SIDE 1
#define LANE(a, lane) (a)
#define OWNER Run
#define EVALUATE(function, t, x, p, out) (function)(t, x, p, 0, out)
typedef double Four __attribute__((vector_size(32), aligned(8)));
typedef Four entry; /* of z */
#define ENTRY(p) ((const entry *)(p))
#define INLINE static inline
#define splat(a) (a)
#define pick(m, a, b) ((m) ? (a) : (b))
#define maximum(a, b) larger(a, b)
#define magnitude(a) fabs(a)
#define root(a) sqrt(a)
static inline double minimum(double a, double b) { return a < b ? a : b; }

#endif
