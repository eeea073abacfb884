/* Samples: states inside a step, projected and written with their energies, each lane at its own next instant. */

/* Writes z as the next sample of the lanes of `there`. */
static void write_sample(Group *g, const Batch *b, V t, const V *z, L there) {
    evaluate(g, appell_lanes_sizes, t, z, 0, g->sizes);
    for (int lane = 0; lane < WIDTH; lane++) {
        if (!there[lane]) continue;
        long number = g->number[lane], k = g->sample[lane]++, count = b->time_count;
        for (int i = 0; i < NH; i++) b->histories[(number * NH + i) * count + k] = z[i][lane];
        for (int i = 0; i < NP; i++) b->work[(number * NP + i) * count + k] = z[NX + i][lane];
        for (int i = 0; i < 2; i++) b->energies[(number * 2 + i) * count + k] = g->sizes[i][lane];
    }
}

/* Behind an early end the energies, and the works, are those at that end: so the balance of all samples is theirs. */
static void hold_energies(const Group *g, const Batch *b, L over) {
    long count = b->time_count;
    for (int lane = 0; lane < WIDTH; lane++) {
        long number = g->number[lane], reached = g->sample[lane];
        if (!over[lane] || !reached) continue;
        for (int row = 0; row < 2 + NP; row++) {
            double *own = row < 2 ? b->energies + (2 * number + row) * count : b->work + (number * NP + row - 2) * count;
            for (long k = reached; k < count; k++) own[k] = own[reached - 1];
        }
    }
}

/* Looks up the next instant to be sampled in the lanes of `which`. */
static void look_ahead(Group *g, const Batch *b, L which) {
    for (int lane = 0; lane < WIDTH; lane++)
        if (which[lane]) g->instant[lane] = g->sample[lane] < b->time_count ? b->times[g->sample[lane]] : INFINITY;
}

/* The sample at the start, where one is asked for. */
static void sample_start(Group *g, const Batch *b) {
    look_ahead(g, b, ~(L){0});
    V t = splat(b->start_time);
    L there = g->active & (g->instant == t);
    write_sample(g, b, t, g->z0, there);
    look_ahead(g, b, there);
}

/* Samples up to t1 in the lanes of `wanted`; returns the lanes where all went well. */
static L write_samples(Group *g, const Batch *b, V h, V t1, L wanted) {
    L good = wanted;
    for (;;) {
        V t = g->instant;
        L there = good & (t <= t1);
        if (!any(there)) return good;
        V theta = pick(there, (t - g->t) / h, splat(1.0));
        L inside = theta < 1.0;
        interpolate(g, theta, g->point);
        for (int i = 0; i < NZ; i++) g->point[i] = pick(inside, g->point[i], g->z1[i]);
        if (MK && any(there & inside)) good &= ~(there & inside) | project_afresh(g, pick(there, t, t1), g->point, there & inside, BETWEEN);
        write_sample(g, b, pick(there, t, t1), g->point, there & good);
        look_ahead(g, b, there & good);
    }
}
