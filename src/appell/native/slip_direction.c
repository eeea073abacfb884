/* The direction of a slip in two directions: that against which its own friction acts.
 *
 * With the rows H held, the multipliers of the slip lam_T and the normal ones are joined by
 *
 *     lam_N = alpha + beta lam_T,     value_T = v + V lam_T,     lam_T = -mu lam_N d,
 *
 * and d is the direction of value_T (Coulomb's cone itself, no pyramid). For one contact d x value_T = 0 is a trigonometric
 * polynomial of the second degree, whose zeros are the roots of a quartic in exp(i theta): all directions there are. For
 * several contacts it is solved by Newton's method from a few starts. */

#define PROJECTIONS 100
#define FOLLOWED 20
#define POLISHED 30
#define TURNED 3   /* contacts whose slip is turned for a start */
#define ROOT_STEPS 60

/* A search under way: n contacts, and what is left of the rows when those held are eliminated; matrices by columns. */
typedef struct {
    const DecisionNumbers *numbers;
    int n, next, known;            /* contacts; the next start or zero; directions known */
    double *alpha, *beta, *v, *V, *mu; /* (n); (n, 2n); (2n); (2n, 2n); (n) */
    double *seen;                  /* (known, n); of one contact all zeros, in their order */
    Room room;
} SlipSearch;

STAGE void slip_values(const SlipSearch *s, const double *angles, double *value) {
    int n = s->n;
    Room room = s->room;
    double *A = take(&room, n * n), *normal = take(&room, n);
    for (int j = 0; j < n; j++)
        for (int i = 0; i < n; i++)
            A[i + n * j] = (i == j) + s->mu[j] * (s->beta[i + n * 2 * j] * cos(angles[j]) + s->beta[i + n * (2 * j + 1)] * sin(angles[j]));
    LeastNorm inverse = least_norm_of(n, A, 0, s->numbers->nothing + DBL_EPSILON * n, &room);
    solve_least(&inverse, s->alpha, normal);
    memcpy(value, s->v, sizeof(double) * 2 * n);
    for (int j = 0; j < n; j++) {
        subtract(2 * n, s->mu[j] * cos(angles[j]) * normal[j], s->V + 2 * n * 2 * j, value);
        subtract(2 * n, s->mu[j] * sin(angles[j]) * normal[j], s->V + 2 * n * (2 * j + 1), value);
    }
}

/* d x value_T of every contact, which vanishes where the directions are right; returns the largest. */
STAGE double slip_across(const SlipSearch *s, const double *angles, double *across) {
    Room room = s->room;
    double *value = take(&room, 2 * s->n), largest = 0.0;
    SlipSearch own = *s;
    own.room = room;
    slip_values(&own, angles, value);
    for (int j = 0; j < s->n; j++) {
        across[j] = cos(angles[j]) * value[2 * j + 1] - sin(angles[j]) * value[2 * j];
        largest = larger(fabs(across[j]), largest);
    }
    return largest;
}

/* Newton's method on d x value_T, halved while it does not help. */
STAGE void polish(const SlipSearch *s, double *angles) {
    int n = s->n;
    Room room = s->room;
    double *f = take(&room, n), *J = take(&room, n * n), *above = take(&room, n), *below = take(&room, n);
    double *move = take(&room, n), *moved = take(&room, n), step = s->numbers->difference;
    SlipSearch own = *s;
    own.room = room;
    double worst = slip_across(&own, angles, f);
    for (int k = 0; k < POLISHED; k++) {
        memcpy(moved, angles, sizeof(double) * n);
        for (int j = 0; j < n; j++) {
            moved[j] = angles[j] + step;
            slip_across(&own, moved, above);
            moved[j] = angles[j] - step;
            slip_across(&own, moved, below);
            moved[j] = angles[j];
            for (int i = 0; i < n; i++) J[i + n * j] = (above[i] - below[i]) / (2.0 * step);
        }
        Room rest = room;
        LeastNorm inverse = least_norm_of(n, J, 0, s->numbers->delassus, &rest);
        solve_least(&inverse, f, move);
        int halving = 0;
        double then = worst;
        for (; halving < 8; halving++) {
            for (int i = 0; i < n; i++) moved[i] = angles[i] - move[i];
            then = slip_across(&own, moved, above);
            if (then < worst) break;
            for (int i = 0; i < n; i++) move[i] /= 2.0;
        }
        if (halving == 8) return;
        memcpy(angles, moved, sizeof(double) * n);
        memcpy(f, above, sizeof(double) * n);
        worst = then;
    }
}

/* How far two angles are apart on the circle. */
static double apart(double a, double b) { return 2.0 * fabs(sin(0.5 * (a - b))); }

