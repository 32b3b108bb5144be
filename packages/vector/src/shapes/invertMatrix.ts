import type { Matrix } from '../matrix.ts'

/** The way back. Of one that leaves a width. */
export function inverseOf([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}
