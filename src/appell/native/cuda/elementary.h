/* A reciprocal, and a sine with its cosine, without a branch: those of CUDA leave the way for rare arguments, and between
 * two such turns a compiler orders instructions by themselves, so that most of a multiprocessor waits. Both are within two
 * units in the last place. An angle beyond FARTHEST, where a double is no finer than 1e-7, has no sine: it is not a number. */
#define FARTHEST 1e9

static __device__ __forceinline__ double inverse(double a) {
#ifdef __CUDA_ARCH__
    double r, e;
    asm("rcp.approx.ftz.f64 %0, %1;" : "=d"(r) : "d"(a)); /* twenty bits; then Newton's method, cubic and quadratic */
    e = fma(-a, r, 1.0);
    r = fma(r, fma(e, e, e), r);
    return fma(r, fma(-a, r, 1.0), r);
#else
    return 1.0 / a;
#endif
}

static __device__ __forceinline__ float inverse(float a) {
#ifdef __CUDA_ARCH__
    float r;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(a));
    return fmaf(r, fmaf(-a, r, 1.0f), r);
#else
    return 1.0f / a;
#endif
}

/* a = n pi/2 + r, pi/2 in three parts (Cody and Waite 1980); polynomials of fdlibm (k_sin.c, k_cos.c) on |r| <= pi/4. */
static __device__ __forceinline__ void sine_cosine(double a, double *sine, double *cosine) {
    const double rounded = fma(a, 0.6366197723675814, 6755399441055744.0), n = rounded - 6755399441055744.0;
    double r = fma(n, -1.5707963267948966, a);
    r = fma(n, -6.123233995736766e-17, r);
    r = fma(n, 1.4973849048591833e-33, r);
    r = fabs(a) < FARTHEST ? r : (double)NAN;
#ifdef __CUDA_ARCH__
    const int turn = __double2loint(rounded); /* n stands in the last bits: a conversion would take longer */
#else
    const int turn = (int)n;
#endif
    const double z = r * r;
    double s = fma(z, 1.58969099521155010221e-10, -2.50507602534068634195e-08);
    double c = fma(z, -1.13596475577881948265e-11, 2.08757232129817482790e-09);
    s = fma(z, s, 2.75573137070700676789e-06), c = fma(z, c, -2.75573143513906633035e-07);
    s = fma(z, s, -1.98412698298579493134e-04), c = fma(z, c, 2.48015872894767294178e-05);
    s = fma(z, s, 8.33333333332248946124e-03), c = fma(z, c, -1.38888888888741095749e-03);
    s = fma(z, s, -1.66666666666666324348e-01), c = fma(z, c, 4.16666666666666019037e-02);
    s = fma(r * z, s, r), c = fma(z * z, c, fma(z, -0.5, 1.0));
    const double first = turn & 1 ? c : s, second = turn & 1 ? s : c;
    *sine = turn & 2 ? -first : first;
    *cosine = (turn + 1) & 2 ? -second : second;
}

static __device__ __forceinline__ void sine_cosine(float a, float *sine, float *cosine) { sincos(a, sine, cosine); }
