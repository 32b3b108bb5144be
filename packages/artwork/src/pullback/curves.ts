import type { Segment } from '@kitwright/vector'
import { lerp, type Box } from '@kitwright/measure'

/** A line (two points) or cubic curve (four points) of a closed contour. */
export interface Curve {
  /** x and y in turn. */
  readonly values: readonly number[]
  readonly index: number
  /** The index of the curve that follows it in its contour. */
  readonly next: number
}

interface OpenCurve {
  readonly values: readonly number[]
  readonly index: number
  next: number
}

/** Returns the curves of an outline as a fill closes it. Curves without a length are left out. */
export function curvesOf(outline: readonly Segment[]): Curve[] {
  const curves: OpenCurve[] = []
  let [x, y, startX, startY, first] = [0, 0, 0, 0, 0]
  const add = (...values: number[]): void => {
    const isPoint = values.every((value, i) => value === values[i % 2])
    if (!isPoint) curves.push({ values, index: curves.length, next: curves.length + 1 })
    ;[x, y] = [values.at(-2)!, values.at(-1)!]
  }
  const close = (): void => {
    add(x, y, startX, startY)
    const last = curves.at(-1)
    if (curves.length > first && last) last.next = first
    first = curves.length
  }
  for (const { kind, to } of outline) {
    if (kind === 'M') {
      close()
      ;[startX, startY] = [to[0]!, to[1]!]
      ;[x, y] = [startX, startY]
    } else if (kind === 'Z') close()
    else add(x, y, ...to)
  }
  close()
  return curves
}

/** Returns the box around a curve's points; the curve lies within. */
export function curveBox({ values }: Pick<Curve, 'values'>): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < values.length; i += 2) {
    x0 = Math.min(x0, values[i]!)
    x1 = Math.max(x1, values[i]!)
    y0 = Math.min(y0, values[i + 1]!)
    y1 = Math.max(y1, values[i + 1]!)
  }
  return [x0, y0, x1, y1]
}

/** Evaluates the blossom of a cubic at three parameters. */
function blossom(v: readonly number[], axis: 0 | 1, [r, s, t]: readonly [number, number, number]): number {
  const at = (k: number): number => v[2 * k + axis]!
  const [p, q, m] = [lerp(at(0), at(1), r), lerp(at(1), at(2), r), lerp(at(2), at(3), r)]
  return lerp(lerp(p, q, s), lerp(q, m, s), t)
}

/** Returns the points of a part of a curve. */
export function partOfCurve({ values }: Pick<Curve, 'values'>, from: number, to: number): readonly number[] {
  if (from === 0 && to === 1) return values
  if (values.length === 4) {
    const [a, b, c, d] = values as [number, number, number, number]
    const at = (t: number): [number, number] => [a + (c - a) * t, b + (d - b) * t]
    return [...at(from), ...at(to)]
  }
  const controls = [
    [from, from, from],
    [from, from, to],
    [from, to, to],
    [to, to, to],
  ] as const
  return controls.flatMap(at => [blossom(values, 0, at), blossom(values, 1, at)])
}
