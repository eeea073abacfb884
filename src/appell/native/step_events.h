/* Events on a step that another home has taken: how it asks the host, whose search they are found by. */

typedef struct {
    const double *z0, *z1;    /* (NZ) the ends of the step */
    const double *rates;      /* (NZ) at z0 */
    const double *dense;      /* (7, NZ) coefficients of the dense output */
    const double *parameters; /* inputs behind them */
    double *memory;           /* (3, events): g when its sign was last known, its size, the largest |g| met */
    double *times;            /* (events) of the first crossing of the trajectory; and how many there are */
    int *counts;
    double t, h;
    double until; /* 1, or the part of the step at whose end a terminal event stands */
    int parameter_count;
    int terminal;
} StepEvents;

/* A status; RUNNING: all crossings of the step are counted. `run` is a Run as new. */
typedef int EventSearch(void *run, StepEvents *s);
