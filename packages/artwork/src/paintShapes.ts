import type { Ring, TileShapes } from '@kitwright/library'
import { boxAround, intersectBox, parseHex, type Box, type Point } from '@kitwright/measure'
import { coverInTiles, patternTransform, type PatternTransform } from './pattern.ts'
import { fineTile } from './fineTile.ts'
import { goOn } from './goOn.ts'
import type { Context2d, PaintAsShapes, ShapesPlace, TilePainter } from './types.ts'
import { inkOfShapes } from './wrap/shapesInk.ts'

/** Makes a path of what a path's `d` says. */
export type TracePath = (d: string) => Path2D

/** More points on one piece are painted as a picture of the tile: a page should not be megabytes. */
const MOST_POINTS = 200_000

interface PathOfTone {
  /** 0-1. */
  readonly tone: number
  /** In millimetres of the tile. */
  readonly path: Path2D
}

function lineOf(ring: ArrayLike<number>): string {
  let d = ''
  for (let i = 0; i < ring.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${ring[i]} ${ring[i + 1]}`
  return `${d}Z`
}

/** Of how much is covered, in a reader's picture. */
const STEPS = 255

/** How much more a tone needs over the one below it, so that both together come to it. */
const over = (alpha: number, below: number): number => (alpha - below) / (1 - below)

type Place = Parameters<Path2D['addPath']>[1] & object

/** The same path at every place: filled as one, no hair of cloth is seen where two tiles meet. */
function repeated(path: Path2D, places: readonly Place[], trace: TracePath): Path2D {
  if (places.length === 1 && places[0]!.e === 0 && places[0]!.f === 0) return path
  const all = trace('')
  for (const place of places) all.addPath(path, place)
  return all
}

const ONE: readonly Point[] = [{ x: 0, y: 0 }]

/** Columns and rows of the tiles that are seen in a box; null where there are more than `most`. */
function tilesOver(cover: Box, { toTile, toPiece }: PatternTransform, most: number): readonly Point[] | null {
  const [x0, y0, x1, y1] = coverInTiles(cover, toTile)
  // Of a turned tile's neighbours most lie beside the cloth; more than so many times as many are never looked at.
  if (!((x1 - x0) * (y1 - y0) <= 4 * most)) return null
  const [a, b, c, d, e, f] = toPiece
  const tiles: Point[] = []
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const corners = [0, 1, 2, 3].map(k => [x + (k & 1), y + (k >> 1)] as const)
      const reach = boxAround(corners.map(([u, v]) => ({ x: a * u + c * v + e, y: b * u + d * v + f })))
      if (intersectBox(reach, cover)) tiles.push({ x, y })
    }
  return tiles.length <= most ? tiles : null
}

/** What paints a packaged pattern as shapes; the context is in mm. Of more than a page should hold it paints nothing. */
export function tileShapesPainter(shapes: TileShapes, trace: TracePath): TilePainter {
  const traced = (line: (ring: Ring) => ArrayLike<number>): PathOfTone[] =>
    shapes.map(({ tone, rings }) => ({ tone, path: trace(rings.map(ring => lineOf(line(ring))).join('')) }))
  const ofTile = traced(ring => ring)
  /** Of a tile that is seen once, also what is seen beyond it. */
  const pathsOver = ({ tileMm, isOnce, cover }: ShapesPlace, { toTile }: PatternTransform): PathOfTone[] => {
    const [x0, y0, x1, y1] = coverInTiles(cover, toTile)
    if (!isOnce || (x0 >= 0 && y0 >= 0 && x1 <= 1 && y1 <= 1)) return ofTile
    const { width, height } = tileMm
    const box: Box = [
      Math.min(0, x0) * width,
      Math.min(0, y0) * height,
      Math.max(1, x1) * width,
      Math.max(1, y1) * height,
    ]
    return traced(ring => goOn(ring, tileMm, box))
  }
  const points = shapes.reduce((sum, { rings }) => sum + rings.reduce((all, ring) => all + ring.length / 2, 0), 0)
  const paint: PaintAsShapes = (context: Context2d, asked) => {
    const { pattern, tileMm, isOnce, frame, place, cover } = asked
    const transform = patternTransform(pattern, tileMm, frame, place)
    const tiles = isOnce ? ONE : tilesOver(cover, transform, MOST_POINTS / Math.max(1, points))
    const colour = parseHex(pattern.colour)
    if (!colour || !tiles) return false
    const places = tiles.map(({ x, y }): Place => ({
      a: 1,
      b: 0,
      c: 0,
      d: 1,
      e: x * tileMm.width,
      f: y * tileMm.height,
    }))
    context.save()
    context.transform(...transform.toPiece)
    context.scale(1 / tileMm.width, 1 / tileMm.height)
    context.fillStyle = `rgb(${colour.r} ${colour.g} ${colour.b})`
    const whole = context.globalAlpha * pattern.opacity * colour.a
    let below = 0
    for (const { tone, path } of pathsOver(asked, transform)) {
      // Readers know 255 steps of it: what one leaves out, the next makes up for, or four tones are eight steps off.
      const step = Math.round(STEPS * over(whole * tone, below)) / STEPS
      context.globalAlpha = step
      context.fill(repeated(path, places, trace))
      below += step * (1 - below)
    }
    context.restore()
    return true
  }
  return { paint, fineTile: asked => fineTile(paint, asked), inkOnTable: inkOfShapes(paint) }
}
