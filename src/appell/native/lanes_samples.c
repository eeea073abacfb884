/* Samples: states inside a step, projected and written with their energies, each lane at its own next instant. */

/* Writes z as the next sample of the lanes of `there`. */
static void write_sample(Group *g, const Batch *b, V t, const V *z, L there) {
    appell_lanes_sizes(&t, z, g->parameters, 0, g->sizes);
    for (int lane = 0; lane < WIDTH; lane++) {
        if (!there[lane]) continue;
        long number = g->number[lane], k = g->sample[lane]++, count = b->time_count;
        for (int i = 0; i < NH; i++) b->histories[(number * NH + i) * count + k] = z[i][lane];
        for (int i = 0; i < NP; i++) b->work[(number * NP + i) * count + k] = z[NX + i][lane];
        for (int i = 0; i < 2; i++) b->energies[(number * 2 + i) * count + k] = g->sizes[i][lane];
    }
}

/* The next instant to be sampled in each lane; infinite where there is none. */
static V next_instants(const Group *g, const Batch *b) {
    V t = splat(INFINITY);
    for (int lane = 0; lane < WIDTH; lane++)
        if (g->active[lane] && g->sample[lane] < b->time_count) t[lane] = b->times[g->sample[lane]];
    return t;
}

/* The sample at the start, where one is asked for. */
static void sample_start(Group *g, const Batch *b) {
    write_sample(g, b, g->t, g->z0, g->active & (next_instants(g, b) == g->t));
}

/* Samples up to t1 in the lanes of `wanted`; returns the lanes where all went well. */
static L write_samples(Group *g, const Batch *b, V h, V t1, L wanted) {
    L good = wanted;
    for (;;) {
        V t = next_instants(g, b);
        L there = good & (t <= t1);
        if (!any(there)) return good;
        V theta = pick(there, (t - g->t) / h, splat(1.0));
        L inside = theta < 1.0;
        interpolate(g, theta, g->point);
        for (int i = 0; i < NZ; i++) g->point[i] = pick(inside, g->point[i], g->z1[i]);
        if (MK && any(there & inside)) good &= ~(there & inside) | project_afresh(g, pick(there, t, t1), g->point, there & inside, BETWEEN);
        write_sample(g, b, pick(there, t, t1), g->point, there & good);
    }
}
