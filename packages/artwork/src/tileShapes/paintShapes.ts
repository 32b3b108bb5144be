import type { TileShapes } from '@kitwright/library'
import { boxAround, boxHeight, boxWidth, intersectBox, parseHex, type Box, type Point } from '@kitwright/measure'
import { coverInTiles, patternTransform, type PatternTransform } from '../ground/paintPattern.ts'
import { fineTile } from './redrawTile.ts'
import { extendBeyondTile, touchesEdge } from './extendBeyondTile.ts'
import { pathOfRing, placesOf } from '../surface/rings.ts'
import { formsIn, formsOf, formTogether, type ShapeForm } from '../surface/shapeForms.ts'
import type { Context2d, PaintAsShapes, ShapesPlace, TilePainter } from '../surface/types.ts'
import { rasteriseShapesInk } from '../garmentWide/rasteriseShapesInk.ts'

/** Creates a path from the `d` of a path. */
export type TracePath = (d: string) => Path2D

/**
 * The limit of points on one piece; beyond it the tile's picture is painted, so that a page does not grow to megabytes.
 */
const MOST_POINTS = 200_000

/** Shapes of a tile that share a tone. */
interface ToneOfTile {
  /** 0-1. */
  readonly tone: number
  /** The forms in millimetres of the tile. */
  readonly forms: readonly ShapeForm[]
  /** The path of all forms, created on demand. */
  path?: Path2D
}

/** Returns the visible shapes of a tone in a box of the tile, as one path. */
const pathIn = ({ forms }: ToneOfTile, box: Box, trace: TracePath): Path2D =>
  trace(
    formsIn(forms, box)
      .flatMap(({ groups }) => groups.flat().map(pathOfRing))
      .join(''),
  )

/** Number of opacity steps that PDF readers distinguish. */
const STEPS = 255

/** Returns the opacity that a tone needs over the one below it, so that both together give `alpha`. */
const over = (alpha: number, below: number): number => (alpha - below) / (1 - below)

type PathMatrix = Parameters<Path2D['addPath']>[1] & object

/** Returns the path repeated at every place: a single fill shows no hairline of cloth between two tiles. */
function repeated(path: Path2D, places: readonly PathMatrix[], trace: TracePath): Path2D {
  if (places.length === 1 && places[0]!.e === 0 && places[0]!.f === 0) return path
  const all = trace('')
  for (const place of places) all.addPath(path, place)
  return all
}

const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity]
const ONE: readonly Point[] = [{ x: 0, y: 0 }]

/** Returns the columns and rows of the visible tiles in a box; null if there are more than `most`. */
function tilesOver(cover: Box, { toTile, toPiece }: PatternTransform, most: number): readonly Point[] | null {
  const [x0, y0, x1, y1] = coverInTiles(cover, toTile)
  // Most neighbours of a rotated tile lie outside the cloth. A box with more than 4 times `most` tiles is not searched.
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

/** Returns the part of a tile that a box of the cloth shows, mm of the tile. */
function seenOfTile([x0, y0, x1, y1]: Box, [a, b, c, d, e, f]: Matrix, { width, height }: TileSize): Box {
  const corners = [x0, x1].flatMap(x =>
    [y0, y1].map(y => ({ x: (a * x + c * y + e) * width, y: (b * x + d * y + f) * height })),
  )
  return boxAround(corners)
}

type Matrix = PatternTransform['toTile']
type TileSize = ShapesPlace['tileMm']

/** Returns the tones of a tile; for a one-off tile with its visible extension. */
function tonesOf(shapes: TileShapes) {
  let ofTile: readonly ToneOfTile[] | undefined
  let beyond: { readonly name: string; readonly tones: readonly ToneOfTile[] } | undefined
  const whole = (): readonly ToneOfTile[] =>
    (ofTile ??= shapes.map(({ tone, rings }) => ({ tone, forms: formsOf(rings) })))
  const grown = (tileMm: TileSize, box: Box): readonly ToneOfTile[] => {
    const name = box.join()
    if (beyond?.name === name) return beyond.tones
    const tones = shapes.map(({ tone, rings }) => {
      const [within, over] = [
        rings.filter(ring => !touchesEdge(ring, tileMm)),
        rings.filter(ring => touchesEdge(ring, tileMm)),
      ]
      const gone = over.map(ring => extendBeyondTile(ring, tileMm, box))
      return { tone, forms: [...formsOf(within), ...(gone.length > 0 ? [formTogether(gone)] : [])] }
    })
    beyond = { name, tones }
    return tones
  }
  return ({ tileMm, isOnce, cover }: ShapesPlace, { toTile }: PatternTransform): readonly ToneOfTile[] => {
    const [x0, y0, x1, y1] = coverInTiles(cover, toTile)
    if (!isOnce || (x0 >= 0 && y0 >= 0 && x1 <= 1 && y1 <= 1)) return whole()
    const { width, height } = tileMm
    return grown(tileMm, [
      Math.min(0, x0) * width,
      Math.min(0, y0) * height,
      Math.max(1, x1) * width,
      Math.max(1, y1) * height,
    ])
  }
}

/**
 * Returns a painter of a packaged pattern as shapes; the context is in mm. It paints nothing if the shapes are more
 * than a page should contain.
 */
export function tileShapesPainter(shapes: TileShapes, trace: TracePath): TilePainter {
  const tonesOver = tonesOf(shapes)
  const places = shapes.reduce((sum, { rings }) => sum + rings.reduce((all, ring) => all + placesOf(ring), 0), 0)
  const paint: PaintAsShapes = (context: Context2d, asked) => {
    const { pattern, tileMm, isOnce, frame, place, cover, takeForm } = asked
    const transform = patternTransform(pattern, tileMm, frame, place)
    const tiles = isOnce ? ONE : tilesOver(cover, transform, MOST_POINTS / Math.max(1, places))
    const colour = parseHex(pattern.colour)
    if (!colour || !tiles) return false
    const seen = seenOfTile(cover, transform.toTile, tileMm)
    const repeats = tiles.map(({ x, y }): PathMatrix => ({
      a: 1,
      b: 0,
      c: 0,
      d: 1,
      e: x * tileMm.width,
      f: y * tileMm.height,
    }))
    const fill = (tone: ToneOfTile): void => {
      if (!isOnce) return context.fill(repeated((tone.path ??= pathIn(tone, EVERYWHERE, trace)), repeats, trace))
      if (!takeForm) return context.fill(pathIn(tone, seen, trace))
      for (const form of formsIn(tone.forms, seen)) {
        const [x0, y0] = form.box
        context.drawImage(takeForm(form, colour), x0, y0, boxWidth(form.box), boxHeight(form.box))
      }
    }
    context.save()
    context.transform(...transform.toPiece)
    context.scale(1 / tileMm.width, 1 / tileMm.height)
    context.fillStyle = `rgb(${colour.r} ${colour.g} ${colour.b})`
    const whole = context.globalAlpha * pattern.opacity * colour.a
    let below = 0
    for (const tone of tonesOver(asked, transform)) {
      // Readers use 255 steps of opacity. Each tone compensates for the rounding of the last, otherwise four tones are
      // eight steps off.
      const step = Math.round(STEPS * over(whole * tone.tone, below)) / STEPS
      context.globalAlpha = step
      fill(tone)
      below += step * (1 - below)
    }
    context.restore()
    return true
  }
  return { paint, fineTile: asked => fineTile(paint, asked), inkOnTable: rasteriseShapesInk(paint) }
}
