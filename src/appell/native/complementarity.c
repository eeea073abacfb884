/* Which rows are held, and which way what slides goes: the combination of choices in which every law of contact holds.
 *
 * Each choice says which multipliers and values must not be negative and which pull must stay in its cone (Moreau 1988;
 * Pfeiffer and Glocker 1996). Multipliers between bounds are a convex problem and are solved as one (pivoting.c). The
 * choices of all other contacts together are tried, those nearest to the preferred ones first; the direction of a slip in
 * two directions is solved for (slip_direction.c), shares that are not determined are sought in the cones (shares.c). Where
 * the combinations are too many an iteration proposes one (gauss_seidel.c). */

/* The least of what is left of the laws of force of a choice, with the error allowed; negative where one is broken. */
STAGE double slack(const Choice *c, const double *lam, const double *error) {
    double left = INFINITY, pull = 0.0;
    int row = c->rows[0];
    if (c->pushes) left = fmin(left, c->sign * lam[row] - c->least + error[row]);
    if (c->cone) pull = c->across_count > 1 ? hypot(lam[c->rows[1]], lam[c->rows[2]]) : fabs(lam[c->rows[1]]);
    if (c->cone) left = fmin(left, c->mu * fabs(lam[row]) - pull + error[c->rows[1]]);
    if (c->limited) left = fmin(left, c->limit - fabs(lam[row]) + error[row]);
    return left;
}

/* Whether the values are what a choice says: zero on the rows held, not negative where it moves. */
STAGE int moves(const Choice *c, const double *value, const double *error) {
    for (int k = 0; k < c->value_count; k++)
        if (!(c->value_factors[k] * value[c->value_rows[k]] >= -error[c->value_rows[k]])) return 0;
    for (int k = 0; k < c->held_count; k++)
        if (!(fabs(value[c->rows[c->from + k]]) <= error[c->rows[c->from + k]])) return 0;
    return 1;
}

/* The least of what is left of the bounds of actuators that keep rows together. */
STAGE double slack_of_efforts(const Problem *p, const int *chosen, const Shared *s, const double *lam, Room room) {
    const double *W = shared_response(p, chosen, s, &room);
    double left = INFINITY;
    for (int j = 0; j < s->actuator_count; j++) {
        double effort = 0.0;
        for (int k = 0; k < s->row_count; k++) effort += lam[s->rows[k]] * W[k + s->row_count * j];
        if (!s->signs[j]) left = fmin(left, s->bounds[j] - fabs(effort));
        else if (s->asked) left = fmin(left, s->signs[j] * effort - s->bounds[j]);
    }
    return left + s->error;
}

/* Whether all conditions hold with these multipliers and values; other shares of rows that repeat each other are sought
 * where less than `clear` is left of the laws of force. */
STAGE int is_solved(const Problem *p, double clear, Solution *s, Room room) {
    int special = 0;
    for (int l = 0; l < p->law_count; l++)
        if (!moves(choice_of(p, s->chosen, l), s->values, p->value_error)) return 0;
    s->slack = INFINITY, s->shared = s->open_count = 0;
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = choice_of(p, s->chosen, l);
        s->slack = fmin(s->slack, slack(c, s->multipliers, p->force_error));
        if (c->shared && c->held_count)
            s->slack = fmin(s->slack, slack_of_efforts(p, s->chosen, c->shared, s->multipliers, room));
        special |= c->turns || c->shared, s->turning[l] = c->turns;
    }
    if (!(s->slack >= clear) && !special && shares_inside(p, s->chosen, s->multipliers, s->shares, room)) {
        double most = INFINITY;
        for (int l = 0; l < p->law_count; l++) most = fmin(most, slack(choice_of(p, s->chosen, l), s->shares, p->force_error));
        if (most >= fmax(s->slack, 0.0)) {
            s->slack = most, s->shared = 1;
            return 1;
        }
    }
    if (!(s->slack >= 0.0)) return 0;
    s->open_count = open_shares(p, s->chosen, s->directions, s->open, room);
    return 1;
}

