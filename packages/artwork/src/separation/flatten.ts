import type { Segment, Shape } from '@kitwright/vector'

/** A list of coordinates, x and y in turn. */
export type Polyline = readonly number[]

/** The line segments per curve: a quarter circle of 60 mm is accurate to 0.04 mm. */
const PIECES = 24

function* curvePoints(x0: number, y0: number, to: readonly number[], pieces: number): Generator<[number, number]> {
  const [x1, y1, x2, y2, x3, y3] = to as [number, number, number, number, number, number]
  for (let i = 1; i <= pieces; i++) {
    const t = i / pieces
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    yield [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3]
  }
}

/** Returns an outline as polylines, one for each of its parts. A closed part ends at its first point. */
export function polylinesOf(outline: readonly Segment[], pieces = PIECES): number[][] {
  const lines: number[][] = []
  let line: number[] = []
  const begin = (x: number, y: number): void => {
    line = [x, y]
    lines.push(line)
  }
  for (const { kind, to } of outline) {
    if (kind === 'M') begin(to[0]!, to[1]!)
    else if (kind === 'L') line.push(to[0]!, to[1]!)
    else if (kind === 'C') for (const point of curvePoints(line.at(-2)!, line.at(-1)!, to, pieces)) line.push(...point)
    else if (line.length > 2) line.push(line[0]!, line[1]!)
  }
  return lines.filter(({ length }) => length > 2)
}

/** Returns the line transformed by a matrix. */
export const movedLine = (line: Polyline, [a, b, c, d, e, f]: Shape['matrix']): number[] =>
  line.map((value, i) => (i % 2 === 0 ? a * value + c * line[i + 1]! + e : b * line[i - 1]! + d * value + f))

/** Returns a dash pattern as canvas and SVG read it: an odd one is repeated. */
const evenDashes = (dashes: readonly number[]): readonly number[] =>
  dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes]

/** Returns the dashes of a line, each as a separate line. */
function dashesOf(line: Polyline, said: readonly number[], offset: number): number[][] {
  const dashes = evenDashes(said)
  const period = dashes.reduce((sum, dash) => sum + dash, 0)
  let [index, left] = [0, ((offset % period) + period) % period]
  while (left >= dashes[index]!) {
    left -= dashes[index]!
    index = (index + 1) % dashes.length
  }
  left = dashes[index]! - left
  const found: number[][] = []
  let dash = index % 2 === 0 ? [line[0]!, line[1]!] : null
  for (let i = 2; i < line.length; i += 2) {
    let [x, y] = [line[i - 2]!, line[i - 1]!]
    const [toX, toY] = [line[i]!, line[i + 1]!]
    let length = Math.hypot(toX - x, toY - y)
    while (length > left) {
      ;[x, y] = [x + ((toX - x) * left) / length, y + ((toY - y) * left) / length]
      length -= left
      if (dash) found.push([...dash, x, y])
      index = (index + 1) % dashes.length
      left = dashes[index]!
      dash = index % 2 === 0 ? [x, y] : null
    }
    left -= length
    dash?.push(toX, toY)
  }
  if (dash && dash.length > 2) found.push(dash)
  return found
}

/** Returns a stroke's lines in the shape's units; a dashed stroke gives its dashes. */
export function strokeLines({ outline, line }: Pick<Shape, 'outline' | 'line'>, pieces = PIECES): number[][] {
  const lines = polylinesOf(outline, pieces)
  const { dashes = [], dashOffset = 0 } = line ?? {}
  return dashes.some(dash => dash > 0) ? lines.flatMap(each => dashesOf(each, dashes, dashOffset)) : lines
}
