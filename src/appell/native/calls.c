/* What is called from outside besides `appell_advance`. Each takes a Run for parameters and workspace. */

/* Bytes of Run, to check the mirror. */
int appell_run_size(void) { return (int)sizeof(Run); }

/* Bytes of Input, to check the mirror. */
int appell_input_size(void) { return (int)sizeof(Input); }

/* The inputs at (t, x), written behind the parameters. */
void appell_set_inputs(Run *r, double t, const double *x) { set_inputs(r, t, x); }

/* Where the integrated state (x, work) lives: to be set before the first `appell_advance`. */
double *appell_state(Run *r) {
    Buffers b;
    lay_out(&b, r);
    return b.z0;
}

/* zdot (NX, and the power where there is one), udot, lam and lam0 (NU + MA + MI); the rank is left in r. */
int appell_rates(Run *r, double t, const double *x, double *zdot, double *reaction) {
    Buffers b;
    lay_out(&b, r);
    int status = rates(r, &b, t, x, zdot, 1);
    memcpy(reaction, b.reaction, sizeof(double) * (NU + MA + MI));
    return status;
}

/* The accelerations, multipliers and ranks of these samples, where they have waited. */
int appell_rates_of_samples(Run *r, int count, const int *samples) {
    Buffers b;
    lay_out(&b, r);
    for (int i = 0; i < count; i++) {
        long k = samples ? samples[i] : i;
        int status = r->ranks[k] == WAITING ? write_rates(r, &b, r->sample_times[k], r->states + k * NX, k) : RUNNING;
        if (status) return status;
    }
    return RUNNING;
}

/* Those of all samples. */
int appell_sample_rates(Run *r) { return appell_rates_of_samples(r, r->sample_count, 0); }

/* df/dx (NX x NX) of the right side. */
int appell_state_jacobian(Run *r, double t, const double *x, double *J) {
    Buffers b;
    lay_out(&b, r);
    return evaluate_jacobian(r, &b, t, x, J);
}

int appell_project(Run *r, double t, double *x) {
    Buffers b;
    lay_out(&b, r);
    int status = factorise_metric(r, &b, t, x);
    return status ? status : project(r, &b, t, x);
}

/* y (NY) at each of `count` samples of x (NX) and of udot and (lam, lam0). */
void appell_read_outputs(Run *r, int count, const double *t, const double *x, const double *udot,
                         const double *lam, double *y) {
    Buffers b;
    lay_out(&b, r);
    for (long k = 0; k < count; k++) {
        memcpy(b.reaction, udot + k * NU, sizeof(double) * NU);
        memcpy(b.reaction + NU, lam + k * (MA + MI), sizeof(double) * (MA + MI));
        follow_inputs(r, t[k], x + k * NX);
        appell_outputs(t[k], x + k * NX, r->parameters, b.reaction, y + k * NY);
    }
}

/* A block of `size` entries at each of `count` samples of x (states), inputs followed. */
void appell_read_block(Run *r, Block *block, int count, const double *t, const double *x, int size, double *out) {
    for (long k = 0; k < count; k++) {
        follow_inputs(r, t[k], x + k * NX);
        block(t[k], x + k * NX, r->parameters, 0, out + k * size);
    }
}

/* The right side `repeats` times, for timing: t is read anew every time so that no evaluation is saved. */
double appell_time_rates(Run *r, double t, const double *x, int repeats) {
    Buffers b;
    lay_out(&b, r);
    volatile double moment = t;
    double sum = 0.0;
    for (int k = 0; k < repeats; k++) {
        stage_rates(r, &b, moment, x, b.rate, 0);
        sum += b.rate[NQ];
    }
    return sum;
}
