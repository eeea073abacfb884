/* What happens at an instant at which a phase ends: who strikes, who is held, who lets go.
 *
 * First velocities: where a row that is met would become negative, the speeds jump by M^-1 B Lambda (impact.c). Then
 * accelerations decide which of the rows that stay met are held, and which way what slides goes (complementarity.c). */

/* A decision under way. `met`: laws whose rows are zero, or were when their phase began. */
typedef struct {
    Decider *d;
    Outcome *o;
    double t;
    const int *before, *ended; /* (law) the phases up to the instant; those whose phase should be left if it can be */
    int *met, met_count;
    int has_ended;
} Instant;

/* The laws that a refusal names. */
static int refuse(Outcome *o, int reason, int count, const int *laws, int law_count) {
    memset(o->involved, 0, sizeof(int) * law_count);
    for (int k = 0; k < count; k++) o->involved[laws[k]] = 1;
    return reason;
}

static int require_determined(const Decider *d, Outcome *o, int open_count, const int *open) {
    if (!open_count || d->shares) return SETTLED;
    memcpy(o->open, open, sizeof(int) * d->rows);
    return SHARES_OPEN;
}

/* The choices of a law, that of its present phase first, or last where it has just ended. A slip that can stick, or an
 * effort at its bound that can keep its row again, has ended, whichever guard of several saw it first: wheels that are
 * braked to rest stick together. */
STAGE void in_preference(LawChoices *law, int phase, int has_ended, Room *room) {
    int most_held = 0, least_held = INT_MAX, n = 0;
    Choice *sorted = (Choice *)take(room, law->count * (int)(sizeof(Choice) / sizeof(double)));
    for (int k = 0; k < law->count; k++) {
        int held = law->choices[k].held_count;
        if (law->choices[k].phase == phase) least_held = held < least_held ? held : least_held;
        else most_held = max2(held, most_held);
    }
    int last = has_ended || (phase != OPENS && least_held < most_held);
    for (int own = !last, pass = 0; pass < 2; pass++, own = !own)
        for (int k = 0; k < law->count; k++)
            if ((law->choices[k].phase == phase) == own) sorted[n++] = law->choices[k];
    law->choices = sorted;
}

/* Whether what a guard of forces saw was not so: other shares of redundant rows fit the present phases well. */
STAGE int goes_on(const Instant *i, const Problem *p, int count, const int *staying, LawChoices *now, Solution *found, Room room) {
    const Decider *d = i->d;
    double error = 0.0;
    int *held = take_integers(&room, d->rows);
    for (int l = 0; l < d->law_count; l++)
        if (i->ended[l] && i->before[l] != STICKS && i->before[l] != CLOSED) return 0;
    for (int k = 0; k < count; k++) {
        int at = 0;
        while (at < p->laws[k].count && p->laws[k].choices[at].phase != i->before[staying[k]]) at++;
        if (at == p->laws[k].count) return 0;
        now[k] = (LawChoices){p->laws[k].choices + at, 1}, found->chosen[k] = 0;
    }
    Problem present = *p;
    present.laws = now;
    int held_count = rows_held(&present, found->chosen, held);
    if (!repeat_each_other(&present, held_count, held, room)) return 0;
    for (int row = 0; row < d->rows; row++) error = fmax(error, d->force_error[row]);
    memset(found->directions, 0, sizeof(double) * 2 * count);
    return tried(&present, d->clear * error, found, room) && found->shared && found->slack > d->clear * error;
}

