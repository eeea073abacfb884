/* The phases that a law may take in a situation, as conditions on the multipliers and values of its rows. */

#define MOST_CHOICES 8

static int takes_part(const Decider *d, int law, int phase) { return d->laws[law].kind != SWITCHED && !is_off(phase); }

/* What follows a solve: whether a row is zero, about to become negative or positive, and how it slides. */
static int is_met(const Decider *d, const ModeLaw *c) {
    return c->kind != CONTACT || !c->unilateral || c->order
        || POSITIONS(d)[c->rows[0]] <= d->zero * d->position_margins[c->rows[0]];
}

static int is_closing(const Decider *d, const ModeLaw *c) {
    return c->unilateral && RATES(d)[c->rows[0]] < -d->zero * d->rate_margins[c->rows[0]];
}

static int is_leaving(const Decider *d, const ModeLaw *c) {
    return c->unilateral && RATES(d)[c->rows[0]] > d->zero * d->rate_margins[c->rows[0]];
}

static double slip_speed(const Decider *d, const ModeLaw *c) {
    double along = fabs(RATES(d)[c->rows[1]]);
    return c->tangent_count < 2 ? along : hypot(along, RATES(d)[c->rows[2]]);
}

/* Whether it slides, fast enough to have a direction: in a plane a slip ends at `slowest` and begins at twice that. */
static int has_slip(const Decider *d, const ModeLaw *c) {
    if (!c->tangent_count) return 0;
    double least = c->tangent_count == 1 ? d->zero : 1.5 * d->slowest;
    return slip_speed(d, c) > least * d->rate_margins[c->rows[1]];
}

/* Whether friction can outdo the normal force, mu |K_nt| >= K_nn: then several motions may fit, or none. */
static int can_jam(const Decider *d, const ModeLaw *c) {
    int n = c->rows[0], m = d->rows;
    if (c->kind != CONTACT || !c->tangent_count) return 0;
    double across = fabs(RESPONSE(d)[n + m * c->rows[1]]);
    if (c->tangent_count > 1) across = hypot(across, RESPONSE(d)[n + m * c->rows[2]]);
    return c->kinetic * d->weights[n] * across >= RESPONSE(d)[n + m * n] * (1.0 - d->numbers->expressions);
}

static Choice choice_in(const ModeLaw *c, int phase) { return (Choice){.rows = c->rows, .phase = phase}; }

/* Closed and pushing, the slip held too where `stuck`. */
static Choice held_choice(const ModeLaw *c, int phase, int stuck) {
    Choice made = choice_in(c, phase);
    made.held_count = 1 + (stuck ? c->tangent_count : 0), made.pushes = c->unilateral, made.sign = 1.0;
    return made;
}

static Choice parting_choice(const ModeLaw *c) {
    Choice made = choice_in(c, OPENS);
    made.value_rows[0] = c->rows[0], made.value_factors[0] = 1.0, made.value_count = 1;
    return made;
}

/* Normal and slip held, while the pull stays in the cone of friction. */
static Choice sticking_choice(const ModeLaw *c, double mu) {
    Choice made = held_choice(c, STICKS, 1);
    made.cone = 1, made.mu = mu, made.across_count = c->tangent_count;
    return made;
}

/* A slip that begins, with friction mu N against the direction it takes; an equation may push both ways. */
STAGE int beginning_choices(const ModeLaw *c, double mu, Choice *out) {
    int n = 0;
    for (int sign = 1; sign >= (c->unilateral ? 1 : -1); sign -= 2) {
        Choice made = held_choice(c, SLIDES, 0);
        made.pushes = 1, made.sign = sign, made.across_count = c->tangent_count;
        if (c->tangent_count == 2) {
            made.turns = 1, made.mu = sign * mu;
            out[n++] = made;
            continue;
        }
        for (int way = 1; way >= -1; way -= 2) {
            made.phase = way > 0 ? FORWARD : BACKWARD, made.follows = 1, made.factors[0] = -sign * mu * way;
            made.value_rows[0] = c->rows[1], made.value_factors[0] = way, made.value_count = 1;
            out[n++] = made;
        }
    }
    return n;
}

/* A slip that goes on in its direction; nothing is asked of its acceleration. */
STAGE int sliding_choices(const Decider *d, const ModeLaw *c, double mu, Choice *out) {
    int n = 0;
    double size = slip_speed(d, c);
    for (int sign = 1; sign >= (c->unilateral ? 1 : -1); sign -= 2) {
        Choice made = held_choice(c, c->tangent_count > 1 ? SLIDES : RATES(d)[c->rows[1]] > 0.0 ? FORWARD : BACKWARD, 0);
        made.pushes = 1, made.sign = sign, made.follows = 1, made.across_count = c->tangent_count;
        for (int k = 0; k < c->tangent_count; k++) made.factors[k] = -sign * mu * (RATES(d)[c->rows[1 + k]] / size);
        out[n++] = made;
    }
    return n;
}

/* While the row is zero, of accelerations and reactions; where something strikes, of velocities and impulses: there
 * Coulomb's law holds for the slip after the strike, with mu of sliding. */
