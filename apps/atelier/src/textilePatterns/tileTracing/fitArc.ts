/**
 * Fits one cubic Bézier to a run of points, after P. J. Schneider, "An Algorithm for Automatically Fitting Digitized Curves" (Graphics Gems, 1990).
 * The names of sums and coefficients are his. Points are x and y in turn.
 */

/** Largest number of points in a run: longer ones are cut. Bounds the scratch arrays. */
export const MOST_POINTS_OF_ARC = 4096

const shares = new Float64Array(MOST_POINTS_OF_ARC)
/** The last fitted curve: eight numbers. */
export const fitted = new Float64Array(8)

function setByChordLength(points: Float64Array, from: number, to: number): void {
  shares[0] = 0
  for (let i = from + 1; i <= to; i++) {
    const [dx, dy] = [points[2 * i]! - points[2 * i - 2]!, points[2 * i + 1]! - points[2 * i - 1]!]
    shares[i - from] = shares[i - from - 1]! + Math.sqrt(dx * dx + dy * dy)
  }
  const whole = shares[to - from]! || 1
  for (let i = 1; i <= to - from; i++) shares[i]! /= whole
}

/** Directions (unit vectors) in which a curve leaves its first point, and its last one backwards. */
export interface Tangents {
  startX: number
  startY: number
  endX: number
  endY: number
}

/** Shortest and longest handle of a good fit, as shares of the chord. */
const [SHORTEST, LONGEST] = [0.003, 6]

function leastSquares(points: Float64Array, from: number, to: number, tangents: Tangents): void {
  const { startX, startY, endX, endY } = tangents
  const [x0, y0, x3, y3] = [points[2 * from]!, points[2 * from + 1]!, points[2 * to]!, points[2 * to + 1]!]
  let [c00, c01, c11, rhs0, rhs1] = [0, 0, 0, 0, 0]
  const along = startX * endX + startY * endY
  for (let i = from + 1; i < to; i++) {
    const t = shares[i - from]!
    const u = 1 - t
    const [b0, b1, b2, b3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    const restX = points[2 * i]! - (b0 + b1) * x0 - (b2 + b3) * x3
    const restY = points[2 * i + 1]! - (b0 + b1) * y0 - (b2 + b3) * y3
    c00 += b1 * b1
    c01 += b1 * b2 * along
    c11 += b2 * b2
    rhs0 += b1 * (startX * restX + startY * restY)
    rhs1 += b2 * (endX * restX + endY * restY)
  }
  const determinant = c00 * c11 - c01 * c01
  const chord = Math.sqrt((x3 - x0) ** 2 + (y3 - y0) ** 2)
  let alpha = (rhs0 * c11 - rhs1 * c01) / determinant
  let beta = (c00 * rhs1 - c01 * rhs0) / determinant
  const isSound = (handle: number): boolean => handle > SHORTEST * chord && handle < LONGEST * chord
  if (!isSound(alpha) || !isSound(beta)) alpha = beta = chord / 3
  fitted[0] = x0
  fitted[1] = y0
  fitted[2] = x0 + startX * alpha
  fitted[3] = y0 + startY * alpha
  fitted[4] = x3 + endX * beta
  fitted[5] = y3 + endY * beta
  fitted[6] = x3
  fitted[7] = y3
}

const coordinate = (t: number, axis: 0 | 1): number => {
  const u = 1 - t
  return (
    u * u * u * fitted[axis]! +
    3 * u * u * t * fitted[2 + axis]! +
    3 * u * t * t * fitted[4 + axis]! +
    t * t * t * fitted[6 + axis]!
  )
}

/** Moves each point's parameter towards the nearest point on the curve: one Newton step. */
function reparameterize(points: Float64Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const t = shares[i - from]!
    const u = 1 - t
    let [dot, slope] = [0, 0]
    for (let axis = 0; axis < 2; axis++) {
      const [p0, p1, p2, p3] = [fitted[axis]!, fitted[2 + axis]!, fitted[4 + axis]!, fitted[6 + axis]!]
      const away = coordinate(t, axis as 0 | 1) - points[2 * i + axis]!
      const first = 3 * (u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2))
      const second = 6 * (u * (p2 - 2 * p1 + p0) + t * (p3 - 2 * p2 + p1))
      dot += away * first
      slope += first * first + away * second
    }
    if (slope > 0) shares[i - from] = Math.min(1, Math.max(0, t - dot / slope))
  }
}

/** Positions between two neighbouring points at which a curve is compared with the line between them. */
const BETWEEN = [0.25, 0.5, 0.75]

/** Squared distance of a point from a line between two points. */
function offLine(points: Float64Array, i: number, x: number, y: number): number {
  const [ax, ay] = [points[2 * i]!, points[2 * i + 1]!]
  const [dx, dy] = [points[2 * i + 2]! - ax, points[2 * i + 3]! - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2
}

/** Worst error of a fit: the distance (squared), and the point where it occurs. */
export const worst = { off: 0, at: 0 }

/** Measures the curve against the points, and between them against the lines that join them. */
function measure(points: Float64Array, from: number, to: number): void {
  worst.off = 0
  worst.at = (from + to) >> 1
  for (let i = from; i < to; i++) {
    const [t, next] = [shares[i - from]!, shares[i - from + 1]!]
    // A curve that runs back on itself is no valid fit.
    if (next < t) {
      worst.off = Infinity
      return
    }
    const off = i === from ? 0 : (coordinate(t, 0) - points[2 * i]!) ** 2 + (coordinate(t, 1) - points[2 * i + 1]!) ** 2
    if (off > worst.off) [worst.off, worst.at] = [off, i]
    for (const share of BETWEEN) {
      const s = t + (next - t) * share
      const beside = offLine(points, i, coordinate(s, 0), coordinate(s, 1))
      if (beside > worst.off)
        [worst.off, worst.at] = [beside, Math.min(to - 1, Math.max(from + 1, i + (share > 0.5 ? 1 : 0)))]
    }
  }
}

const TRIES = 3
/** Error, in multiples of the tolerance, from which reparameterization does not help. */
const HOPELESS = 6

/**
 * Fits a curve to the points `from` to `to`. Returns whether it lies within the tolerance everywhere; it is in {@link fitted} then, and else
 * {@link worst} says where it does not.
 */
export function fitArc(points: Float64Array, from: number, to: number, tangents: Tangents, tolerance: number): boolean {
  const most = tolerance * tolerance
  setByChordLength(points, from, to)
  for (let i = 0; ; i++) {
    leastSquares(points, from, to, tangents)
    measure(points, from, to)
    if (worst.off <= most) return true
    if (i === TRIES || worst.off > most * HOPELESS * HOPELESS) return false
    reparameterize(points, from, to)
  }
}