/* Where friction can jam no other motion may fit; sticking is preferred where static friction is larger. */
STAGE int has_another(const Decider *d, const Problem *p, int count, const int *staying, const Solution *found, Room room) {
    LawChoices *alike = (LawChoices *)take(&room, count * (int)(sizeof(LawChoices) / sizeof(double)));
    int jams = 0;
    for (int k = 0; k < count; k++) jams |= can_jam(d, d->laws + staying[k]);
    if (!jams) return 0;
    for (int k = 0; k < count; k++) {
        const ModeLaw *c = d->laws + staying[k];
        const LawChoices *law = p->laws + k;
        int phase = law->choices[found->chosen[k]].phase, n = 0, either = c->kind == CONTACT && c->sticking > c->kinetic;
        Choice *own = (Choice *)take(&room, law->count * (int)(sizeof(Choice) / sizeof(double)));
        for (int j = 0; j < law->count; j++) {
            int other = law->choices[j].phase;
            if (other == phase || !(either && (other == STICKS || phase == STICKS))) own[n++] = law->choices[j];
        }
        alike[k] = (LawChoices){own, n};
    }
    Problem q = *p;
    q.laws = alike;
    Solution other = solution_in(&room, d->rows, count);
    return first_solution(&q, found->values, &other, room);
}

/* How far below zero the guards of undetermined shares are, and a part of what is left of the best shares. */
STAGE void set_allowances(const Decider *d, int count, const int *staying, const Solution *s, double *allowances) {
    double more = d->again * s->slack;
    for (int k = 0; k < count; k++) {
        const ModeLaw *c = d->laws + staying[k];
        double *own = allowances + 2 * staying[k], normal = s->multipliers[c->rows[0]], pull = 0.0;
        if (c->kind != CONTACT) continue;
        if (c->unilateral && normal < 0.0) own[0] = -normal + more;
        if (c->tangent_count) pull = fabs(s->multipliers[c->rows[1]]);
        if (c->tangent_count > 1) pull = hypot(pull, s->multipliers[c->rows[2]]);
        double left = c->sticking * d->weights[c->rows[0]] * fabs(normal) - pull;
        if (c->tangent_count && left < 0.0) own[1] = more - left;
    }
}

/* The phases in which the accelerations are consistent, at speeds that are; of the response at hand. */
STAGE int hold(const Instant *i, int has_ended, Room room) {
    Decider *d = i->d;
    Outcome *o = i->o;
    int m = d->rows, count = 0, *staying = take_integers(&room, d->law_count), from_now_on;
    for (int l = 0; l < d->law_count; l++) {
        o->phases[l] = takes_part(d, l, i->before[l]) ? OPENS : i->before[l];
        o->allowances[2 * l] = o->allowances[2 * l + 1] = 0.0;
    }
    o->has_accelerations = 0;
    for (int k = 0; k < i->met_count; k++)
        if (!is_leaving(d, d->laws + i->met[k])) staying[count++] = i->met[k];
    if (!count) return SETTLED;
    if (!end_slips(d, i->t, o->state, count, staying, room)) return NOT_ANSWERED;
    double *b = take(&room, m);
    memcpy(b, FREE(d), sizeof(double) * m);
    for (int row = 0; row < m; row++)
        if (isfinite(d->recovery[row])) b[row] += RATES(d)[row] / d->recovery[row]; /* of sigma */
    LawChoices *laws = (LawChoices *)take(&room, count * (int)(sizeof(LawChoices) / sizeof(double)));
    LawChoices *now = (LawChoices *)take(&room, count * (int)(sizeof(LawChoices) / sizeof(double)));
    Solution s = solution_in(&room, m, count);
    for (int k = 0; k < count; k++)
        choices_of_law(d, staying[k], 0, i->before[staying[k]], laws + k, &room);
    Problem p = problem_of(d, b, laws, count);
    from_now_on = has_ended && goes_on(i, &p, count, staying, now, &s, room);
    if (!from_now_on) {
        for (int k = 0; k < count; k++)
            in_preference(laws + k, i->before[staying[k]], has_ended && i->ended[staying[k]], &room);
        if (!first_solution(&p, 0, &s, room)) {
            o->all_tried = appell_all_are_tried(&p);
            return refuse(o, NO_REACTIONS, count, staying, d->law_count);
        }
        if (has_another(d, &p, count, staying, &s, room)) return refuse(o, REACTIONS_NOT_UNIQUE, count, staying, d->law_count);
    }
    int refused = require_determined(d, o, s.open_count, s.open);
    if (refused) return refused;
    const LawChoices *chosen = from_now_on ? now : laws;
    for (int k = 0; k < count; k++) o->phases[staying[k]] = chosen[k].choices[s.chosen[k]].phase;
    begin_slips(d, o->state, count, staying, chosen, &s, room);
    memcpy(o->accelerations, s.values, sizeof(double) * m);
    o->has_accelerations = 1;
    if (s.shared) set_allowances(d, count, staying, &s, o->allowances);
    return SETTLED;
}

