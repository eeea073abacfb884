/* A processor in place of a graphics card: threads one after the other. For tests where there is no card. */
#include <math.h>
#include <stddef.h>
#define __device__
#define __global__
#define __constant__
#define __forceinline__ inline
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(a, b)
struct Index { int x; };
static Index blockIdx, blockDim = {1}, gridDim = {1}, threadIdx;
static int atomicAdd(int *place, int more) { int before = *place; *place += more; return before; }
static inline void host_sincos(double a, double *s, double *c) { *s = sin(a), *c = cos(a); }
static inline void host_sincos(float a, float *s, float *c) { *s = sinf(a), *c = cosf(a); }
#define sincos host_sincos
#define SHARED_STAGES static real shared_stages[SLOTS * NZ * THREADS]; real *stages = shared_stages;
#define __syncthreads_count(flag) ((flag) ? THREADS : 0) /* one thread stands for a whole block */
static inline int __syncthreads_and(int flag) { return flag; }
static inline void __syncthreads(void) {}