/* The roots z of c[0] + c[1] z + ... of the degree given (complex, real and imaginary parts), all at once (Aberth 1973). */
STAGE void roots_of(int degree, const double (*c)[2], double (*z)[2]) {
    for (int k = 0; k < degree; k++) z[k][0] = cos(0.4 + 2.0 * k), z[k][1] = sin(0.4 + 2.0 * k);
    for (int step = 0; step < ROOT_STEPS; step++)
        for (int k = 0; k < degree; k++) {
            double p[2] = {c[degree][0], c[degree][1]}, d[2] = {0.0, 0.0}, x = z[k][0], y = z[k][1], sum[2] = {0.0, 0.0};
            for (int i = degree - 1; i >= 0; i--) {
                double dr = d[0] * x - d[1] * y + p[0], pr = p[0] * x - p[1] * y + c[i][0];
                d[1] = d[0] * y + d[1] * x + p[1], p[1] = p[0] * y + p[1] * x + c[i][1];
                d[0] = dr, p[0] = pr;
            }
            for (int j = 0; j < degree; j++) {
                double u = x - z[j][0], v = y - z[j][1], size = u * u + v * v;
                if (j != k && size > 0.0) sum[0] += u / size, sum[1] -= v / size;
            }
            /* w = p / (d - p sum) */
            double a = d[0] - (p[0] * sum[0] - p[1] * sum[1]), b = d[1] - (p[0] * sum[1] + p[1] * sum[0]);
            double size = a * a + b * b;
            if (size > 0.0) z[k][0] -= (p[0] * a + p[1] * b) / size, z[k][1] -= (p[1] * a - p[0] * b) / size;
        }
}

/* All zeros of d x value_T (1 + mu beta d) = a0 + a1 cos + b1 sin + a2 cos 2 theta + b2 sin 2 theta; the slip that goes on
 * most like the one without friction first. */
STAGE void directions_of_one(SlipSearch *s) {
    double mu = s->mu[0], alpha = s->alpha[0], bx = s->beta[0], by = s->beta[1], vx = s->v[0], vy = s->v[1];
    const double *V = s->V;
    double cc = mu * (vy * bx - alpha * V[1]), ss = mu * (alpha * V[2] - vx * by);
    double sc = mu * (vy * by - vx * bx - alpha * (V[3] - V[0])), size = 0.0, roots[4][2];
    double c[5][2] = {{(cc - ss) / 2, sc / 2}, {vy, -vx}, {cc + ss, 0.0}, {vy, vx}, {(cc - ss) / 2, -sc / 2}};
    for (int k = 0; k < 5; k++) size = fmax(size, hypot(c[k][0], c[k][1]));
    if (!(size > 0.0)) return;
    int first = 0;
    while (first < 2 && hypot(c[first][0], c[first][1]) < s->numbers->settled * size) first++;
    int degree = 4 - 2 * first;
    roots_of(degree, (const double (*)[2])(c + first), roots);
    double towards = atan2(vy, vx);
    for (int k = 0; k < degree; k++) {
        if (!(fabs(hypot(roots[k][0], roots[k][1]) - 1.0) < s->numbers->on_circle)) continue;
        double angle = atan2(roots[k][1], roots[k][0]);
        int is_new = 1, place = s->known;
        polish(s, &angle);
        for (int j = 0; j < s->known; j++) is_new &= apart(angle, s->seen[j]) > s->numbers->expressions;
        if (!is_new) continue;
        for (; place > 0 && cos(s->seen[place - 1] - towards) < cos(angle - towards); place--) s->seen[place] = s->seen[place - 1];
        s->seen[place] = angle, s->known++;
    }
}

/* The directions that projection onto the circles mu lam_N comes to, contact after contact (Jean 1999). */
STAGE void projected_directions(const SlipSearch *s, double *angles) {
    int n = s->n;
    Room room = s->room;
    double *pull = take(&room, 2 * n), *value = take(&room, 2 * n);
    memset(pull, 0, sizeof(double) * 2 * n);
    for (int k = 0; k <= PROJECTIONS; k++)
        for (int j = 0; j < n; j++) {
            const double *own = s->V + 2 * j + 2 * n * 2 * j;
            double lam = s->alpha[j], wanted[2];
            double widest = fmax(fabs(own[0]) + fabs(own[2 * n]), fabs(own[1]) + fabs(own[2 * n + 1]));
            double step = 1.0 / fmax(widest, s->numbers->nothing);
            for (int i = 0; i < 2; i++) {
                value[2 * j + i] = s->v[2 * j + i];
                for (int l = 0; l < 2 * n; l++) value[2 * j + i] += s->V[2 * j + i + 2 * n * l] * pull[l];
                wanted[i] = pull[2 * j + i] - step * value[2 * j + i];
            }
            for (int l = 0; l < 2 * n; l++) lam += s->beta[j + n * l] * pull[l];
            double size = hypot(wanted[0], wanted[1]), most = fabs(s->mu[j] * lam);
            double part = size > most ? most / size : 1.0;
            if (k < PROJECTIONS) pull[2 * j] = part * wanted[0], pull[2 * j + 1] = part * wanted[1];
        }
    for (int j = 0; j < n; j++) {
        double x = -pull[2 * j], y = -pull[2 * j + 1];
        angles[j] = hypot(x, y) > 0.0 ? atan2(y, x) : atan2(value[2 * j + 1], value[2 * j]);
    }
}

