/* One input of a run, in every home; `Block` is a function of the equations as the home has them. */

/* How the value of an input is found. */
enum InputKind { BY_TABLE = 0, BY_EXPRESSION = 1, OF_TIME = 2, OF_STATE = 3 };

/* One input; mirrored field by field by appell.compile.native.NativeInput. */
typedef struct {
    const double *breaks;       /* (pieces + 1) rising; of a table */
    const double *coefficients; /* (pieces, 4) of the cubics of a table, the highest power first */
    Block *expression;          /* the value and its derivatives, as its output column */
    Block *slopes;              /* d value / dx (NX), of an expression that depends on the state; else 0 */
    union {                     /* the value and its derivatives, a function each */
        double (*of_time[3])(double t);
        double (*of_state[3])(double t, const double *x, const double *p);
    };
    int kind;
    int first; /* where the value stands among the parameters */
    int count; /* the value and its derivatives */
    int pieces;
    int piece; /* the one last found */
    int number; /* among the inputs of the model */
} Input;
