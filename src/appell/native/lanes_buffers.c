/* What eight lanes work with: one line for each array, its name and its number of vectors. */

#define LANE_BUFFERS(ARRAY)                                                                       \
    ARRAY(parameters, NPAR)                                                                       \
    ARRAY(z0, NZ)                                                                                 \
    ARRAY(z1, NZ)                                                                                 \
    ARRAY(stage, NZ)                                                                              \
    ARRAY(point, NZ)                                                                              \
    ARRAY(K, 16 * NZ + 2 + MA)       /* behind a row, until the next is there: its margins and diag K */ \
    ARRAY(dense, 7 * NZ)                                                                          \
    ARRAY(errors, 2 * NZ)            /* of order 5, then of order 3; q and u, then s and works */ \
    ARRAY(weights, NX)               /* 1 over the error allowed, of a trial step */               \
    ARRAY(row_squares, MA)           /* least diag K that counts as regular */                    \
    ARRAY(masses, NU)                /* diag of the metric at the start */                        \
    ARRAY(finished, 3 * NH + MK + 1)                                                              \
    ARRAY(saved, NH)                                                                              \
    ARRAY(unprojected, NH)                                                                        \
    ARRAY(levels, MK)                                                                             \
    ARRAY(lengths, MK)               /* sum_j |J_ij| of each row */                               \
    ARRAY(event_values, 13 * events) /* at the points of a step */                                \
    ARRAY(event_met, events)         /* the largest |g| of a step */                              \
    ARRAY(event_last, 3 * events)    /* the memory of StepEvents */                               \
    ARRAY(scalar, (10 * NZ + NPAR + 3 * events) / WIDTH + 1) /* of one lane, for the host */      \
    ARRAY(sizes, 2 + NU)

typedef struct {
#define FIELD(name, size) V *name;
    LANE_BUFFERS(FIELD)
#undef FIELD
    V t, h;                        /* reached, and the step to try next */
    V largest_coordinate, largest_speed; /* met so far: see sizes.h */
    V residual, norm_residual;
    LastStep last;
    L active;                      /* lanes with a trajectory */
    L refused;                     /* whose last step was */
    V recent_refusals;             /* see sizes.h */
    int number[WIDTH];             /* the case of each lane */
    V stop, after;                 /* the next instant at which something is not smooth, and just after it */
    int next_stop[WIDTH];
    int sample[WIDTH];             /* the next one */
    V instant;                     /* when that is; infinite where there is none */
    L accepted, rejected;
    double tolerance;
    Input *inputs;
    int input_count;
    Lanes *events;
    int event_count;
    V event_step; /* above which an event function could not be followed of late; else infinite */
    double A[16][16], E5[12], E3[12]; /* the tableau: read before a loop, its numbers stay in registers */
} Group;

/* Number of vectors of one group; a batch has two, the one that runs and the one that waits to refill it. */
static int group_length(int events) {
    int count = 0;
#define ADD(name, size) count += (size) + 1;
    LANE_BUFFERS(ADD)
#undef ADD
    return count;
}

int appell_lanes_workspace(int events) { return 2 * group_length(events) * WIDTH; }
int appell_lanes_batch_size(void) { return (int)sizeof(Batch); }

static void lay_out(Group *g, V *next, int events) {
    memcpy(g->A, DOP_A, sizeof DOP_A);
    memcpy(g->E5, DOP_E5, sizeof DOP_E5);
    memcpy(g->E3, DOP_E3, sizeof DOP_E3);
#define PLACE(name, size) g->name = next, next += (size) + 1;
    LANE_BUFFERS(PLACE)
#undef PLACE
}
