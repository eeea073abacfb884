/* The numbers of the control of steps (control.c), for one trajectory, for lanes and for a graphics card alike. */

#define SAFETY 0.9     /* of the step expected to be just good enough */
#define CAREFUL 0.8    /* the same along constraints that curve: what is left out of the error comes back by curvature */
#define LEFT_OUT 1.01  /* times the error along the constraints: nearer to it the whole one differs by rounding */
#define RISE 8.0       /* most that an error is expected to rise by, over the next step */
#define WHOLE_RISE 5.0 /* the same by the rise of the whole error */
#define DIP 0.1        /* of an error, what is remembered after a step */
#define STEADY 0.95    /* the same while the whole error has not fallen */
#define OTHERWISE 300. /* times the error along the constraints: then the whole one is of another kind and says nothing */
#define DEEP 1e-4      /* a fall to less than this is no dip: the motion has changed */