/* One combination: its solution, where it satisfies all conditions; of slips that turn, the first direction that does. */
STAGE int tried(const Problem *p, double clear, Solution *s, Room room) {
    int n = 0;
    for (int l = 0; l < p->law_count; l++) n += choice_of(p, s->chosen, l)->turns;
    if (!n) {
        solve_held(p, s->chosen, s->directions, s->multipliers, s->values, room);
        return is_solved(p, clear, s, room);
    }
    double *angles = take(&room, n);
    SlipSearch search = slip_search(p, s->chosen, &room);
    while (next_directions(&search, angles)) {
        int is_along = 1;
        for (int l = 0, k = 0; l < p->law_count; l++)
            if (choice_of(p, s->chosen, l)->turns)
                s->directions[2 * l] = cos(angles[k]), s->directions[2 * l + 1] = sin(angles[k]), k++;
        solve_held(p, s->chosen, s->directions, s->multipliers, s->values, room);
        for (int l = 0; l < p->law_count; l++) {
            const Choice *c = choice_of(p, s->chosen, l);
            const double *d = s->directions + 2 * l;
            if (c->turns)
                is_along &= d[0] * s->values[c->rows[1]] + d[1] * s->values[c->rows[2]] >= -p->value_error[c->rows[0]];
        }
        if (is_along && is_solved(p, clear, s, room)) return 1;
    }
    return 0;
}

/* A law of one multiplier between bounds: its choices at the lower one, between, at the upper one (-1: it has none). */
typedef struct {
    int row, choices[3];
    double lower, upper;
} Interval;

/* Whether the choices of a law are that: one that holds its row, others with the multiplier at a bound. */
STAGE int is_interval(const LawChoices *law, Interval *found) {
    int between = -1;
    for (int k = 0; k < law->count; k++) {
        if (!law->choices[k].held_count) continue;
        if (between >= 0) return 0;
        between = k;
    }
    if (law->count < 2 || between < 0) return 0;
    const Choice *kept = law->choices + between;
    if (kept->held_count != 1 || kept->follows || kept->cone || kept->turns || kept->shared) return 0;
    *found = (Interval){kept->rows[kept->from], {-1, between, -1}, -INFINITY, INFINITY};
    for (int k = 0; k < law->count; k++) {
        const Choice *c = law->choices + k;
        if (k == between) continue;
        if (c->pushes || c->cone || c->limited || c->follows || c->turns || c->shared || c->value_count != 1) return 0;
        if (c->value_rows[0] != found->row || fabs(c->value_factors[0]) != 1.0) return 0;
        int state = c->value_factors[0] > 0.0 ? 0 : 2; /* at the lower bound the value is not negative */
        double bound = c->given ? c->given_value : 0.0;
        if (found->choices[state] >= 0) return 0;
        found->choices[state] = k;
        if (state) found->upper = bound;
        else found->lower = bound;
    }
    return 1;
}

/* A search through combinations: which of the laws are intervals, and the solution whose motion another must not have. */
typedef struct {
    const Problem *p;
    Solution *found;
    const double *unlike; /* 0 where any solution is looked for */
    Interval *intervals;
    int *is_interval, interval_count;
} Search;

/* The largest of a - b of all rows, in the metric of M. */
STAGE double largest_apart(const Problem *p, const double *a, const double *b) {
    double most = 0.0;
    for (int i = 0; i < p->rows; i++) most = fmax(most, fabs(a[i] - (b ? b[i] : 0.0)) / length_of_row(p->rows, p->K, i));
    return most;
}

/* Whether the combination in found->chosen is what is looked for. */
STAGE int is_it(const Search *s, Room room) {
    const Problem *p = s->p;
    if (!tried(p, 0.0, s->found, room)) return 0;
    if (!s->unlike) return 1;
    double size = fmax(largest_apart(p, s->unlike, 0), largest_apart(p, p->b, 0));
    return largest_apart(p, s->found->values, s->unlike) > p->numbers->solutions * size;
}

static int fits(const Problem *p, const Choice *c, const double *lam, const double *value) {
    if (c->given && !(fabs(lam[c->rows[0]] - c->given_value) <= p->force_error[c->rows[0]])) return 0;
    return slack(c, lam, p->force_error) >= 0.0 && moves(c, value, p->value_error);
}

