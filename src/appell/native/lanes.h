/* Many trajectories at once: eight lanes of a vector, each with its own time, step and state.
 *
 * The equations come as functions over vectors, `appell_lanes_NAME`, the sizes as constants, both emitted by
 * `appell.compile.lanes`. Every operation acts on each lane alone, and what decides on a lane is read from that lane: a
 * trajectory has the same bits whatever is beside it. What no lane can do (a solve without a decision of rank that is not
 * to be trusted, a step too small, too many steps) is left to the scalar program, for the whole of that trajectory. */
#ifndef APPELL_LANES_H
#define APPELL_LANES_H

#include <float.h>
#include <math.h>
#include <string.h>

#include "status.h"

#define WIDTH 8 /* fixed, so that bits do not depend on the machine's registers; kept equal to lanes.py by a test */

typedef double V __attribute__((vector_size(64)));
typedef long long L __attribute__((vector_size(64)));

extern const int appell_lanes_coordinates, appell_lanes_speeds, appell_lanes_auxiliaries, appell_lanes_quadratures,
    appell_lanes_rows, appell_lanes_kept, appell_lanes_position_rows, appell_lanes_velocity_rows,
    appell_lanes_parameters, appell_lanes_rows_curve, appell_lanes_regular_rows;

#define NQ appell_lanes_coordinates
#define NU appell_lanes_speeds
#define NS appell_lanes_auxiliaries
#define NH (NQ + NU)      /* what is kept of the samples */
#define NX (NQ + NU + NS)
#define NP appell_lanes_quadratures
#define NZ (NX + NP)
#define MA appell_lanes_rows
#define MR appell_lanes_regular_rows /* those that do not repeat others identically */
#define MK appell_lanes_kept /* rows kept by projection: positions, velocities, norms */
#define MP appell_lanes_position_rows
#define MV appell_lanes_velocity_rows
#define NPAR appell_lanes_parameters

typedef void Lanes(const V *t, const V *x, const V *p, const V *extra, V *out);
typedef Lanes Block;
#include "inputs.h"
#include "step_events.h"

/* zdot (NZ), by how much the pivots of M and of K = A M^-1 B exceed what they must (negative: the solve is not to be trusted;
 * lanes_graph.py), diag K (MA) */
extern Lanes appell_lanes_rates;
/* extra: two error estimates (NH each). (q, u) moved towards the rows (NH), sum_j |J_ij| of each (MK), a margin as above,
 * the estimates without their parts normal to the rows (NH each) */
extern Lanes appell_lanes_finish;
extern Lanes appell_lanes_correct; /* the first three of them */
extern Lanes appell_lanes_levels;  /* c (MK): positions, velocities, norms */
extern Lanes appell_lanes_sizes;   /* kinetic and total energy, diag of the metric (NU) */

/* As in native.h. */
#define REGULAR_ROW 1e-3
#define FINEST (16.0 * DBL_EPSILON)
#define LOOSE 1e-8
#define BETWEEN 1e3

/* What the caller owns; mirrored field by field by appell.compile.lanes.NativeBatch. */
typedef struct {
    const double *starts;     /* (case, NX) */
    const double *parameters; /* (case, NPAR) */
    const double *times;      /* (time_count) rising, from start_time to end at most */
    double *histories;        /* (case, NH, time_count) */
    double *work;             /* (case, NP, time_count) */
    double *energies;         /* (case, 2, time_count) */
    double *residuals;        /* (case, 2): the largest |c| of positions and velocities, and of norms */
    int *ended;               /* (case) a status; what is not FINISHED is left to the scalar program */
    int *accepted;
    int *rejected;
    V *workspace;
    Input *inputs;            /* (input_count): those that are not constant, tables and expressions; of this batch alone */
    const double *stops;      /* (stop_count, 2) just before and after an instant at which something is not smooth */
    Lanes *events;            /* g (event_count) of (t, x) */
    EventSearch *begin;       /* of the host: at a start, and on a step */
    EventSearch *search;
    void *run;                /* for these */
    double *event_times;      /* (case, event_count) of the first; what there is none of stays */
    int *event_counts;        /* (case, event_count) */
    const volatile int *stop; /* set by another thread: return as soon as a lane would be refilled */
    double start_time;
    double end;
    double tolerance;
    double max_step;
    int case_count;
    int time_count;
    int max_steps;
    int input_count;
    int stop_count;
    int event_count;
} Batch;

#define INLINE static inline __attribute__((always_inline))

/* What the formulas of a step are written over (control.h, errors.h, sizes.h, dense.h): here it is a trajectory in each lane. */
typedef V real, measure, entry;
typedef L mask;
#define SIDE_BY_SIDE WIDTH
#define LANE(a, lane) (a)[lane]
#define OWNER Group
#define EVALUATE(function, t, x, p, out) (function)(&(t), x, p, 0, out)
#define STAGE static __attribute__((noinline))

INLINE V pick(L m, V a, V b) { return (V)((m & (L)a) | (~m & (L)b)); }
INLINE V splat(double a) { return (V){a, a, a, a, a, a, a, a}; }
INLINE int any(L m) { return __builtin_reduce_or(m) != 0; }
INLINE V maximum(V a, V b) { return __builtin_elementwise_max(a, b); }
INLINE V minimum(V a, V b) { return __builtin_elementwise_min(a, b); }
INLINE V magnitude(V a) { return __builtin_elementwise_abs(a); }
INLINE V root(V a) { return __builtin_elementwise_sqrt(a); }
INLINE L is_finite(V a) { return magnitude(a) < INFINITY; }

#endif
