import { type Point, signedArea } from '@kitwright/measure'
import type { Layout, Piece, Placement, Roll } from './geometry/types.ts'

/*
 * Whether a layout can be cut. It must not believe whoever made it: nothing here is used by the search, and overlaps are found another way,
 * as areas of triangles cut by triangles.
 */

export type LayoutFault =
  | { readonly kind: 'unknown' | 'turned' | 'outside'; readonly id: string }
  | { readonly kind: 'count'; readonly id: string; readonly missing: number }
  | { readonly kind: 'overlap'; readonly ids: readonly [string, string]; readonly areaMm2: number }
  | { readonly kind: 'gap'; readonly ids: readonly [string, string]; readonly gapMm: number }

type Triangle = readonly [Point, Point, Point]

interface PlacedPolygon {
  readonly id: string
  readonly outline: readonly Point[]
  readonly triangles: readonly Triangle[]
  readonly area: number
  readonly low: Point
  readonly high: Point
}

/** Twice the area of abc, positive for a left turn. */
const leftOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

function isEar([a, b, c]: Triangle, ring: readonly Point[]): boolean {
  const isWithin = (p: Point): boolean => leftOf(a, b, p) >= 0 && leftOf(b, c, p) >= 0 && leftOf(c, a, p) >= 0
  return !ring.some(p => ![a, b, c].includes(p) && !isAt(p, a) && !isAt(p, c) && isWithin(p))
}

function cutIntoTriangles(outline: readonly Point[]): Triangle[] {
  const apart = outline.filter((p, i) => !isAt(p, outline[(i + 1) % outline.length]!))
  const ring = signedArea(apart) < 0 ? apart.toReversed() : apart
  const triangles: Triangle[] = []
  while (ring.length > 3) {
    const corner = (i: number): Triangle => [
      ring[(i + ring.length - 1) % ring.length]!,
      ring[i]!,
      ring[(i + 1) % ring.length]!,
    ]
    const at = ring.findIndex(
      (_, i) => leftOf(...corner(i)) === 0 || (leftOf(...corner(i)) > 0 && isEar(corner(i), ring)),
    )
    if (at < 0) throw new Error('this outline cannot be cut into triangles')
    if (leftOf(...corner(at)) > 0) triangles.push(corner(at))
    ring.splice(at, 1)
  }
  return [...triangles, ring as unknown as Triangle]
}

/** Area that two triangles share (Sutherland and Hodgman 1974). */
function sharedArea(a: Triangle, b: Triangle): number {
  let ring: Point[] = [...a]
  for (let side = 0; side < 3 && ring.length > 0; side++) {
    const [from, to] = [b[side]!, b[(side + 1) % 3]!]
    ring = ring.flatMap((p, i) => {
      const q = ring[(i + 1) % ring.length]!
      const [atP, atQ] = [leftOf(from, to, p), leftOf(from, to, q)]
      const kept = atP >= 0 ? [p] : []
      if (!((atP > 0 && atQ < 0) || (atP < 0 && atQ > 0))) return kept
      const share = atP / (atP - atQ)
      return [...kept, { x: p.x + share * (q.x - p.x), y: p.y + share * (q.y - p.y) }]
    })
  }
  return ring.length < 3 ? 0 : Math.abs(signedArea(ring))
}

function distanceToSide(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared))
  return Math.hypot(p.x - a.x - along * dx, p.y - a.y - along * dy)
}

const distanceTo = (corners: readonly Point[], ring: readonly Point[]): number =>
  Math.min(...corners.flatMap(p => ring.map((a, i) => distanceToSide(p, a, ring[(i + 1) % ring.length]!))))

const QUARTERS: Readonly<Record<number, readonly [cos: number, sin: number]>> = {
  0: [1, 0],
  90: [0, 1],
  180: [-1, 0],
  270: [0, -1],
}

function lay({ id, turn, xMm, yMm }: Placement, { outline }: Piece): PlacedPolygon {
  const [cos, sin] = QUARTERS[turn]!
  const placed = outline.map(({ x, y }) => ({ x: cos * x - sin * y + xMm, y: sin * x + cos * y + yMm }))
  const [xs, ys] = [placed.map(({ x }) => x), placed.map(({ y }) => y)]
  return {
    id,
    outline: placed,
    triangles: cutIntoTriangles(placed),
    area: Math.abs(signedArea(placed)),
    low: { x: Math.min(...xs), y: Math.min(...ys) },
    high: { x: Math.max(...xs), y: Math.max(...ys) },
  }
}

/** Share of the smaller piece's area that may seem to overlap through arithmetic alone. */
const ROUNDING = 1e-6

function faultBetween(a: PlacedPolygon, b: PlacedPolygon, gapMm: number): LayoutFault | null {
  const isClear = (low: Point, high: Point): boolean => low.x > high.x + gapMm || low.y > high.y + gapMm
  if (isClear(a.low, b.high) || isClear(b.low, a.high)) return null
  const areaMm2 = a.triangles.reduce((sum, t) => sum + b.triangles.reduce((own, u) => own + sharedArea(t, u), 0), 0)
  const ids = [a.id, b.id] as const
  if (areaMm2 > ROUNDING * Math.min(a.area, b.area)) return { kind: 'overlap', ids, areaMm2 }
  if (gapMm === 0) return null
  const found = Math.min(distanceTo(a.outline, b.outline), distanceTo(b.outline, a.outline))
  return found < gapMm * (1 - ROUNDING) ? { kind: 'gap', ids, gapMm: found } : null
}

function countFaults(pieces: readonly Piece[], { placements }: Layout): LayoutFault[] {
  const known = new Set(pieces.map(({ id }) => id))
  const strangers = placements.filter(({ id }) => !known.has(id))
  const counts = pieces.map(({ id, count }) => ({
    id,
    missing: count - placements.filter(placement => placement.id === id).length,
  }))
  return [
    ...strangers.map(({ id }) => ({ kind: 'unknown' as const, id })),
    ...counts.filter(({ missing }) => missing !== 0).map(each => ({ kind: 'count' as const, ...each })),
  ]
}

/**
 * Returns the faults of a layout: every piece must be there as often as it is cut, in an allowed rotation, on the roll,
 * and at least the gap from every other.
 */
export function verifyLayout(pieces: readonly Piece[], { widthMm, gapMm }: Roll, layout: Layout): LayoutFault[] {
  const faults = countFaults(pieces, layout)
  const laid = layout.placements.flatMap(placement => {
    const piece = pieces.find(({ id }) => id === placement.id)
    if (!piece) return []
    if (!piece.turns.includes(placement.turn)) faults.push({ kind: 'turned', id: piece.id })
    return [lay(placement, piece)]
  })
  const slack = 1e-9 * Math.max(widthMm, layout.lengthMm)
  for (const { id, low, high } of laid)
    if (low.x < -slack || low.y < -slack || high.x > layout.lengthMm + slack || high.y > widthMm + slack)
      faults.push({ kind: 'outside', id })
  laid.forEach((a, i) => {
    for (const b of laid.slice(i + 1)) {
      const fault = faultBetween(a, b, gapMm)
      if (fault) faults.push(fault)
    }
  })
  return faults
}
