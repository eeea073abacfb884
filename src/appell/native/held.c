/* The rows that a combination of choices holds, and the multipliers with which their values vanish. */

/* `columns` (rows, count): the values of all rows by a unit of the multiplier of each row held; b with what is given. */
typedef struct {
    int count;
    int *rows, *is_given;
    double *columns, *b, *given;
} Held;

static int place_of(const Held *h, int row) {
    for (int k = 0; k < h->count; k++)
        if (h->rows[k] == row) return k;
    return -1;
}

static int rows_held(const Problem *p, const int *chosen, int *held) {
    int count = 0;
    for (int k = 0; k < p->always_count; k++) held[count++] = p->always[k];
    for (int l = 0; chosen && l < p->law_count; l++) {
        const Choice *c = choice_of(p, chosen, l);
        if (chosen[l] < 0) continue;
        for (int k = 0; k < c->held_count; k++) held[count++] = c->rows[c->from + k];
    }
    return count;
}


static int follows(const Choice *c) { return c->follows || c->turns; }

/* The factor by which a multiplier of the slip of a law follows the normal one. */
static double factor_of(const Choice *c, const double *directions, int law, int k) {
    return c->follows ? c->factors[k] : -c->mu * directions[2 * law + k];
}

/* The answer of rows that actuators share to each of these, (shared rows, actuators), while ideal rows are held. */
STAGE double *shared_response(const Problem *p, const int *chosen, const Shared *s, Room *room) {
    int m = p->rows, own = s->row_count, actuators = s->actuator_count, count = 0;
    double *W = take(room, own * actuators);
    for (int j = 0; j < actuators; j++)
        for (int i = 0; i < own; i++) W[i + own * j] = s->columns[s->rows[i] + m * j];
    Room rest = *room;
    int *held = take_integers(&rest, m), every = rows_held(p, chosen, held);
    for (int k = 0; k < every; k++) {
        int sliding = 0;
        for (int l = 0; l < p->law_count; l++)
            if (chosen[l] >= 0) sliding |= choice_of(p, chosen, l)->follows && choice_of(p, chosen, l)->rows[0] == held[k];
        if (p->ideal[held[k]] && !sliding) held[count++] = held[k];
    }
    if (!count) return W;
    double *A = take(&rest, count * count), *lengths = take(&rest, count), *f = take(&rest, count), *y = take(&rest, count);
    for (int j = 0; j < count; j++) {
        lengths[j] = length_of_row(m, p->K, held[j]);
        for (int i = 0; i < count; i++) A[i + count * j] = answer(p, held[i], held[j]);
    }
    LeastNorm inverse = least_norm_of(count, A, lengths, p->numbers->delassus, &rest);
    for (int j = 0; j < actuators; j++) {
        for (int i = 0; i < count; i++) f[i] = s->columns[held[i] + m * j];
        solve_least(&inverse, f, y);
        for (int i = 0; i < own; i++)
            for (int k = 0; k < count; k++) W[i + own * j] -= answer(p, s->rows[i], held[k]) * y[k];
    }
    return W;
}

/* The columns of rows that free actuators keep together, in the place of their own. */
STAGE void share_columns(const Problem *p, const int *chosen, const Shared *s, Held *h, Room room) {
    int m = p->rows, own = s->row_count;
    const double *W = shared_response(p, chosen, s, &room);
    for (int k = 0; k < own; k++) {
        double *column = h->columns + m * place_of(h, s->rows[k]);
        memset(column, 0, sizeof(double) * m);
        for (int j = 0; j < s->actuator_count; j++)
            if (!s->signs[j]) subtract(m, -W[k + own * j], s->columns + m * j, column);
    }
}

/* The system of a combination; `directions` of the slips that turn. Of a law whose choice is -1 nothing acts. */
STAGE Held held_system(const Problem *p, const int *chosen, const double *directions, Room *room) {
    int m = p->rows;
    Held h = {0, take_integers(room, m), take_integers(room, m), take(room, m * m), take(room, m), take(room, m)};
    memcpy(h.b, p->b, sizeof(double) * m);
    memset(h.is_given, 0, sizeof(int) * m);
    memset(h.given, 0, sizeof(double) * m);
    h.count = rows_held(p, chosen, h.rows);
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = choice_of(p, chosen, l);
        if (chosen[l] < 0 || !c->given) continue;
        h.is_given[c->rows[0]] = 1, h.given[c->rows[0]] = c->given_value;
        for (int k = 0; follows(c) && k < c->across_count; k++) {
            int row = c->rows[1 + k];
            h.is_given[row] = 1, h.given[row] = factor_of(c, directions, l, k) * c->given_value;
        }
    }
    for (int i = 0; i < m; i++)
        if (h.is_given[i]) subtract(m, -h.given[i], p->K + m * i, h.b);
    for (int k = 0; k < h.count; k++) memcpy(h.columns + m * k, p->K + m * h.rows[k], sizeof(double) * m);
    for (int l = 0; l < p->law_count; l++) {
        const Shared *s = chosen[l] < 0 ? 0 : choice_of(p, chosen, l)->shared;
        for (int j = 0; s && j < s->actuator_count; j++)
            if (s->signs[j]) subtract(m, -s->signs[j] * s->bounds[j], s->columns + m * j, h.b);
    }
    for (int k = 0; k < p->kept_count; k++) share_columns(p, chosen, p->kept + k, &h, *room);
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = choice_of(p, chosen, l);
        if (chosen[l] >= 0 && c->shared && c->held_count) share_columns(p, chosen, c->shared, &h, *room);
    }
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = choice_of(p, chosen, l);
        if (chosen[l] < 0 || !follows(c) || c->given) continue;
        double *column = h.columns + m * place_of(&h, c->rows[0]);
        for (int k = 0; k < c->across_count; k++)
            subtract(m, -factor_of(c, directions, l, k), p->K + m * c->rows[1 + k], column);
    }
    return h;
}

/* Multipliers and values of all rows with value = 0 on those held, of least norm where they repeat each other. */
STAGE void solve_held(const Problem *p, const int *chosen, const double *directions, double *lam, double *value, Room room) {
    int m = p->rows;
    Held h = held_system(p, chosen, directions, &room);
    int n = h.count;
    memcpy(lam, h.given, sizeof(double) * m);
    memcpy(value, h.b, sizeof(double) * m);
    if (!n) return;
    double *A = take(&room, n * n), *f = take(&room, n), *lengths = take(&room, n), *y = take(&room, n);
    for (int j = 0; j < n; j++) {
        lengths[j] = length_of_row(m, p->K, h.rows[j]), f[j] = -h.b[h.rows[j]];
        for (int i = 0; i < n; i++) A[i + n * j] = h.columns[h.rows[i] + m * j];
    }
    solve_rows(n, A, f, lengths, p->numbers, y, room);
    for (int k = 0; k < n; k++) {
        lam[h.rows[k]] = y[k];
        subtract(m, -y[k], h.columns + m * k, value);
    }
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = choice_of(p, chosen, l);
        for (int k = 0; chosen[l] >= 0 && follows(c) && k < c->across_count; k++)
            lam[c->rows[1 + k]] = factor_of(c, directions, l, k) * lam[c->rows[0]];
    }
}
