import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { patternPx, RING, type LibraryPattern, type Ring, type TileShapes } from '@kitwright/library'
import { alphaOf, type Alpha } from '../tileFiles/checkTile.ts'
import { DRAWINGS } from '../drawings.ts'
import { drawToTrace, isField } from '../drawingTools/field.ts'
import { coarse, MOST_TONES, tonesAmong } from '../tileFiles/tones.ts'
import { traceTile } from './traceTile.ts'

/** Resolution of a tile for tracing: px/mm of a small and of a large one, and the longest side at most in pixels. */
const [SMALL_PX_PER_MM, LARGE_PX_PER_MM, LARGE_MM] = [16, 8, 145]
/** A field is slow to evaluate, and its edges are never as sharp as a path's. */
const [MOST_PX, MOST_FIELD_PX] = [8000, 3200]
/** A jersey's front has half a square metre: more would fill a page with points. */
const MOST_POINTS_PER_DM2 = 3000
/** Edges wider than this many screen pixels are meant to look soft. */
const SOFT_PX = 2.5

/**
 * Area from which a tone is one of its own, however large the tile. The press's picture of the tile also assigns a
 * smaller tone to the next: both must agree.
 */
const SEEN_MM2 = 2950

/** Reason why a tile stays pixels: nothing in it is sharp, or it has too many edges for a page. */
export type Pixels = 'soft' | 'dense'

const longestOf = ({ tileMm }: LibraryPattern): number => Math.max(tileMm.width, tileMm.height)

function drawFinely(pattern: LibraryPattern): Canvas {
  const { id, tileMm } = pattern
  const draw = DRAWINGS[id.replace(/\.wide$/, '')]!
  const longest = longestOf(pattern)
  const mostPx = isField(draw) ? MOST_FIELD_PX : MOST_PX
  const pxPerMm = Math.min(longest > LARGE_MM ? LARGE_PX_PER_MM : SMALL_PX_PER_MM, mostPx / longest)
  const canvas = createCanvas(Math.round(tileMm.width * pxPerMm), Math.round(tileMm.height * pxPerMm))
  const context = canvas.getContext('2d')
  context.scale(canvas.width / tileMm.width, canvas.height / tileMm.height)
  drawToTrace(() => draw(context, tileMm))
  return canvas
}

/** Distance at which neighbours are equal if a tile is flat, mm. */
const FLAT_MM = 0.5
const ALIKE = 3

/** Number of pixels by ink, without those on a hard or soft edge. */
function flatInks({ width, height, values }: Alpha, pxPerMm: number): Uint32Array {
  const step = Math.max(1, Math.round(FLAT_MM * pxPerMm))
  const counts = new Uint32Array(256)
  for (let y = step; y < height; y++)
    for (let at = y * width + step; at < (y + 1) * width; at++) {
      const ink = values[at]!
      if (Math.abs(ink - values[at - step]!) <= ALIKE && Math.abs(ink - values[at - step * width]!) <= ALIKE)
        counts[ink]!++
    }
  return counts
}

/**
 * Width of the tile's edges, mm: the area of cloth with none of its tones, divided by the length of all lines between
 * them.
 */
function softnessOf({ values }: Alpha, tones: readonly number[], { lineMm, areaMm2 }: Measures): number {
  const isTone = new Set([0, ...tones])
  const isEdge = Uint8Array.from({ length: 256 }, (_, ink) => (isTone.has(coarse(ink)) ? 0 : 1))
  let edges = 0
  for (const ink of values) edges += isEdge[ink]!
  return lineMm === 0 ? Infinity : ((edges / values.length) * areaMm2) / lineMm
}

interface Measures {
  /** Number of ends and handles. */
  readonly points: number
  readonly lineMm: number
  readonly areaMm2: number
}

/** Length of a straight line, or the approximate length of a curve: between its chord and its handles. */
function lengthOf(ring: Ring, i: number): number {
  const [x, y] = i === RING.begin ? [ring[0]!, ring[1]!] : [ring[i - 2]!, ring[i - 1]!]
  const chord = Math.hypot(ring[i + 4]! - x, ring[i + 5]! - y)
  if (Number.isNaN(ring[i]!)) return chord
  const handles =
    Math.hypot(ring[i]! - x, ring[i + 1]! - y) +
    Math.hypot(ring[i + 2]! - ring[i]!, ring[i + 3]! - ring[i + 1]!) +
    Math.hypot(ring[i + 4]! - ring[i + 2]!, ring[i + 5]! - ring[i + 3]!)
  return (chord + handles) / 2
}

function measuresOf(shapes: TileShapes, { tileMm }: LibraryPattern): Measures {
  let [points, lineMm] = [0, 0]
  for (const ring of shapes.flatMap(({ rings }) => rings))
    for (let i = RING.begin; i < ring.length; i += RING.piece) {
      points += Number.isNaN(ring[i]!) ? 1 : 3
      lineMm += lengthOf(ring, i)
    }
  return { points, lineMm, areaMm2: tileMm.width * tileMm.height }
}

/** Traces a pattern's tile, or returns the reason why it stays pixels. */
export function shapesOf(pattern: LibraryPattern): TileShapes | Pixels {
  const canvas = drawFinely(pattern)
  const alpha = alphaOf(canvas)
  // Frees half a gigabyte of pixels; the garbage collector sees only the small handle.
  canvas.width = canvas.height = 1
  const { tileMm, isOnce = false } = pattern
  const flat = flatInks(alpha, alpha.width / tileMm.width)
  const seen = SEEN_MM2 / (tileMm.width * tileMm.height)
  const tones = tonesAmong(flat, alpha.values.length, seen).filter(tone => tone > 0)
  if (tones.length > MOST_TONES) return 'soft'
  const shapes = traceTile(alpha, { tones, tileMm, isOnce })
  const measures = measuresOf(shapes, pattern)
  const screenPxMm = longestOf(pattern) / patternPx(pattern, 'screen')
  if (softnessOf(alpha, tones, measures) > SOFT_PX * screenPxMm) return 'soft'
  return measures.points / (measures.areaMm2 / 1e4) > MOST_POINTS_PER_DM2 ? 'dense' : shapes
}