/* K and b of the rows of intervals while the rows of the other choices are held; K by columns. */
STAGE void reduce_to_intervals(const Search *s, const int *contacts, int n, const int *rows, double *K, double *b, Room room) {
    const Problem *p = s->p;
    int m = p->rows, *rest = take_integers(&room, p->law_count);
    for (int l = 0; l < p->law_count; l++) rest[l] = s->is_interval[l] ? -1 : contacts[l];
    Held h = held_system(p, rest, s->found->directions, &room);
    int count = h.count;
    for (int j = 0; j < n; j++) {
        b[j] = h.b[rows[j]];
        for (int i = 0; i < n; i++) K[i + n * j] = answer(p, rows[i], rows[j]);
    }
    if (!count) return;
    double *A = take(&room, count * count), *lengths = take(&room, count), *f = take(&room, count), *y = take(&room, count);
    for (int j = 0; j < count; j++) {
        lengths[j] = length_of_row(m, p->K, h.rows[j]);
        for (int i = 0; i < count; i++) A[i + count * j] = h.columns[h.rows[i] + m * j];
    }
    LeastNorm inverse = least_norm_of(count, A, lengths, p->numbers->delassus, &room);
    for (int j = 0; j <= n; j++) {
        double *to = j < n ? K + n * j : b;
        for (int i = 0; i < count; i++) f[i] = j < n ? -answer(p, h.rows[i], rows[j]) : -h.b[h.rows[i]];
        solve_least(&inverse, f, y);
        for (int i = 0; i < n; i++)
            for (int k = 0; k < count; k++) to[i] += h.columns[rows[i] + m * k] * y[k];
    }
}

/* These choices of the contacts, with the bounded multipliers where their convex problem has them. A multiplier on its bound
 * whose value is zero fits two choices; the preferred ones are tried first. */
STAGE int between_bounds(const Search *s, const int *contacts, Room room) {
    const Problem *p = s->p;
    int n = s->interval_count, *rows = take_integers(&room, n), *state = take_integers(&room, n);
    double *K = take(&room, n * n), *b = take(&room, n), *lower = take(&room, n), *upper = take(&room, n);
    double *zero = take(&room, n);
    int *chosen = s->found->chosen, differ = 0;
    for (int l = 0, k = 0; l < p->law_count; l++) {
        const Interval *own = s->intervals + l;
        if (!s->is_interval[l]) continue;
        rows[k] = own->row, lower[k] = own->lower, upper[k] = own->upper, zero[k] = p->value_error[own->row];
        state[k++] = own->choices[0] == contacts[l] ? -1 : own->choices[2] == contacts[l];
    }
    reduce_to_intervals(s, contacts, n, rows, K, b, room);
    Room rest = room;
    if (!appell_pivot(n, K, b, lower, upper, zero, &p->numbers->pivots, state, take(&rest, pivot_room(n)))) return 0;
    int *pivoted = take_integers(&room, p->law_count);
    for (int l = 0, k = 0; l < p->law_count; l++)
        pivoted[l] = s->is_interval[l] ? s->intervals[l].choices[1 + state[k++]] : contacts[l];
    solve_held(p, pivoted, s->found->directions, s->found->multipliers, s->found->values, room);
    for (int l = 0; l < p->law_count; l++) {
        chosen[l] = pivoted[l];
        for (int k = 0; s->is_interval[l] && k < p->laws[l].count; k++)
            if (fits(p, p->laws[l].choices + k, s->found->multipliers, s->found->values)) {
                chosen[l] = k, differ |= k != pivoted[l];
                break;
            }
    }
    if (differ && is_it(s, room)) return 1;
    memcpy(chosen, pivoted, sizeof(int) * p->law_count);
    return is_it(s, room);
}

