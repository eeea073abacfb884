/* A strike: the impulses with which no contact is entered, by Moreau's law with Newton's or Poisson's restitution.
 *
 * With K the response of the rows to impulses and v their velocities, v+ = v- + K Lam. Where it strikes
 *
 *     Newton:   0 <= Lam_n  _|_  v_n+ + e v_n- >= 0
 *     Poisson:  0 <= Lam_nC _|_  v_nC >= 0,   then   0 <= Lam_nE - e Lam_nC  _|_  v_n+ >= 0
 *
 * and Coulomb's law holds for the slip after the strike (in each half of it by Poisson's): |Lam_t| <= mu Lam_n, and
 * Lam_t = -mu Lam_n v_t / |v_t| where it slides (Moreau 1988; Pfeiffer and Glocker 1996). All contacts that are met take
 * part. Newton's law with friction, or with different coefficients, can create energy (Kane and Levinson 1985): then all
 * coefficients are lowered together, to where the energy of the strike, Lam (v- + v+)/2, is no longer positive. */

/* A strike to be solved: the laws that take part, the phases of all, restitutions (none: it does not rebound). */
typedef struct {
    Decider *d;
    const int *laws, *phases;
    const double *e;
    int count;
} Strike;

typedef struct {
    double *rows, acting;
    int *open, open_count, several;
} Impulses;

/* The rows at velocities b, with what counts as zero: speeds may have grown since the start. */
static void pose_strike(const Decider *d, const double *b, double *force_error, double *value_error) {
    double largest = 0.0;
    int m = d->rows;
    for (int i = 0; i < m; i++) {
        double length = value_error[i] = length_of_row(m, RESPONSE(d), i);
        largest = larger(larger(fabs(b[i]), fabs(RATES(d)[i])) / length, largest); /* in the metric of M */
    }
    for (int i = 0; i < m; i++) {
        force_error[i] = d->products * largest / value_error[i];
        value_error[i] = larger(d->numbers->operations * largest * value_error[i], d->rate_margins[i]);
    }
}

static Problem problem_of(const Decider *d, const double *b, const LawChoices *laws, int count) {
    return (Problem){RESPONSE(d), b, d->force_error, d->value_error, d->always, d->ideal, d->kept, laws, d->numbers, d->rows,
                     d->always_count, d->kept_count, count};
}

static Solution solution_in(Room *room, int rows, int laws) {
    return (Solution){take_integers(room, laws), take_integers(room, laws), take_integers(room, rows), take(room, rows),
                      take(room, rows), take(room, 2 * laws), take(room, rows), 0.0, 0, 0};
}

/* Multipliers that obey every law of force: those of least norm, unless only other shares do. */
static const double *admitted(const Solution *s) { return s->shared ? s->shares : s->multipliers; }

/* The usual choices of all that take part. */
STAGE LawChoices *usual_impulses(Strike *s, Room *room) {
    LawChoices *laws = (LawChoices *)take(room, s->count * (int)(sizeof(LawChoices) / sizeof(double)));
    for (int k = 0; k < s->count; k++)
        choices_of_law(s->d, s->laws[k], 1, s->phases[s->laws[k]], laws + k, room);
    return laws;
}

/* The impulses at velocities b; 0 where none fit. `several`: whether others fit too, where friction can jam. */
STAGE int solve_strike(const Strike *s, const double *b, const LawChoices *laws, Solution *found, int *several, Room room) {
    const Decider *d = s->d;
    int m = d->rows, jams = 0;
    double *force_error = take(&room, m), *value_error = take(&room, m);
    pose_strike(d, b, force_error, value_error);
    Problem p = problem_of(d, b, laws, s->count);
    p.force_error = force_error, p.value_error = value_error, p.kept_count = 0;
    if (!first_solution(&p, 0, found, room)) return 0;
    for (int k = 0; k < s->count; k++) jams |= can_jam(d, d->laws + s->laws[k]);
    if (jams) {
        Solution other = solution_in(&room, m, s->count);
        *several |= first_solution(&p, found->values, &other, room);
    }
    return 1;
}

static void note_open(Impulses *to, const Solution *s, int rows) {
    for (int i = 0; i < rows && s->open_count; i++) to->open_count += s->open[i] && !to->open[i], to->open[i] |= s->open[i];
}

/* The impulses with this part of every restitution; 0 where none fit. By Poisson's law in two halves: compression without
 * rebound, then expansion with e times the normal impulses, and Newton's rebound in it. */
