/* By how much something must have passed zero before that is an event, and the coefficients of the laws of a motion. */

/* Parts of a run at which rows are measured: INSTANTS of margins.py. */
static const double INSTANTS[] = {0.0, 0.0867, 0.271, 0.613, 0.951};

static void note_amounts(int count, const double *values, double *largest) {
    for (int i = 0; i < count; i++)
        if (isfinite(values[i])) largest[i] = fmax(largest[i], fabs(values[i]));
}

static void note_size(int count, const double *values, double *largest) {
    for (int i = 0; i < count; i++) *largest = fmax(*largest, fabs(values[i]));
}

/* How large rows and their rates are in the motion that begins; as `sizes` of delassus.py and `sizes_of` of margins.py. They
 * are left where the margins will be. */
static void set_sizes(Hybrid *h) {
#pragma STDC FP_CONTRACT OFF
    Decider *d = h->chain->decider;
    int rows = d->rows;
    double span = h->span, pull = 0.0, speed = 0.0, place = 0.0;
    double *position = h->position_margins, *rate = h->rate_margins, *length = d->room, *sizes = length + rows;
    const double *terms = JUMPS(d) + d->speeds * rows; /* what positions and rates are made of */
    memset(position, 0, sizeof(double) * rows);
    memset(rate, 0, sizeof(double) * rows);
    memset(sizes, 0, sizeof(double) * rows);
    for (int i = 0; i < rows; i++) length[i] = length_of_row(rows, RESPONSE(d), i);
    for (int k = 0; k < (span != 0.0 ? 5 : 1); k++) {
        double later = INSTANTS[k] * span;
        d->response(h->t + later, h->x, d->whole->parameters, 0, d->column);
        note_amounts(rows, POSITIONS(d), position);
        note_amounts(rows, terms, position);
        note_amounts(rows, RATES(d), rate);
        note_amounts(rows, terms + rows, rate);
        note_amounts(rows, SIZES(d), sizes);
    }
    for (int i = 0; i < rows; i++) {
        double fall = sizes[i] * span;
        rate[i] = fmax(fmax(rate[i], sqrt(sizes[i] * position[i])), PART_OF_RUN * fall);
        double far = rate[i] * span;
        position[i] = fmax(position[i], PART_OF_RUN * far);
        pull = fmax(pull, sizes[i] / length[i]);
        speed = fmax(speed, rate[i] / length[i]);
        place = fmax(place, position[i] / length[i]);
    }
    h->motion[0] = h->motion[1] = 0.0;
    note_size(d->coordinates, h->x, h->motion), note_size(d->speeds, h->x + d->coordinates, h->motion + 1);
    note_size(rows, position, h->motion), note_size(rows, rate, h->motion + 1);
    if (pull == 0.0 && speed == 0.0 && place == 0.0) pull = speed = place = 1.0;
    for (int i = 0; i < rows; i++) {
        position[i] = fmax(position[i], PART_OF_RUN * place * length[i]);
        rate[i] = fmax(rate[i], PART_OF_RUN * speed * length[i]);
    }
    d->least = PART_OF_RUN * fmax(pull, span != 0.0 ? speed / span : 0.0);
}

/* The margins of all rows from their sizes, as `margins_of` of margins.py. */
static void set_margins(Hybrid *h) {
    double fine = fmax(1e-4 * h->tolerance, 1e-14);
    for (int i = 0; i < h->chain->decider->rows; i++)
        h->position_margins[i] = fine * h->position_margins[i], h->rate_margins[i] = fine * h->rate_margins[i];
}

/* The coefficients of the laws as they are in this motion. */
static void set_coefficients(Hybrid *h) {
    Decider *d = h->chain->decider;
    const double *given = h->coefficients;
    for (int k = 0; k < d->law_count; k++, given += 3) {
        ModeLaw *law = h->laws + k;
        if (law->kind == CONTACT) law->kinetic = given[0], law->sticking = given[1], law->restitution = given[2];
        else law->bound = given[0], law->recovery = given[1];
        if (law->kind == SATURATION) ((double *)d->recovery)[law->rows[0]] = isnan(given[1]) ? INFINITY : given[1];
    }
}