STAGE int contact_choices(const Decider *d, const ModeLaw *c, int strikes, Choice *out) {
    int n = 0;
    double weight = d->weights[c->rows[0]], mu = c->kinetic * weight;
    if (!c->tangent_count) out[n++] = held_choice(c, CLOSED, 0);
    else if (strikes || !has_slip(d, c)) {
        out[n++] = sticking_choice(c, strikes ? mu : c->sticking * weight);
        n += beginning_choices(c, mu, out + n);
    } else n += sliding_choices(d, c, mu, out);
    if (c->unilateral) out[n++] = parting_choice(c);
    return n;
}

/* In the second half of a strike by Poisson's law: at least this normal impulse, and more where it must. */
STAGE int expansion_choices(const Decider *d, const ModeLaw *c, double least, Choice *out) {
    int n = 0;
    double mu = c->kinetic * d->weights[c->rows[0]];
    ModeLaw pushing = *c;
    pushing.unilateral = 1;
    for (int closed = 0; closed < 2; closed++) {
        Choice normal = closed ? held_choice(c, CLOSED, 0) : parting_choice(c), slides[4];
        if (closed) normal.pushes = 1, normal.least = least;
        else normal.given = 1, normal.given_value = least;
        if (!c->tangent_count) {
            out[n++] = normal;
            continue;
        }
        normal.across_count = c->tangent_count;
        out[n] = normal;
        out[n].from = closed ? 0 : 1, out[n].held_count += c->tangent_count, out[n].cone = 1, out[n++].mu = mu;
        for (int k = 0, count = beginning_choices(&pushing, mu, slides); k < count; k++) {
            Choice made = normal;
            made.follows = slides[k].follows, made.turns = slides[k].turns, made.mu = slides[k].mu;
            memcpy(made.factors, slides[k].factors, sizeof made.factors);
            for (int i = 0; i < slides[k].value_count; i++, made.value_count++) {
                made.value_rows[made.value_count] = slides[k].value_rows[i];
                made.value_factors[made.value_count] = slides[k].value_factors[i];
            }
            out[n++] = made;
        }
    }
    return n;
}

static int is_kept(int phase) { return phase == KEPT || phase == KEPT_AGAIN; }

/* The bound at which an actuator pushes a row back whose sigma is not zero. */
static int saturation_away(const Decider *d, const ModeLaw *c) {
    int row = c->rows[0], reversed = signbit(RESPONSE(d)[row + d->rows * row]) ? 2 : 0;
    return ((reversed ? -1.0 : 1.0) * sigma_of(d, c, row) < 0.0 ? AT_UPPER : AT_LOWER) + reversed;
}

/* Kept while the effort suffices; else the effort is at its bound and the row moves the way it yields. */
STAGE int saturation_choices(const Decider *d, const ModeLaw *c, int phase, Choice *out) {
    int row = c->rows[0], reversed = signbit(RESPONSE(d)[row + d->rows * row]) ? 2 : 0;
    double way = reversed ? -1.0 : 1.0;
    if (!is_kept(phase) && !has_returned(d, c, row)) {
        if (!isnan(c->recovery)) phase = saturation_away(d, c); /* a strike may reverse it */
        out[0] = choice_in(c, phase);
        out[0].given = 1;
        out[0].given_value = phase == AT_UPPER || phase == AT_UPPER_REVERSED ? c->bound : -c->bound;
        return 1;
    }
    out[0] = choice_in(c, phase == KEPT || c->order ? KEPT : KEPT_AGAIN);
    out[0].held_count = 1, out[0].limited = 1, out[0].limit = c->bound;
    for (int k = 1; k < 3; k++) {
        double sign = k == 1 ? 1.0 : -1.0;
        out[k] = choice_in(c, (k == 1 ? AT_UPPER : AT_LOWER) + reversed);
        out[k].given = 1, out[k].given_value = sign * c->bound;
        out[k].value_rows[0] = row, out[k].value_factors[0] = -sign * way, out[k].value_count = 1;
    }
    return 3;
}

/* In a strike a row is held where it is kept; at its bound an effort has no impulse. */
static int saturation_impulses(const ModeLaw *c, int phase, Choice *out) {
    out[0] = choice_in(c, phase);
    out[0].held_count = is_kept(phase);
    return 1;
}

/* In a strike the rows of clipped actuators are held where they are kept; let go they have no impulse. */
static int clipped_impulses(const ModeLaw *c, int phase, Choice *out) {
    out[0] = (Choice){.rows = c->clipping->rows, .phase = phase, .held_count = c->clipping->kept[phase - FIRST_PATTERN]};
    return 1;
}

/* The choices of a law in a phase. */
STAGE void choices_of_law(const Decider *d, int law, int strikes, int phase, LawChoices *to, Room *room) {
    const ModeLaw *c = d->laws + law;
    int most = c->kind == CLIPPED ? c->clipping->pattern_count : MOST_CHOICES;
    Choice *own = (Choice *)take(room, most * (int)(sizeof(Choice) / sizeof(double)));
    to->choices = own;
    if (c->kind == CONTACT) to->count = contact_choices(d, c, strikes, own);
    else if (c->kind == CLIPPED) to->count = strikes ? clipped_impulses(c, phase, own) : clipped_choices(d, c, phase, own, room);
    else to->count = strikes ? saturation_impulses(c, phase, own) : saturation_choices(d, c, phase, own);
}
