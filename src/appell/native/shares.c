/* Shares of rows that repeat each other (an axle with two wheels): only what they carry together is determined.
 *
 * They hold together as long as one distribution keeps every push and every pull in its cone; sought is the one farthest
 * inside:
 *
 *     max over s of min over laws of slack(lam + Z s),        K Z = 0.
 *
 * Slacks are concave in s: z with slack >= z for all laws is raised by Newton's method with a logarithmic barrier (Boyd and
 * Vandenberghe 2004, section 11.3). */

#define BARRIER_GROWTH 20.0
#define BARRIER_STEPS 60  /* of Newton's method for one weight */
#define BARRIER_END 1e-13 /* the part of the least norm that is left to win */

STAGE int repeat_each_other(const Problem *p, int count, const int *held, Room room) {
    int m = p->rows;
    if (count < 2) return 0;
    if (count == 2) {
        double whole = answer(p, held[0], held[0]) * answer(p, held[1], held[1]);
        double across = answer(p, held[0], held[1]);
        return fabs(whole - across * across) <= p->numbers->reached * fabs(whole);
    }
    double *X = take(&room, m * count), *lengths = take(&room, count), *Z = take(&room, count * count);
    for (int j = 0; j < count; j++) {
        lengths[j] = length_of_row(m, p->K, held[j]);
        for (int i = 0; i < m; i++) X[i + m * j] = answer(p, i, held[j]) / length_of_row(m, p->K, i);
    }
    return unseen(m, count, X, lengths, p->numbers->reached, Z, room) > 0;
}

/* One law of force of the shares: value + slope s - z >= |pull + turn s|, the pull of `across` entries. */
typedef struct {
    double value, pull[2];
    const double *slope, *turn[2];
    int across;
} ForceLaw;

typedef struct {
    int count, shares;
    ForceLaw *laws;
} ForceLaws;

/* A linear form in the multipliers of two rows, as it depends on the shares. */
STAGE double *form(const int *place, int shares, const double *Z, int held, int row, double factor, int other,
                    double more, Room *room) {
    double *slope = take(room, shares);
    for (int k = 0; k < shares; k++) {
        slope[k] = place[row] < 0 ? 0.0 : factor * Z[place[row] + held * k];
        if (other >= 0 && place[other] >= 0) slope[k] += more * Z[place[other] + held * k];
    }
    return slope;
}

STAGE double slack_of(const ForceLaw *law, int shares, const double *s) {
    double value = law->value + dot(shares, law->slope, s), pull[2] = {0.0, 0.0};
    for (int k = 0; k < law->across; k++) pull[k] = law->pull[k] + dot(shares, law->turn[k], s);
    return value - hypot(pull[0], pull[1]);
}

STAGE double least_slack(const ForceLaws *laws, const double *s) {
    double least = INFINITY;
    for (int k = 0; k < laws->count; k++) least = fmin(least, slack_of(laws->laws + k, laws->shares, s));
    return least;
}

/* Gradient and Hessian (n + 1 each way) of -weight z - the logarithms of all that must stay positive, at (s, z). */
STAGE void barrier(const ForceLaws *laws, const double *y, double weight, double widest, double *g, double *H, double *normal) {
    int n = laws->shares, size = n + 1;
    memset(g, 0, sizeof(double) * size);
    memset(H, 0, sizeof(double) * (size * size));
    g[n] = -weight;
    for (int k = 0; k < n; k++)
        for (int side = -1; side <= 1; side += 2) {
            double left = widest - side * y[k];
            g[k] += side / left, H[k + size * k] += 1.0 / (left * left);
        }
    for (int l = 0; l < laws->count; l++) {
        const ForceLaw *law = laws->laws + l;
        double w = law->value + dot(n, law->slope, y) - y[n], pull[2] = {0.0, 0.0};
        for (int k = 0; k < law->across; k++) pull[k] = law->pull[k] + dot(n, law->turn[k], y);
        double left = w * w - pull[0] * pull[0] - pull[1] * pull[1]; /* of a cone; -log left */
        if (!law->across) left = w;
        for (int i = 0; i < size; i++) {
            double slope = i < n ? law->slope[i] : -1.0;
            normal[i] = law->across ? 2.0 * w * slope : slope;
            for (int k = 0; k < law->across && i < n; k++) normal[i] -= 2.0 * pull[k] * law->turn[k][i];
        }
        for (int j = 0; j < size; j++) {
            g[j] -= normal[j] / left;
            for (int i = 0; i < size; i++) {
                double curve = 0.0;
                if (law->across) curve = 2.0 * (i < n ? law->slope[i] : -1.0) * (j < n ? law->slope[j] : -1.0);
                for (int k = 0; k < law->across && i < n && j < n; k++) curve -= 2.0 * law->turn[k][i] * law->turn[k][j];
                H[i + size * j] += normal[i] * normal[j] / (left * left) - curve / left;
            }
        }
    }
}