/* The speeds after a strike, from the response at o->state on; contacts with a `chatter` do not rebound.
 *
 * A contact that parts is not struck with the others: its gap is open, although too small to resolve. Where they close it,
 * it strikes next, until all part or rest. Where the strikes become weaker without an end the contacts collapse: nothing
 * rebounds any more. */
STAGE int strike(const Instant *i, Room room) {
    Decider *d = i->d;
    Outcome *o = i->o;
    int m = d->rows, *together = take_integers(&room, d->law_count), *every = take_integers(&room, m);
    double *e = take(&room, d->law_count), first = 0.0;
    Impulses found = impulses_in(&room, m);
    memset(o->impulses, 0, sizeof(double) * m);
    memset(o->struck, 0, sizeof(int) * d->law_count);
    for (int row = 0; row < m; row++) every[row] = row;
    o->lowered = 1.0;
    for (int count = 0; count <= d->strikes; count++) {
        double fastest = 0.0;
        int collapses = count == d->strikes, n = 0, closing = 0;
        for (int k = 0; k < i->met_count; k++) {
            const ModeLaw *c = d->laws + i->met[k];
            if (!is_closing(d, c)) continue;
            closing = 1, o->struck[i->met[k]] = 1;
            fastest = fmax(fastest, -RATES(d)[c->rows[0]] / d->rate_margins[c->rows[0]]);
        }
        if (!closing) break;
        if (first == 0.0) first = fastest;
        if (collapses && fastest > d->collapsed * first)
            return refuse(o, STRIKES_WITHOUT_END, i->met_count, i->met, d->law_count);
        for (int k = 0; k < i->met_count; k++) {
            const ModeLaw *c = d->laws + i->met[k];
            int own = i->met[k], is_dead = collapses || !isnan(o->chatter[own]);
            if (!collapses && !c->order && is_leaving(d, c)) continue;
            together[n++] = own;
            /* by Poisson's law a contact that does not approach gives back what it is compressed by */
            e[own] = is_closing(d, c) || (c->kind == CONTACT && c->poisson) ? (is_dead ? 0.0 : c->restitution) : NAN;
        }
        Strike s = {d, together, i->before, e, n};
        if (!impulses_of(&s, &found, room)) {
            Room rest = room;
            Problem p = problem_of(d, RATES(d), usual_impulses(&s, &rest), n);
            o->all_tried = appell_all_are_tried(&p);
            return refuse(o, NO_IMPULSES, n, together, d->law_count);
        }
        if (found.several) return refuse(o, IMPULSES_NOT_UNIQUE, n, together, d->law_count);
        int refused = require_determined(d, o, found.open_count, found.open);
        if (refused) return refused;
        if (found.acting < 1.0 && o->lowered == 1.0) {
            o->lowered = found.acting;
            for (int l = 0; l < d->law_count; l++) o->lowered_by[l] = 0;
            for (int k = 0; k < i->met_count; k++) o->lowered_by[i->met[k]] = is_closing(d, d->laws + i->met[k]);
        }
        for (int row = 0; row < m; row++) o->impulses[row] += found.rows[row];
        push_speeds(d, m, every, found.rows, o->state);
        if (!respond(d, i->t, o->state)) return NOT_ANSWERED;
    }
    o->has_struck = 1;
    return hold(i, 0, room);
}

