import { callsIn } from './functions.ts'
import { numbersIn } from './numbers.ts'

/** The order of SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Returns the matrix that applies first `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

export const move = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]
const turn = (radians: number): Matrix => [
  Math.cos(radians),
  Math.sin(radians),
  -Math.sin(radians),
  Math.cos(radians),
  0,
  0,
]

const radiansOf = (degrees: number): number => (degrees * Math.PI) / 180

/** The matrices of the transform functions by their arguments: lengths in pixels, angles in degrees. */
export const FUNCTIONS: Readonly<Record<string, (numbers: readonly number[]) => Matrix>> = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => move(x, y),
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([angle = 0, x = 0, y = 0]) => multiply(multiply(move(x, y), turn(radiansOf(angle))), move(-x, -y)),
  skewx: ([angle = 0]) => [1, 0, Math.tan(radiansOf(angle)), 1, 0, 0],
  skewy: ([angle = 0]) => [1, Math.tan(radiansOf(angle)), 0, 1, 0, 0],
  skew: ([x = 0, y = 0]) => [1, Math.tan(radiansOf(y)), Math.tan(radiansOf(x)), 1, 0, 0],
}

/** Returns the product of a `transform` attribute. */
export function matrixOf(text: string | undefined): Matrix {
  let product = IDENTITY
  for (const { name, content } of callsIn(text ?? ''))
    product = multiply(product, FUNCTIONS[name]?.(numbersIn(content)) ?? IDENTITY)
  return product
}

/** Returns the mean scale factor of lengths. */
export const scaleOf = ([a, b, c, d]: Matrix): number =>
  Math.sqrt(Math.abs(a * d - b * c)) || Math.hypot(a, b, c, d) / 2