/* One combination, given as it is or with its intervals left to pivots. */
STAGE int consider(const Search *s, const int *chosen, int with_intervals, int *is_convex, Room room) {
    const Problem *p = s->p;
    int turns = 0;
    if (!with_intervals) {
        memcpy(s->found->chosen, chosen, sizeof(int) * p->law_count);
        return is_it(s, room);
    }
    for (int l = 0; l < p->law_count; l++) {
        const Choice *c = choice_of(p, chosen, l);
        turns |= c->turns;
        if (c->follows || c->turns || c->shared) *is_convex = 0;
    }
    return !turns && between_bounds(s, chosen, room);
}

static int options_of(const Search *s, int law, int with_intervals) {
    return with_intervals && s->is_interval[law] ? 1 : s->p->laws[law].count;
}

static int are_few(const Search *s, int with_intervals) {
    double product = 1.0;
    for (int l = 0; l < s->p->law_count; l++) product *= options_of(s, l, with_intervals);
    return product <= s->p->numbers->combinations;
}

/* All combinations, those nearest to the preferred ones first: the sum of the places of the choices rises. */
STAGE int in_order(const Search *s, int with_intervals, int *is_convex, Room room) {
    int laws = s->p->law_count, *chosen = take_integers(&room, laws), most = 0;
    for (int l = 0; l < laws; l++) most += options_of(s, l, with_intervals) - 1;
    for (int sum = 0; sum <= most; sum++) {
        /* the first with this sum puts it on the last laws */
        int left = sum;
        for (int l = laws - 1; l >= 0; l--) {
            int top = options_of(s, l, with_intervals) - 1;
            chosen[l] = left < top ? left : top, left -= chosen[l];
        }
        for (;;) {
            if (consider(s, chosen, with_intervals, is_convex, room)) return 1;
            /* the next in the order of words: one more at the last law that can take it from those behind */
            int l = laws - 1, behind = 0;
            for (; l >= 0; l--) {
                if (behind > 0 && chosen[l] < options_of(s, l, with_intervals) - 1) break;
                behind += chosen[l];
            }
            if (l < 0) break;
            chosen[l]++, behind--;
            for (int k = laws - 1; k > l; k--) {
                int top = options_of(s, k, with_intervals) - 1;
                chosen[k] = behind < top ? behind : top, behind -= chosen[k];
            }
        }
    }
    return 0;
}

/* At most two laws leave their first choice. */
STAGE int near_the_preferred(const Search *s, int with_intervals, int *is_convex, Room room) {
    int laws = s->p->law_count, *chosen = take_integers(&room, laws);
    memset(chosen, 0, sizeof(int) * laws);
    if (consider(s, chosen, with_intervals, is_convex, room)) return 1;
    for (int i = 0; i < laws; i++, chosen[i - 1] = 0)
        for (chosen[i] = 1; chosen[i] < options_of(s, i, with_intervals); chosen[i]++)
            if (consider(s, chosen, with_intervals, is_convex, room)) return 1;
    for (int i = 0; i < laws; i++, chosen[i - 1] = 0)
        for (int j = i + 1; j < laws; j++, chosen[j - 1] = 0)
            for (chosen[i] = 1; chosen[i] < options_of(s, i, with_intervals); chosen[i]++)
                for (chosen[j] = 1; chosen[j] < options_of(s, j, with_intervals); chosen[j]++)
                    if (consider(s, chosen, with_intervals, is_convex, room)) return 1;
    return 0;
}

/* All combinations; those near the preferred ones (where actuators share rows the iteration knows no bounds) and that of an
 * iteration where they are many. */
STAGE int every_one(const Search *s, int with_intervals, int *is_convex, Room room) {
    int shared = 0, *chosen = take_integers(&room, s->p->law_count);
    if (are_few(s, with_intervals)) return in_order(s, with_intervals, is_convex, room);
    for (int l = 0; l < s->p->law_count; l++)
        for (int k = 0; k < options_of(s, l, with_intervals); k++) shared |= s->p->laws[l].choices[k].shared != 0;
    if (shared && near_the_preferred(s, with_intervals, is_convex, room)) return 1;
    return proposed(s->p, chosen, room) && consider(s, chosen, with_intervals, is_convex, room);
}