/* The acceleration with which an open row returns. */
STAGE double fall_of(const Decider *d, const Outcome *o, int row, Room room) {
    if (o->has_accelerations) return -o->accelerations[row];
    int n = d->always_count;
    double *free = take(&room, n), *kept = take(&room, n), a = FREE(d)[row];
    for (int k = 0; k < n; k++) free[k] = FREE(d)[d->always[k]];
    if (n) keeping(d, n, d->always, free, kept, room);
    for (int k = 0; k < n; k++) a -= RESPONSE(d)[row + d->rows * d->always[k]] * kept[k];
    return -a;
}

/* Whether a contact parts, and rises lower than a run resolves: v^2 / 2a. */
static int parts_low(const Decider *d, const Outcome *o, int law, Room room) {
    const ModeLaw *c = d->laws + law;
    int row = c->rows[0];
    double v = RATES(d)[row];
    if (o->phases[law] != OPENS || c->order || c->kind != CONTACT || !(v > 0.0)) return 0;
    double a = fall_of(d, o, row, room);
    return a > 0.0 && v * v / (2.0 * a) < d->clear * d->position_margins[row];
}

/* What a strike elsewhere has lifted by less than a run resolves stays: else a box rattles on its corners for ever, each of
 * them lifted by the strike of the other as far as rounding lets it fall. */
STAGE int settle_low(const Instant *i, const int *low, Room room) {
    Decider *d = i->d;
    Outcome *o = i->o;
    Wanted w = nothing_wanted(d, &room);
    for (int k = 0; k < i->met_count; k++)
        if (low[i->met[k]]) want(&w, d->laws[i->met[k]].rows[0], 0.0);
    for (int row = 0; row < d->rows; row++) {
        int law = d->owners[row], stays = 0;
        for (int k = 0; k < i->met_count; k++) stays |= i->met[k] == law && (low[law] || !is_leaving(d, d->laws + law));
        if (stays && !w.is_wanted[row] && fabs(RATES(d)[row]) <= d->zero * d->rate_margins[row]) want(&w, row, RATES(d)[row]);
    }
    for (int k = 0; k < d->always_count; k++) want(&w, d->always[k], RATES(d)[d->always[k]]);
    Decider alone = *d;
    alone.always_count = 0; /* they are among what is wanted, as they are */
    set_rates(&alone, &w, o->state, room);
    return respond(d, i->t, o->state) ? hold(i, 0, room) : NOT_ANSWERED;
}

/* The phases that follow from a state, the state they start from, what struck on the way and which bounces were ended;
 * SETTLED, or why nothing follows. */
int appell_settle(Decider *d, double t, const int *ended, Outcome *o) {
    Room room = {d->room, d->integers};
    int laws = d->law_count, closing = 0, *before = take_integers(&room, laws), *low = take_integers(&room, laws);
    int *settled = take_integers(&room, laws);
    double *begun = take(&room, d->states);
    Instant i = {d, o, t, before, ended, take_integers(&room, laws), 0, 0};
    memcpy(before, o->phases, sizeof(int) * laws);
    memcpy(begun, o->state, sizeof(double) * d->states);
    memset(settled, 0, sizeof(int) * laws);
    memset(o->impulses, 0, sizeof(double) * d->rows);
    memset(o->struck, 0, sizeof(int) * laws);
    o->has_struck = 0, o->lowered = 1.0;
    for (int l = 0; l < laws; l++) o->chatter[l] = NAN, i.has_ended |= ended[l];
    if (!respond(d, t, o->state)) return NOT_ANSWERED;
    for (int l = 0; l < laws; l++)
        if (takes_part(d, l, before[l]) && (is_met(d, d->laws + l) || before[l] != OPENS)) i.met[i.met_count++] = l;
    for (int k = 0; k < i.met_count; k++) closing |= is_closing(d, d->laws + i.met[k]);
    if (!closing) return hold(&i, i.has_ended, room);
    int status = strike(&i, room);
    /* where one contact closes or settles, another that would have flown on may return */
    while (!status) {
        int any = 0, small = 0;
        for (int l = 0; l < laws; l++) low[l] = 0;
        for (int k = 0; k < i.met_count; k++) {
            int l = i.met[k], row = d->laws[l].rows[0];
            low[l] = !settled[l] && parts_low(d, o, l, room), any |= low[l];
            if (!low[l] || !o->struck[l] || !isnan(o->chatter[l]) || !(d->laws[l].restitution > 0.0)) continue;
            double e = d->laws[l].restitution; /* a series of bounces takes 2 v / a (1 - e) */
            o->chatter[l] = e < 1.0 ? 2.0 * RATES(d)[row] / (fall_of(d, o, row, room) * (1.0 - e)) : INFINITY, small = 1;
        }
        if (!any) break;
        for (int l = 0; l < laws; l++) settled[l] = small ? 0 : settled[l] | low[l];
        if (small) {
            memcpy(o->state, begun, sizeof(double) * d->states);
            status = respond(d, t, o->state) ? strike(&i, room) : NOT_ANSWERED;
        } else status = settle_low(&i, settled, room);
    }
    return status;
}

