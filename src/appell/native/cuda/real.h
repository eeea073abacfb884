/* What the formulas of a step are written over (control.h, errors.h, sizes.h, dense.h) on a graphics card: `real` is the program's own,
 * it is one trajectory, and six digits of its errors are enough, unless they are to be those of the processor. */
#ifndef MEASURE
#define MEASURE float
#endif
typedef MEASURE measure;
typedef int mask;
typedef real entry;
#define INLINE static __device__ __forceinline__
#define splat(a) ((measure)(a))
#define pick(m, a, b) ((m) ? (a) : (b))
#define magnitude(a) fabs(a)
#define root(a) sqrt(a)
INLINE double maximum(double a, double b) { return a > b ? a : b; }
INLINE double minimum(double a, double b) { return a < b ? a : b; }
INLINE float maximum(float a, float b) { return a > b ? a : b; }
INLINE float minimum(float a, float b) { return a < b ? a : b; }
