import { rotatePoint, type Point } from '@kitwright/measure'
import type { Label } from '../label.ts'
import type { Sheet } from '../sheet.ts'

const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const

const cornersOf = ({ centre, rotationDeg, widthMm, heightMm }: Label): Point[] =>
  CORNERS.map(([x, y]) => {
    const turned = rotatePoint({ x: x * widthMm, y: y * heightMm }, rotationDeg)
    return { x: centre.x + turned.x, y: centre.y + turned.y }
  })

const leftOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Half of a convex hull, from left to right or back (Andrew 1979). */
function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (chain.length >= 2 && leftOf(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

/**
 * What a piece takes of the roll, mm on it: its cut line. Where its label lies beside it, on cloth that is cut away, both together: those
 * pieces are small.
 */
export const nestOutline = ({ lines: { cut }, label }: Pick<Sheet, 'lines' | 'label'>): readonly Point[] =>
  label.isOnCloth ? cut : hullOf([...cut, ...cornersOf(label)])
