import type { Matrix } from './matrix.ts'

/** Inverse of an affine matrix. The determinant must not be zero. */
export function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}