/* Whether K = A M^-1 A^T: every reaction pushes along its own row. */
static int is_symmetric(const Problem *p) {
    double apart = 0.0, size = 0.0;
    for (int j = 0; j < p->rows; j++)
        for (int i = 0; i < p->rows; i++) {
            apart = fmax(apart, fabs(answer(p, i, j) - answer(p, j, i)));
            size = fmax(size, fabs(answer(p, i, j)));
        }
    return apart <= p->numbers->expressions * size;
}

static Search search_of(const Problem *p, const double *unlike, Solution *found, Room *room) {
    Search s = {p, found, unlike, 0, take_integers(room, p->law_count), 0};
    s.intervals = (Interval *)take(room, (int)(p->law_count * sizeof(Interval) / sizeof(double)));
    for (int l = 0; l < p->law_count; l++) s.interval_count += s.is_interval[l] = is_interval(p->laws + l, s.intervals + l);
    memset(found->directions, 0, sizeof(double) * 2 * p->law_count);
    return s;
}

/* The first combination of choices that satisfies all conditions, to the errors given; 0 where none does. `unlike`: values of
 * a solution from which its motion must differ (Painleve), 0 for any. */
static int first_solution(const Problem *p, const double *unlike, Solution *found, Room room) {
    Search s = search_of(p, unlike, found, &room);
    int is_convex = 1, none = 0;
    if (s.interval_count && p->law_count > 1) { /* one law is tried as it is */
        if (every_one(&s, 1, &is_convex, room)) return 1;
        if (is_convex && is_symmetric(p)) return 0;
    }
    return every_one(&s, 0, &none, room);
}

/* ---- what is called from outside ------------------------------------------------------------------------------------- */

/* Doubles or integers that a decision works in, of so many rows, laws and actuators. */
int appell_decision_room(int which, int rows, int laws, int actuators) {
    int widest = max2(max2(rows, laws), actuators) + 4;
    return which ? 60 * widest : 60 * widest * widest + 600 * widest;
}

/* Bytes of the structures of decision.h, to check their mirrors. */
int appell_decision_size(int which) {
    const int sizes[] = {sizeof(DecisionNumbers), sizeof(Shared), sizeof(Choice), sizeof(LawChoices), sizeof(Problem), sizeof(Solution)};
    return sizes[which];
}

/* A solution, from the values of which `unlike` says that its motion must differ (0: any); 0 where there is none. */
int appell_decide(const Problem *p, const double *unlike, Solution *found, double *numbers, int *integers) {
    return first_solution(p, unlike, found, (Room){numbers, integers});
}

/* Whether the combination in found->chosen is a solution. */
int appell_try_combination(const Problem *p, double clear, Solution *found, double *numbers, int *integers) {
    Room room = {numbers, integers};
    memset(found->directions, 0, sizeof(double) * 2 * p->law_count);
    return tried(p, clear, found, room);
}

/* Whether rows that the combination holds repeat each other. */
int appell_rows_repeat(const Problem *p, const int *chosen, double *numbers, int *integers) {
    Room room = {numbers, integers};
    int *held = take_integers(&room, p->rows), count = rows_held(p, chosen, held);
    return repeat_each_other(p, count, held, room);
}

/* Whether all combinations are tried: then there is no solution where none of them is one. */
int appell_all_are_tried(const Problem *p) {
    double product = 1.0;
    Interval own;
    for (int l = 0; l < p->law_count; l++) product *= is_interval(p->laws + l, &own) ? 1 : p->laws[l].count;
    return product <= p->numbers->combinations;
}

/* All directions (number, law, 2) in which the slips of a combination may turn, at most so many; how many there are. */
int appell_slip_directions(const Problem *p, const int *chosen, int most, double *directions, double *numbers, int *integers) {
    Room room = {numbers, integers};
    double *angles = take(&room, p->law_count);
    SlipSearch search = slip_search(p, chosen, &room);
    int count = 0;
    for (; count < most && next_directions(&search, angles); count++)
        for (int l = 0, k = 0; l < p->law_count; l++)
            if (choice_of(p, chosen, l)->turns) {
                double *d = directions + 2 * (p->law_count * count + l);
                d[0] = cos(angles[k]), d[1] = sin(angles[k]), k++;
            }
    return count;
}
