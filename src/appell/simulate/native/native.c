/* All of it as one translation unit, so that nothing but the calls has to be visible outside. */
#include "native.h"

#include "buffers.c"
#include "solve.c"
#include "inputs.c"
#include "rates.c"
#include "project.c"
#include "dop853_tableau.h"
#include "dop853.c"
#include "events.c"
#include "advance.c"
#include "calls.c"
