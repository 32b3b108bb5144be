import type { Drawing } from '@kitwright/artwork'
import { distance, polygonContains, type Point } from '@kitwright/measure'
import { signedDoubleArea } from './removeLoops.ts'

/** Distance by which regions that end at the outline are drawn beyond it. */
const OVER_MM = 6
/** Corners are extended farther, in both directions. */
const CORNER = 1.5
const ON_LINE_MM = 0.1

interface Foot {
  readonly at: Point
  readonly off: number
  readonly normal: Point
}

/** Returns the point of an outline nearest to a point, with its outward direction. */
function footOn(outline: readonly Point[], point: Point): Foot {
  const sign = Math.sign(signedDoubleArea(outline))
  let best: Foot | null = null
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i]!, outline[(i + 1) % outline.length]!]
    const length = distance(a, b)
    if (length === 0) continue
    const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
    const t = Math.min(length, Math.max(0, (point.x - a.x) * dx + (point.y - a.y) * dy))
    const at = { x: a.x + dx * t, y: a.y + dy * t }
    const off = distance(at, point)
    if (!best || off < best.off) best = { at, off, normal: { x: sign * dy, y: -sign * dx } }
  }
  if (!best) throw new RangeError('an outline needs two points or more')
  return best
}

const SAMPLES = [0.2, 0.4, 0.6, 0.8]

/** Returns whether the segment between two corners of a region crosses the piece. */
const leadsOver = (outline: readonly Point[], a: Point, b: Point): boolean =>
  SAMPLES.some(t => polygonContains(outline, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }))

/**
 * Moves a region corner on or beyond the outline into the bleed: along the one region edge that crosses the piece, otherwise along the
 * outline's normal.
 */
function goOn(outline: readonly Point[], ring: readonly Point[], i: number, byMm: number): Point {
  const point = ring[i]!
  const { at, off, normal } = footOn(outline, point)
  const isOn = off < ON_LINE_MM
  if (!isOn && polygonContains(outline, point)) return point
  const [come, ...more] = [ring.at(i - 1)!, ring[(i + 1) % ring.length]!].filter(next =>
    leadsOver(outline, point, next),
  )
  if (come && more.length === 0) {
    const length = distance(come, point)
    return { x: point.x + ((point.x - come.x) / length) * byMm, y: point.y + ((point.y - come.y) / length) * byMm }
  }
  const way = isOn ? normal : { x: (point.x - at.x) / off, y: (point.y - at.y) / off }
  const far = Math.max(off, byMm * Math.min(CORNER, Math.max(1, off / OVER_MM)))
  return { x: at.x + way.x * far, y: at.y + way.y * far }
}

/** Regions of a piece extended by `byMm` beyond its outline, for the bleed. Whole-piece grounds need no extension and are left out. */
export function extendIntoBleed(drawing: Drawing, byMm: number): Drawing {
  const { fabricColour: _, outline, ...rest } = drawing
  const instructions = drawing.instructions.flatMap(each =>
    each.kind === 'ground' && each.region
      ? [{ ...each, region: each.region.map(ring => ring.map((_point, i) => goOn(outline, ring, i, byMm))) }]
      : [],
  )
  return { ...rest, outline, instructions }
}