STAGE int strike_with(Strike *s, double part, Impulses *to, Room room) {
    const Decider *d = s->d;
    int m = d->rows, halves = 0;
    double *b = take(&room, m);
    Solution first = solution_in(&room, m, s->count), second = solution_in(&room, m, s->count);
    LawChoices *laws = usual_impulses(s, &room);
    to->acting = part, to->several = to->open_count = 0;
    memset(to->open, 0, sizeof(int) * m);
    memcpy(b, RATES(d), sizeof(double) * m);
    for (int k = 0; k < s->count; k++) halves |= !isnan(s->e[s->laws[k]]) && d->laws[s->laws[k]].poisson;
    for (int k = 0; k < s->count && !halves; k++) {
        int row = d->laws[s->laws[k]].rows[0];
        double e = s->e[s->laws[k]];
        if (!isnan(e)) b[row] = RATES(d)[row] + part * e * RATES(d)[row];
    }
    if (!solve_strike(s, b, laws, &first, &to->several, room)) return 0;
    memcpy(to->rows, admitted(&first), sizeof(double) * m);
    note_open(to, &first, m);
    if (!halves) return 1;
    memcpy(b, first.values, sizeof(double) * m);
    for (int k = 0; k < s->count; k++) {
        const ModeLaw *c = d->laws + s->laws[k];
        double e = part * s->e[s->laws[k]], least = isnan(e) ? 0.0 : e * to->rows[c->rows[0]];
        if (c->kind == CONTACT && c->poisson && least > 0.0) {
            Choice *own = (Choice *)take(&room, MOST_CHOICES * (int)(sizeof(Choice) / sizeof(double)));
            laws[k] = (LawChoices){own, expansion_choices(d, c, least, own)};
        }
        if (!isnan(e) && !c->poisson) b[c->rows[0]] += e * RATES(d)[c->rows[0]];
    }
    if (!solve_strike(s, b, laws, &second, &to->several, room)) return 0;
    for (int i = 0; i < m; i++) to->rows[i] += admitted(&second)[i];
    note_open(to, &second, m);
    return 1;
}

/* Lam (v- + v+) / 2, v+ = v- + K Lam, and what rounding and speeds that count as none may bring. */
STAGE double strike_energy(const Decider *d, const double *impulses, double *error) {
    int m = d->rows;
    double brought = 0.0;
    *error = 0.0;
    for (int i = 0; i < m; i++) {
        double change = 0.0, v = RATES(d)[i];
        for (int j = 0; j < m; j++) change += RESPONSE(d)[i + m * j] * impulses[j];
        brought += impulses[i] * (2.0 * v + change) / 2.0;
        *error += fabs(impulses[i]) * (d->numbers->operations * (fabs(v) + fabs(v + change)) + d->zero * d->rate_margins[i]);
    }
    return brought;
}

static int creates_energy(const Decider *d, const double *impulses) {
    double error, brought = strike_energy(d, impulses, &error);
    return brought > error;
}

/* The part between two impulses at which none creates energy: exact where phases do not change. Impulses are linear in
 * the part then, and the energy is quadratic: c + b s + a s^2 with c <= 0 at s = 0, positive at s = 1. */
STAGE double part_without_gain(const Decider *d, const double *least, const double *most, Room room) {
    double *middle = take(&room, d->rows), error;
    for (int i = 0; i < d->rows; i++) middle[i] = (least[i] + most[i]) / 2.0;
    double c = strike_energy(d, least, &error), half = strike_energy(d, middle, &error), full = strike_energy(d, most, &error);
    double a = 2.0 * (c - 2.0 * half + full), b = 4.0 * half - 3.0 * c - full;
    double root = b + sqrt(fmax(b * b - 4.0 * a * c, 0.0));
    return root > 0.0 ? -2.0 * c / root : 0.5;
}

static Impulses impulses_in(Room *room, int rows) {
    return (Impulses){take(room, rows), 0.0, take_integers(room, rows), 0, 0};
}

static void copy_impulses(Impulses *to, const Impulses *from, int rows) {
    memcpy(to->rows, from->rows, sizeof(double) * rows);
    memcpy(to->open, from->open, sizeof(int) * rows);
    to->acting = from->acting, to->several = from->several, to->open_count = from->open_count;
}

/* The impulses of a strike; 0 where none are consistent. */
STAGE int impulses_of(Strike *s, Impulses *to, Room room) {
    const Decider *d = s->d;
    int m = d->rows, rebounds = 0, has_kept;
    if (!strike_with(s, 1.0, to, room)) return 0;
    for (int k = 0; k < s->count; k++) rebounds |= s->e[s->laws[k]] > 0.0;
    if (!rebounds || !creates_energy(d, to->rows)) return 1;
    Impulses kept = impulses_in(&room, m), found = impulses_in(&room, m);
    double low = 0.0, high = 1.0, *creates = take(&room, m);
    memcpy(creates, to->rows, sizeof(double) * m);
    has_kept = strike_with(s, 0.0, &kept, room);
    for (int trial = 0; trial < d->halvings; trial++) {
        double middle = (low + high) / 2.0;
        if (trial % 2 == 0 && has_kept) {
            double root = low + (high - low) * part_without_gain(d, kept.rows, creates, room);
            if (root - low < d->numbers->operations) break;
            if (root < high) middle = root;
        }
        int fits = strike_with(s, middle, &found, room);
        if (!fits || creates_energy(d, found.rows)) {
            high = middle;
            if (fits) memcpy(creates, found.rows, sizeof(double) * m);
        } else {
            low = middle, has_kept = 1;
            copy_impulses(&kept, &found, m);
        }
    }
    if (has_kept) copy_impulses(to, &kept, m);
    return has_kept;
}
