/* TITLE: the motion in C, written by appell. Nothing here allocates; all memory is in the struct. */
#ifndef APPELL_H
#define APPELL_H

/* SIZES */

/* STATUSES */

/* An input over time: the function `follow` where there is one, else a table where it has pieces, else a held value. */
typedef struct {
    double value; /* may be changed before every appell_advance */
    /* Writes the value at a time and a state, then as many derivatives by time as stand with the input above. */
    void (*follow)(double time, const double *state, const double *parameters, void *context, double *out);
    void *context;              /* handed to `follow` */
    const double *breaks;       /* (pieces + 1) rising instants; a step ends at each */
    const double *coefficients; /* (pieces, 4): ((a s + b) s + c) s + d of s = time - breaks[k] */
    int pieces;
    int piece; /* the one last found */
} appell_input;

typedef struct {
    double parameters[APPELL_ROOM_PARAMETERS]; /* in the order of appell_parameter_names, then the stepper's own */
    double state[APPELL_ROOM_STATES];          /* in the order of appell_state_names, at `time` */
    double time;
    appell_input inputs[APPELL_ROOM_INPUTS]; /* in the order of appell_input_names */
    const double *stops;                     /* (stop_count) rising instants at which a function is not smooth */
    int stop_count;                          /* a step ends at each, so that none passes over a pulse */
    double tolerance; /* of a step, relative and absolute */
    int max_steps;
    double span; /* how long the motion is to last, or zero: with modes, sizes by which contacts are met follow from it */
    /* Called at every event, where there is a function: its place in appell_event_names, its time, the state there. */
    void (*met)(int event, double time, const double *state, void *context);
    void *context;                               /* handed to `met` */
    int event;                                   /* a terminal one that ended the last call; -1: none has */
    int steps;                                   /* taken since appell_begin */
    double work[APPELL_ROOM_WORKS];              /* of what changes the energy, since appell_begin */
    double speed_rates[APPELL_ROOM_SPEEDS];      /* of appell_read */
    double multipliers[APPELL_ROOM_MULTIPLIERS]; /* of appell_read; in the order of appell_row_names */
    struct {                                     /* the stepper's own */
        double run[128];
        double row_scale[APPELL_ROOM_ROWS], speed_scale[APPELL_ROOM_SPEEDS], absolute_tolerance[APPELL_ROOM_STATES];
        double sample_time[2], sample[2 * APPELL_ROOM_STATES], sample_rates[2 * APPELL_ROOM_SPEEDS];
        double sample_multipliers[2 * APPELL_ROOM_MULTIPLIERS], sample_work[2 * APPELL_ROOM_WORKS];
        double residuals[4 * (APPELL_ROOM_ROWS + APPELL_ROOM_COORDINATES)], workspace[APPELL_WORKSPACE];
        int ranks[2], integers[APPELL_INTEGERS];
        double event_margins[APPELL_ROOM_EVENTS], event_times[APPELL_FOUND];
        double event_states[APPELL_FOUND * APPELL_ROOM_STATES], parameters[APPELL_ROOM_PARAMETERS];
        int event_indices[APPELL_FOUND];
        double modes[APPELL_MODES]; /* a motion with modes, where it has any */
        const double *here;         /* where that stood in the last call */
    } own;
} appell_model;

extern const char *const appell_parameter_names[];
extern const char *const appell_state_names[];
extern const char *const appell_input_names[];
extern const char *const appell_event_names[];
extern const char *const appell_row_names[];

/* Parameters, inputs, start and tolerance as they were at the export. */
void appell_defaults(appell_model *m);

/* A motion from m->state at a time; a state off the constraints is moved to the nearest one on them. */
int appell_begin(appell_model *m, double time);

/* On to a time, forward or back (with modes only forward); m->state and m->time are there, or where it ended: a terminal
 * event returns APPELL_TERMINAL_EVENT, and the motion may go on from there. */
int appell_advance(appell_model *m, double time);

/* m->speed_rates and m->multipliers at m->state. */
int appell_read(appell_model *m);

#endif