/* A few turns towards the slip that follows from a direction; the start turns the slip without friction. */
STAGE void followed_directions(const SlipSearch *s, int start, double *angles) {
    static const double TURNS[] = {0.0, 1.5707963267948966, -1.5707963267948966, 3.141592653589793};
    int n = s->n, turned = n < TURNED ? n : TURNED;
    Room room = s->room;
    double *value = take(&room, 2 * n);
    SlipSearch own = *s;
    own.room = room;
    for (int j = 0; j < n; j++) angles[j] = atan2(s->v[2 * j + 1], s->v[2 * j]);
    for (int j = turned - 1; j >= 0; j--, start /= 4) angles[j] += TURNS[start % 4];
    for (int k = 0; k < FOLLOWED; k++) {
        slip_values(&own, angles, value);
        for (int j = 0; j < n; j++) {
            double turn = atan2(value[2 * j + 1], value[2 * j]) - angles[j];
            angles[j] += 0.5 * atan2(sin(turn), cos(turn));
        }
    }
}

static int starts_of(int n) { return n == 1 ? 4 : n == 2 ? 16 : 64; }

/* The next directions of all slips together that are consistent with their friction; 0 where there are no more. */
STAGE int next_directions(SlipSearch *s, double *angles) {
    int n = s->n;
    if (n == 1) {
        if (s->next == s->known) return 0;
        angles[0] = s->seen[s->next++];
        return 1;
    }
    double alpha = 0.0, v = 0.0, V = 0.0;
    for (int j = 0; j < n; j++) alpha = fmax(alpha, fabs(s->alpha[j]));
    for (int j = 0; j < 2 * n; j++) v = fmax(v, fabs(s->v[j]));
    for (int j = 0; j < 4 * n * n; j++) V = fmax(V, fabs(s->V[j]));
    for (; s->next <= starts_of(n); s->next++) {
        Room room = s->room;
        double *across = take(&room, n);
        if (s->next) followed_directions(s, s->next - 1, angles);
        else projected_directions(s, angles);
        polish(s, angles);
        SlipSearch own = *s;
        own.room = room;
        if (!(slip_across(&own, angles, across) <= s->numbers->expressions * (v + V * alpha))) continue;
        int is_new = 1;
        for (int k = 0; k < s->known; k++) {
            double most = 0.0;
            for (int j = 0; j < n; j++) most = fmax(most, apart(angles[j], s->seen[n * k + j]));
            is_new &= most > s->numbers->difference;
        }
        if (!is_new) continue;
        memcpy(s->seen + n * s->known++, angles, sizeof(double) * n);
        s->next++;
        return 1;
    }
    return 0;
}

/* The search for the directions of the laws that turn in a combination; `room` is left behind what it keeps. */
STAGE SlipSearch slip_search(const Problem *p, const int *chosen, Room *room) {
    int n = 0, m = p->rows, *laws = take_integers(room, p->law_count), *rows = take_integers(room, 2 * p->law_count);
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = choice_of(p, chosen, l);
        if (!c->turns) continue;
        rows[2 * n] = c->rows[1], rows[2 * n + 1] = c->rows[2], laws[n++] = l;
    }
    SlipSearch s = {.numbers = p->numbers, .n = n};
    s.alpha = take(room, n), s.beta = take(room, 2 * n * n), s.v = take(room, 2 * n), s.V = take(room, 4 * n * n);
    s.mu = take(room, n), s.seen = take(room, max2(4, n * (starts_of(n) + 1)));
    Room rest = *room;
    /* of the slips that turn nothing acts yet: their friction is what is looked for */
    double *directions = take(&rest, 2 * p->law_count);
    memset(directions, 0, sizeof(double) * 2 * p->law_count);
    Held h = held_system(p, chosen, directions, &rest);
    int count = h.count;
    double *A = take(&rest, count * count), *lengths = take(&rest, count), *f = take(&rest, count), *y = take(&rest, count);
    for (int j = 0; j < count; j++) {
        lengths[j] = length_of_row(m, p->K, h.rows[j]);
        for (int i = 0; i < count; i++) A[i + count * j] = h.columns[h.rows[i] + m * j];
    }
    LeastNorm inverse = least_norm_of(count, A, lengths, p->numbers->delassus, &rest);
    for (int k = -1; k < 2 * n; k++) { /* without friction, then by a unit of each multiplier of the slips */
        const double *alone = k < 0 ? h.b : p->K + m * rows[k];
        for (int i = 0; i < count; i++) f[i] = -alone[h.rows[i]];
        if (count) solve_least(&inverse, f, y);
        for (int j = 0; j < n; j++) {
            const Choice *c = choice_of(p, chosen, laws[j]);
            double lam = c->given ? (k < 0 ? c->given_value : 0.0) : y[place_of(&h, c->rows[0])];
            if (k < 0) s.alpha[j] = lam;
            else s.beta[j + n * k] = lam;
            s.mu[j] = c->mu;
        }
        for (int i = 0; i < 2 * n; i++) {
            double value = alone[rows[i]];
            for (int l = 0; l < count; l++) value += h.columns[rows[i] + m * l] * y[l];
            if (k < 0) s.v[i] = value;
            else s.V[i + 2 * n * k] = value;
        }
    }
    s.room = *room;
    if (n == 1) directions_of_one(&s);
    return s;
}
