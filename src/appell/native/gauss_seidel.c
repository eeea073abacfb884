/* A proposal for very many contacts: projected Gauss-Seidel on the pushes and cones (Moreau; Jean 1999).
 *
 * The iteration only names the choices; the combination it ends in is solved and checked like any other. */

typedef struct {
    const Problem *p;
    double *lam, *value;
} Sweep;

/* The choice with most rows held: sticking, or closed. */
static const Choice *widest(const LawChoices *law) {
    const Choice *found = law->choices;
    for (int k = 1; k < law->count; k++)
        if (law->choices[k].held_count > found->held_count) found = law->choices + k;
    return found;
}

STAGE void move_multiplier(const Sweep *s, int row, double to) {
    subtract(s->p->rows, s->lam[row] - to, s->p->K + s->p->rows * row, s->value);
    s->lam[row] = to;
}

/* The multiplier with which the value of its row would vanish. */
static double wanted(const Sweep *s, int row) {
    double own = answer(s->p, row, row);
    return s->lam[row] - s->value[row] / (own != 0.0 ? own : 1.0);
}

/* One contact: the normal pushes, the pull stays in its cone or follows the normal, an effort in its bounds. */
STAGE void sweep_contact(const Sweep *s, const Choice *c) {
    for (int k = 0; k < c->held_count; k++) {
        int row = c->rows[c->from + k], is_first = c->from + k == 0;
        if (c->cone && !is_first) continue;
        double to = wanted(s, row);
        if (is_first && c->pushes) to = c->sign * fmax(c->sign * to, c->least);
        if (is_first && c->limited) to = fmin(fmax(to, -c->limit), c->limit);
        move_multiplier(s, row, to);
    }
    for (int k = 0; c->follows && k < c->across_count; k++)
        move_multiplier(s, c->rows[1 + k], c->factors[k] * s->lam[c->rows[0]]);
    if (!c->cone) return;
    double pull[2] = {0.0, 0.0}, largest = 0.0;
    for (int k = 0; k < c->across_count; k++) largest = fmax(largest, answer(s->p, c->rows[1 + k], c->rows[1 + k]));
    for (int k = 0; k < c->across_count; k++) pull[k] = s->lam[c->rows[1 + k]] - s->value[c->rows[1 + k]] / largest;
    double size = hypot(pull[0], pull[1]), most = c->mu * fabs(s->lam[c->rows[0]]), part = size > most ? most / size : 1.0;
    for (int k = 0; k < c->across_count; k++) move_multiplier(s, c->rows[1 + k], part * pull[k]);
}

/* How much the slip of a choice moves the way it says. */
static double moves_along(const Sweep *s, const Choice *c) {
    double sum = 0.0;
    for (int k = 0; k < c->value_count; k++) sum += c->value_factors[k] * s->value[c->value_rows[k]];
    return sum;
}

/* The choice that the multipliers of a contact come nearest to. */
static int nearest(const Sweep *s, const LawChoices *law, double scale) {
    const Choice *widest_one = widest(law), *c = law->choices, *found = widest_one;
    int row = widest_one->rows[0];
    if (widest_one->pushes
        && !(widest_one->sign * s->lam[row] > widest_one->least + s->p->numbers->expressions * scale)) {
        for (int k = 0; k < law->count; k++)
            if (!c[k].held_count) return k;
        return (int)(widest_one - c);
    }
    double pull = 0.0, most = widest_one->mu * fabs(s->lam[row]);
    for (int k = 0; k < widest_one->across_count; k++) pull = hypot(pull, s->lam[widest_one->rows[1 + k]]);
    if (!widest_one->cone || !(pull > (1.0 - s->p->numbers->written) * most)) return (int)(widest_one - c);
    /* a rail pushes from either side: the slip whose friction goes with the normal force it has */
    for (int k = 0; k < law->count; k++) {
        if (!c[k].held_count || c + k == widest_one || (c[k].pushes && c[k].sign * s->lam[row] < 0.0)) continue;
        if (found == widest_one || moves_along(s, c + k) > moves_along(s, found)) found = c + k;
    }
    return (int)(found - c);
}

/* The one combination of choices the iteration comes to; 0 where friction that follows makes it diverge. */
STAGE int proposed(const Problem *p, int *chosen, Room room) {
    int m = p->rows;
    double *before = take(&room, m), largest = 0.0;
    Sweep s = {p, take(&room, m), take(&room, m)};
    memset(s.lam, 0, sizeof(double) * m);
    memcpy(s.value, p->b, sizeof(double) * m);
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = widest(p->laws + l);
        if (c->given) move_multiplier(&s, c->rows[0], c->given_value);
    }
    for (int sweep = 0; sweep < p->numbers->sweeps; sweep++) {
        double moved = 0.0;
        memcpy(before, s.lam, sizeof(double) * m);
        for (int k = 0; k < p->always_count; k++) move_multiplier(&s, p->always[k], wanted(&s, p->always[k]));
        for (int l = 0; l < p->law_count; l++) sweep_contact(&s, widest(p->laws + l));
        largest = 0.0;
        for (int i = 0; i < m; i++) largest = fmax(largest, fabs(s.lam[i])), moved = fmax(moved, fabs(s.lam[i] - before[i]));
        if (!all_finite(m, s.lam) || !(largest < p->numbers->diverged)) return 0;
        if (moved <= p->numbers->operations * largest) break;
    }
    for (int l = 0; l < p->law_count; l++) chosen[l] = nearest(&s, p->laws + l, largest > 0.0 ? largest : 1.0);
    return 1;
}
