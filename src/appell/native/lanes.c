/* Lock-step DOP853 over eight lanes, projected, sampled and refilled: one translation unit. */
#include "lanes.h"

#include "control.h"
#include "dense.h"
#include "dop853_tableau.h"
#include "errors.h"
#include "sizes.h"
#include "lanes_buffers.c"
#include "lanes_project.c"
#include "lanes_step.c"
#include "lanes_start.c"
#include "lanes_samples.c"
#include "lanes_run.c"