static int is_within(const ForceLaws *laws, const double *y, double widest) {
    for (int k = 0; k < laws->shares; k++)
        if (!(fabs(y[k]) < widest)) return 0;
    return least_slack(laws, y) > y[laws->shares];
}

/* The shares s of the largest least slack, from s = 0. */
STAGE void farthest_inside(const ForceLaws *laws, double widest, double *s, Room room) {
    int n = laws->shares, size = n + 1, *pivots = take_integers(&room, size);
    double *y = take(&room, size), *g = take(&room, size), *H = take(&room, size * size), *next = take(&room, size);
    double *normal = take(&room, size), *down = take(&room, size);
    memset(y, 0, sizeof(double) * size);
    y[n] = least_slack(laws, y) - 1.0;
    for (double weight = 1.0; weight < (2 * laws->count + 2 * n) / BARRIER_END; weight *= BARRIER_GROWTH)
        for (int step = 0; step < BARRIER_STEPS; step++) {
            barrier(laws, y, weight, widest, g, H, normal);
            memcpy(down, g, sizeof(double) * size);
            if (!lu(size, H, pivots)) break;
            lu_solve(size, H, pivots, down);
            double gain = dot(size, g, down), part = 1.0;
            if (!(gain > 1e-9)) break;
            for (; part > 1e-12; part *= 0.5) {
                for (int i = 0; i < size; i++) next[i] = y[i] - part * down[i];
                if (is_within(laws, next, widest)) break;
            }
            if (part <= 1e-12) break;
            if (gain > 0.25 && part == 1.0) part = 1.0 / (1.0 + sqrt(gain)); /* far from the centre */
            for (int i = 0; i < size; i++) next[i] = y[i] - part * down[i];
            if (!is_within(laws, next, widest)) break;
            memcpy(y, next, sizeof(double) * size);
        }
    memcpy(s, y, sizeof(double) * n);
}

STAGE ForceLaws laws_of_force(const Problem *p, const int *chosen, const double *lam, const int *place, int held,
                               int shares, const double *Z, double scale, Room *room) {
    ForceLaws found = {0, shares, 0};
    found.laws = (ForceLaw *)take(room, (int)((3 * p->law_count + 1) * sizeof(ForceLaw) / sizeof(double)));
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = choice_of(p, chosen, l);
        int row = c->rows[0];
        if (c->pushes)
            found.laws[found.count++] = (ForceLaw){(c->sign * lam[row] - c->least) / scale, {0.0, 0.0},
                form(place, shares, Z, held, row, c->sign, -1, 0.0, room), {0, 0}, 0};
        if (c->cone) {
            double toward = lam[row] >= 0.0 ? c->mu : -c->mu;
            ForceLaw law = {toward * lam[row] / scale, {0.0, 0.0}, form(place, shares, Z, held, row, toward, -1, 0.0, room), {0, 0}, 2};
            law.across = c->across_count;
            for (int k = 0; k < c->across_count; k++) {
                law.pull[k] = lam[c->rows[1 + k]] / scale;
                law.turn[k] = form(place, shares, Z, held, c->rows[1 + k], 1.0, -1, 0.0, room);
            }
            found.laws[found.count++] = law;
        }
        for (int side = -1; c->limited && side <= 1; side += 2)
            found.laws[found.count++] = (ForceLaw){(c->limit + side * lam[row]) / scale, {0.0, 0.0},
                form(place, shares, Z, held, row, side, -1, 0.0, room), {0, 0}, 0};
    }
    return found;
}

