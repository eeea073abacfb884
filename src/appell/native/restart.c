/* A run that begins anew: with the bits of a new one, whatever came before it. */

#define STEPS_AT_ONCE 1000

/* A Run as new, with its parameters, at a state; 0 where its rows are not independent beyond doubt, so that their lengths
 * are for others to find. */
int appell_restart(Run *r, const Run *as_new, const double *parameters, int parameter_count, double t, const double *x) {
    *r = *as_new;
    r->t = t;
    memcpy(r->parameters, parameters, sizeof(double) * parameter_count);
    forget_pieces(r);
    follow_inputs(r, t, x);
    int are_scaled = !MA || appell_scales(r, t, x, (double *)r->row_scale, (double *)r->speed_scale);
    memset(r->workspace, 0, sizeof(double) * appell_workspace());
    memset(r->integer_workspace, 0, sizeof(int) * appell_integer_workspace());
    if (r->implicit_workspace) memset(r->implicit_workspace, 0, sizeof(double) * appell_implicit_workspace());
    memset(r->position_residuals, 0, sizeof(double) * MP);
    memset(r->velocity_residuals, 0, sizeof(double) * MV);
    memset(r->acceleration_residuals, 0, sizeof(double) * MA);
    memset(r->norm_residuals, 0, sizeof(double) * MN);
    memcpy(appell_state(r), x, sizeof(double) * NX);
    return are_scaled;
}

/* The largest |c| of positions and velocities so far. */
double appell_largest_residual(const Run *r) {
    double found = 0.0;
    for (int i = 0; i < MP; i++) found = larger(r->position_residuals[i], found);
    for (int i = 0; i < MV; i++) found = larger(r->velocity_residuals[i], found);
    return found;
}