/* The impulses of a strike of these laws, of the response at a state, with restitutions that may be none; the part of these
 * that acts, or -1 where none are consistent. `several`: whether others fit as well. */
double appell_impulses(Decider *d, double t, const double *x, const int *phases, int count, const int *laws, const double *e,
                       double *impulses, int *open, int *several) {
    Room room = {d->room, d->integers};
    Impulses found = impulses_in(&room, d->rows);
    Strike s = {d, laws, phases, e, count};
    if (!respond(d, t, x) || !impulses_of(&s, &found, room)) return -1.0;
    memcpy(impulses, found.rows, sizeof(double) * d->rows);
    memcpy(open, found.open, sizeof(int) * d->rows);
    *several = found.several;
    return found.acting;
}

/* Of each law whether its row is zero at a state, or was when its phase began; 0 where there is no response. */
int appell_met_laws(Decider *d, double t, const double *x, const int *phases, int *met) {
    if (!respond(d, t, x)) return 0;
    for (int l = 0; l < d->law_count; l++)
        met[l] = takes_part(d, l, phases[l]) && (is_met(d, d->laws + l) || phases[l] != OPENS);
    return 1;
}

/* The choices of a law in a phase, at the response at hand; how many. */
int appell_law_choices(Decider *d, int law, int strikes, int phase, Choice *out) {
    Room room = {d->room, d->integers};
    LawChoices own;
    choices_of_law(d, law, strikes, phase, &own, &room);
    memcpy(out, own.choices, sizeof(Choice) * own.count);
    return own.count;
}

/* The phase in which a bounded effort pushes a row back whose sigma is not zero, at the response at hand. */
int appell_phase_away(const Decider *d, int law) {
    const ModeLaw *c = d->laws + law;
    return c->kind == CLIPPED ? clipped_away(d, c, (Room){d->room, d->integers}) : saturation_away(d, c);
}

/* Doubles or integers that all of this works in; `given`: how many patterns the laws have. */
int appell_transition_room(int which, int rows, int laws, int actuators, int states, int given) {
    int own = appell_decision_room(which, rows, laws, actuators), choices = 4 * (MOST_CHOICES * laws + given) + 4 * laws;
    int efforts = actuators * (actuators + 2 * rows + 4);
    return which ? own + 20 * (rows + laws) + 100 + 4 * actuators
                 : own + choices * (int)(sizeof(Choice) / sizeof(double)) + 60 * rows + 40 * laws + states + efforts;
}

/* Bytes of the structures of transition.h, to check their mirrors. */
int appell_transition_size(int which) {
    const int sizes[] = {sizeof(Clipping), sizeof(ModeLaw), sizeof(Decider), sizeof(Outcome)};
    return sizes[which];
}
