/* A motion with modes under way, as the caller owns it. */

#define CASCADE 100 /* so many changes of mode within this part of the span have no end */
#define CASCADE_SPAN 1e-9
#define CONSISTENT_START 1e-9 /* CONSISTENT of initial_mode.py */
#define SETTLED_GUARD 1e-14 /* NEWTON.settled: of what counts as zero, how far a guard is put from it */

/* Guards that are none: the start, an event of the person, and what follows a reset. */
enum Instants { BEFORE_START = -1, NO_GUARD = -2, AFTER_RESET = -3 };
enum Stage { TO_BEGIN = 0, TO_SETTLE = 1, TO_ADVANCE = 2 };

/* What the caller is asked for before one run goes on, apart from statuses: the lengths of rows in the mode that begins. */
enum AskedOfOne { SCALES_ASKED = 41 };

/* What the caller owns; mirrored by appell.compile.native_modes. */
typedef struct {
    Chain *chain;
    const ModeMaker *maker;
    ModeLaw *laws;              /* of the decider, with the coefficients of this motion */
    const double *parameters;   /* (parameter_count) */
    const double *coefficients; /* (law, 3): sliding and sticking friction, restitution; or bound and recovery */
    double *positions;          /* room for a block of positions */
    double *x;                  /* (states) */
    double *position_margins, *rate_margins; /* (rows) of the decider */
    const int *position_rows;
    int *phases;                /* (law) up to now; at first those in which the start was completed */
    Block *position;
    double tolerance, span, cascade, end, t, lost, mode_work, violation; /* cascade: the shortest time in which changes end */
    double motion[2], changes[CASCADE]; /* the sizes of coordinates and speeds; when modes changed of late */
    const int *resets; /* (reset, RESET_HEAD + laws + rows): see resets.c */
    const int *keeps;  /* (rows) the law that switches a row which always acts where it is on; -1: none; -2: it need not act */
    int *fired;        /* (reset) of those that acted last */
    double *reset_room;
    double begun; /* when the mode under way began */
    int parameter_count, position_count, most_steps, stage, guard, sample, last, steps, refused, change_count;
    int asks_scales, is_loose; /* whether all lengths are the caller's; states that are not projected */
    int reset_count, guards_wait, failed_reset, failed_row; /* guards_wait: a mode begins, and its guards of resets are not set */
} Hybrid;
