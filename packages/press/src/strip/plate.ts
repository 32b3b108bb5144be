import { boxAround, polygonContains, rotatePoint, type Point } from '@kitwright/measure'

/** A white rectangle with content, mm on the piece. */
export interface Plate {
  /** The middle. */
  readonly centre: Point
  readonly rotationDeg: number
  readonly widthMm: number
  readonly heightMm: number
}

const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const

export const cornersOf = ({ centre, rotationDeg, widthMm, heightMm }: Plate): Point[] =>
  CORNERS.map(([x, y]) => {
    const turned = rotatePoint({ x: x * widthMm, y: y * heightMm }, rotationDeg)
    return { x: centre.x + turned.x, y: centre.y + turned.y }
  })

type Segment = readonly [Point, Point]

export const sidesOf = (line: readonly Point[]): Segment[] =>
  line.map((point, i): Segment => [point, line[(i + 1) % line.length]!])

function offSegment({ x, y }: Point, [a, b]: Segment): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = dx * dx + dy * dy
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / square))
  return Math.hypot(a.x + dx * t - x, a.y + dy * t - y)
}

const sideOf = ([a, b]: Segment, { x, y }: Point): number => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)

const doCross = (one: Segment, other: Segment): boolean =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0

/** Whether a plate's edge comes nearer than this to a segment. Segments inside the plate are not detected. */
export function isNear(corners: readonly Point[], segments: readonly Segment[], mm: number): boolean {
  const [x0, y0, x1, y1] = boxAround(corners)
  const close = segments.filter(
    ([a, b]) =>
      Math.max(a.x, b.x) > x0 - mm &&
      Math.min(a.x, b.x) < x1 + mm &&
      Math.max(a.y, b.y) > y0 - mm &&
      Math.min(a.y, b.y) < y1 + mm,
  )
  return sidesOf(corners).some(side =>
    close.some(
      other =>
        doCross(side, other) ||
        offSegment(side[0], other) < mm ||
        offSegment(side[1], other) < mm ||
        offSegment(other[0], side) < mm ||
        offSegment(other[1], side) < mm,
    ),
  )
}

/** The lines that limit the plates of an allowance. */
export interface Ground {
  readonly sew: readonly Point[]
  readonly cut: readonly Point[]
  readonly slits: readonly Segment[]
}

/** Clearance from the seam line: a needle may stray by a millimetre, and no white may show on the sewn garment. */
export const CLEAR_OF_SEW_MM = 1
/** Clearance from the cut line: a blade strays less, and letters that it trims are still legible. */
export const CLEAR_OF_CUT_MM = 0.6
/** Clearance from a notch: half of its white line, and a gap. */
const CLEAR_OF_SLIT_MM = 1
const APART_MM = 0.8
/** Rounding tolerance of a computed place. */
const SLACK_MM = 0.01

/** Whether a plate lies between seam line and cut line, free of notches and of other plates. */
export function isFree(plate: Plate, { sew, cut, slits }: Ground, others: readonly Plate[]): boolean {
  const corners = cornersOf(plate)
  if (!polygonContains(cut, plate.centre) || polygonContains(sew, plate.centre)) return false
  return (
    !isNear(corners, sidesOf(sew), CLEAR_OF_SEW_MM - SLACK_MM) &&
    !isNear(corners, sidesOf(cut), CLEAR_OF_CUT_MM) &&
    !isNear(corners, slits, CLEAR_OF_SLIT_MM) &&
    !others.some(other => isNear(corners, sidesOf(cornersOf(other)), APART_MM))
  )
}
