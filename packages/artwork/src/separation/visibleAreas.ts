import type { FillRule } from '@kitwright/vector'
import { isSeeThrough, type Clip, type ClippedShape, type SeparableDrawing } from '../surface/separable.ts'
import { movedLine, polylinesOf, strokeLines, type Polyline } from './flatten.ts'

/** The grid points along a drawing's longer side. */
const GRID = 320
/** The line segments per curve at this size. */
const PIECES = 8

interface Grid {
  readonly width: number
  readonly height: number
  /** The grid points per pixel of the drawing. */
  readonly scale: number
}

/**
 * Calls `paint` for each run of grid points within polygons. It uses plain arithmetic, so every browser and the server
 * get the same result.
 */
function scan(
  polygons: readonly Polyline[],
  rule: FillRule,
  { width, height, scale }: Grid,
  paint: (begin: number, end: number) => void,
): void {
  const rows: { x: number; turn: number }[][] = Array.from({ length: height }, () => [])
  for (const line of polygons) {
    for (let i = 0; i < line.length; i += 2) {
      const next = i + 2 < line.length ? i + 2 : 0
      const [x0, y0, x1, y1] = [line[i]! * scale, line[i + 1]! * scale, line[next]! * scale, line[next + 1]! * scale]
      const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)]
      const last = Math.min(height, Math.ceil(high - 0.5))
      for (let row = Math.max(0, Math.ceil(low - 0.5)); row < last; row++)
        rows[row]!.push({ x: x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 })
    }
  }
  rows.forEach((crossings, row) => {
    crossings.sort((a, b) => a.x - b.x)
    let winding = 0
    for (let i = 0; i + 1 < crossings.length; i++) {
      winding += rule === 'evenodd' ? 1 : crossings[i]!.turn
      if (rule === 'evenodd' ? winding % 2 === 0 : winding === 0) continue
      const from = Math.max(0, Math.ceil(crossings[i]!.x - 0.5))
      const to = Math.min(width, Math.ceil(crossings[i + 1]!.x - 0.5))
      if (from < to) paint(row * width + from, row * width + to)
    }
  })
}

/** Yields the rectangles along a line, all in the same winding direction. */
function* strips(line: Polyline, width: number): Generator<number[]> {
  for (let i = 2; i < line.length; i += 2) {
    const [x0, y0, x1, y1] = [line[i - 2]!, line[i - 1]!, line[i]!, line[i + 1]!]
    const length = Math.sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2)
    if (length === 0) continue
    const [dx, dy] = [((y1 - y0) / length) * (width / 2), ((x0 - x1) / length) * (width / 2)]
    yield [x0 + dx, y0 + dy, x1 + dx, y1 + dy, x1 - dx, y1 - dy, x0 - dx, y0 - dy]
  }
}

function polygonsOf({ shape }: ClippedShape): { polygons: Polyline[]; rule: FillRule } {
  const { line, outline, rule, matrix } = shape
  const polygons = line
    ? strokeLines(shape, PIECES).flatMap(each => [...strips(each, line.width)])
    : polylinesOf(outline, PIECES)
  return { polygons: polygons.map(each => movedLine(each, matrix)), rule: line ? 'nonzero' : rule }
}

function clipMask(clips: readonly Clip[], grid: Grid): Uint8Array | null {
  if (clips.length === 0) return null
  const times = new Uint8Array(grid.width * grid.height)
  clips.forEach(({ outline, rule }, i) =>
    scan(polylinesOf(outline, PIECES), rule, grid, (begin, end) => {
      for (let at = begin; at < end; at++) if (times[at] === i) times[at] = i + 1
    }),
  )
  return times.map(count => (count === clips.length ? 1 : 0))
}

/** The visible area, in grid points, of a shape too thin to cover a grid point. */
const HAIRLINE = 0.5

/**
 * The share of its area for which a transparent shape counts as visible; it shares its place with the shapes below it.
 */
const SEE_THROUGH = 0.5

/** Checks that polygons enclose nothing: the fill of a straight line. */
function isFlat(polygons: readonly Polyline[]): boolean {
  return polygons.every(line => {
    const range = (side: number): number => {
      const values = line.filter((_, i) => i % 2 === side)
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
    }
    return range(0) < 1e-6 || range(1) < 1e-6
  })
}

/** Returns the visible area of each shape, in grid points. The topmost shape counts; a covered shape has no area. */
export function visibleAreas({ widthPx, heightPx, shapes }: SeparableDrawing): number[] {
  const scale = GRID / Math.max(widthPx, heightPx)
  const [width, height] = [widthPx, heightPx].map(px => Math.max(1, Math.round(px * scale))) as [number, number]
  const grid = { width, height, scale }
  const top = new Int32Array(width * height).fill(-1)
  const areas: number[] = []
  const masks = new Map<readonly Clip[], Uint8Array | null>()
  shapes.forEach((each, index) => {
    const mask = masks.has(each.clips) ? masks.get(each.clips)! : clipMask(each.clips, grid)
    masks.set(each.clips, mask)
    const { polygons, rule } = polygonsOf(each)
    const covers = !isSeeThrough(each)
    let [own, seen] = [0, 0]
    scan(polygons, rule, grid, (begin, end) => {
      own += end - begin
      for (let at = begin; at < end; at++) {
        if (mask && !mask[at]) continue
        if (covers) top[at] = index
        else seen += SEE_THROUGH
      }
    })
    areas.push(own === 0 && !isFlat(polygons) ? HAIRLINE : seen)
  })
  for (const index of top) if (index >= 0) areas[index]! += 1
  return areas
}