/* Multipliers with the same values whose least slack is the largest; 0 where rows repeat nothing, or none are better. */
STAGE int shares_inside(const Problem *p, const int *chosen, const double *lam, double *shares, Room room) {
    int m = p->rows, *held = take_integers(&room, m), *place = take_integers(&room, m), count = rows_held(p, chosen, held);
    for (int l = 0; l < p->law_count; l++)
        if (choice_of(p, chosen, l)->follows) return 0;
    if (!repeat_each_other(p, count, held, room)) return 0;
    double *X = take(&room, m * count), *lengths = take(&room, count), *Z = take(&room, count * count);
    double *s = take(&room, count), scale = p->numbers->nothing;
    for (int i = 0; i < m; i++) place[i] = -1;
    for (int j = 0; j < count; j++) {
        place[held[j]] = j, scale = fmax(scale, fabs(lam[held[j]]));
        lengths[j] = length_of_row(m, p->K, held[j]);
        for (int i = 0; i < m; i++) X[i + m * j] = answer(p, i, held[j]) / length_of_row(m, p->K, i);
    }
    int free = unseen(m, count, X, lengths, p->numbers->reached, Z, room);
    if (!free) return 0;
    ForceLaws laws = laws_of_force(p, chosen, lam, place, count, free, Z, scale, &room);
    if (!laws.count) return 0;
    memset(s, 0, sizeof(double) * free);
    double first = least_slack(&laws, s);
    farthest_inside(&laws, p->numbers->widest, s, room);
    if (!(least_slack(&laws, s) > first)) return 0;
    memcpy(shares, lam, sizeof(double) * m);
    for (int k = 0; k < free; k++)
        for (int j = 0; j < count; j++) shares[held[j]] += scale * Z[j + count * k] * s[k];
    return 1;
}

/* The rows held whose friction makes the values depend on shares that are not determined; how many. */
STAGE int open_shares(const Problem *p, const int *chosen, const double *directions, int *open, Room room) {
    int m = p->rows, follow = 0, count = 0;
    memset(open, 0, sizeof(int) * m);
    for (int l = 0; l < p->law_count; l++) follow |= follows(choice_of(p, chosen, l));
    if (!follow) return 0;
    Held h = held_system(p, chosen, directions, &room);
    int n = h.count;
    if (n < 2) return 0;
    double *effects = take(&room, m * n), *own = take(&room, n * n), *Z = take(&room, n * n), *W = take(&room, m * n);
    double *scale = take(&room, n);
    for (int j = 0; j < n; j++) {
        for (int i = 0; i < m; i++) effects[i + m * j] = h.columns[i + m * j] / length_of_row(m, p->K, i);
        double size = length(m, effects + m * j);
        for (int i = 0; i < m; i++) effects[i + m * j] /= size > 0.0 ? size : 1.0;
        scale[j] = 1.0;
    }
    for (int i = 0; i < n; i++) { /* each row at length one */
        double size = 0.0;
        for (int j = 0; j < n; j++) size = hypot(size, effects[h.rows[i] + m * j]);
        for (int j = 0; j < n; j++) own[i + n * j] = size > 0.0 ? effects[h.rows[i] + m * j] / size : 0.0;
    }
    int free = unseen(n, n, own, scale, p->numbers->reached, Z, room);
    memset(W, 0, sizeof(double) * (m * n));
    for (int k = 0; k < free; k++)
        for (int j = 0; j < n; j++) subtract(m, -Z[j + n * k], effects + m * j, W + m * k);
    for (int j = 0; j < n; j++) { /* what the share of a row moves: (W Z^T) e_j */
        double moved = 0.0;
        for (int i = 0; i < m; i++) {
            double sum = 0.0;
            for (int k = 0; k < free; k++) sum += W[i + m * k] * Z[j + n * k];
            moved = hypot(moved, sum);
        }
        if (moved > p->numbers->solutions) open[h.rows[j]] = 1, count++;
    }
    return count;
}
