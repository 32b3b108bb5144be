import { isRound, seenPatterns, type DesignDocument, type PartStyle, type PatternUse } from '@kitwright/design'
import { findPattern, wideTile, type PatternTile } from '@kitwright/library'
import { boxCentre, parseHex, toRadians, type Box } from '@kitwright/measure'
import type { Matrix } from '@kitwright/vector'
import { inverseOf } from '@kitwright/vector/invertMatrix'
import { findTile, isColourTile, motifOfTile, printedInks, tileIdOf, tileIdsOf } from './motifTile.ts'
import type { ClothPlace, PlacedArea } from '../surface/placePattern.ts'
import { asDrawable, contextOf, releaseCanvas, halveUntilBelow, sizeOf, type PxSize } from '../surface/canvasTools.ts'
import type { Context2d, Drawable, Surface, SurfaceCanvas } from '../surface/types.ts'

export interface PatternTransform {
  /** The size of one tile after scaling in millimetres. */
  readonly widthMm: number
  readonly heightMm: number
  /**
   * Column-major `[a, b, c, d, e, f]`: mm on the piece to tiles (u = a·x + c·y + e, v = b·x + d·y + f; 0-1 is one tile,
   * v down).
   */
  readonly toTile: Matrix
  /** The inverse of `toTile`: tiles to mm. */
  readonly toPiece: Matrix
}
/** The position and size of the tiles. */
type PatternPlace = Pick<PatternUse, 'scale' | 'rotationDeg' | 'offsetXMm' | 'offsetYMm'>

/**
 * Returns the nearest rotation and stretch with which the pattern repeats after `periodMm` along x; unchanged if a tile
 * is too large for that.
 */
function fitted(
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
  periodMm: number,
): [number, number] {
  const [u, v] = [Math.round(a * periodMm) / periodMm, Math.round(b * periodMm) / periodMm]
  const isStillFlat = Math.abs(u * d - v * c) > 0.5 * Math.abs(a * d - b * c)
  return isStillFlat ? [u, v] : [a, b]
}

/**
 * Returns the transform of a pattern over a frame: a tile sits in the frame's middle, and the pattern turns and grows
 * about it. With a `place` it runs around the body: laid on the rolled-out cloth, and fitted to its period by a few per
 * cent.
 */
export function patternTransform(
  pattern: PatternPlace,
  tileMm: { readonly width: number; readonly height: number },
  frame: Box,
  place?: ClothPlace,
): PatternTransform {
  const centre = boxCentre(frame)
  const [w, h] = [tileMm.width * pattern.scale, tileMm.height * pattern.scale]
  const cos = Math.cos(toRadians(pattern.rotationDeg))
  const sin = Math.sin(toRadians(pattern.rotationDeg))
  const [c, d] = [sin / w, cos / h]
  const plain: [number, number] = [cos / w, -sin / h]
  const [a, b] = place?.periodMm ? fitted(plain, [c, d], place.periodMm) : plain
  const x = centre.x + pattern.offsetXMm - (place?.rollMm ?? 0)
  const y = centre.y + pattern.offsetYMm
  const toTile: Matrix = [a, b, c, d, 0.5 - (a * x + c * y), 0.5 - (b * x + d * y)]
  return { widthMm: w, heightMm: h, toTile, toPiece: inverseOf(toTile) }
}

/**
 * Returns the tile of a pattern in an area: garment-wide areas use the wide tile of a one-off pattern. Undefined for
 * one-off patterns on pieces outside the table.
 */
export function tileOf(id: string, { wrap, isOut }: Pick<PlacedArea, 'wrap' | 'isOut'>): PatternTile | undefined {
  const wide = wrap || isOut ? findPattern(wideTile(id)) : undefined
  const made = isOut ? motifOfTile(id) : null
  if (isOut && (wide || (made && isRound(made) && made.motif.rows === 'once'))) return undefined
  return wide ?? findTile(id)
}

const printed = new WeakMap<PartStyle, readonly PatternUse[]>()

/**
 * Returns a part's printed patterns, bottom first: each ink separately, in its visible colour. The same part gives the
 * same list.
 */
function printsOf(style: PartStyle): readonly PatternUse[] {
  const before = printed.get(style)
  if (before) return before
  const now = seenPatterns(style).flatMap(use =>
    printedInks(use).flatMap((colour, ink) => {
      const id = tileIdOf(use, ink)
      return ink === 0 || findTile(id) ? [{ ...use, id, colour }] : []
    }),
  )
  printed.set(style, now)
  return now
}

/** Checks that a pattern is limited to other pieces than this. */
const isElsewhere = ({ pieces }: PatternUse, piece: string): boolean => pieces !== undefined && !pieces.includes(piece)

const kept = new WeakMap<readonly PatternUse[], Map<string, readonly PatternUse[]>>()

/** Returns the part's patterns that one of its pieces shows; the same list for the same patterns. */
export function patternsOnPiece(patterns: readonly PatternUse[], piece: string): readonly PatternUse[] {
  if (!patterns.some(use => isElsewhere(use, piece))) return patterns
  const byPiece = kept.get(patterns) ?? new Map<string, readonly PatternUse[]>()
  kept.set(patterns, byPiece)
  const shown = byPiece.get(piece) ?? patterns.filter(use => !isElsewhere(use, piece))
  byPiece.set(piece, shown)
  return shown
}

/** Returns the patterns as they are printed on one piece. */
export const inkPatternsOnPiece = (style: PartStyle, piece: string): readonly PatternUse[] =>
  patternsOnPiece(printsOf(style), piece)

/**
 * Returns the tiles of a pattern in its area, the first ink's first. Patterns over the whole garment use wider tiles
 * there.
 */
export const inkTilesOf = (use: PatternUse, area: Pick<PlacedArea, 'wrap' | 'isOut'>): readonly PatternTile[] =>
  tileIdsOf(use).flatMap(id => tileOf(id, area) ?? [])

/** Returns the tiles that a document is painted with, by pattern. */
export const inkTilesIn = ({ parts }: Pick<DesignDocument, 'parts'>): (readonly string[])[] =>
  Object.values(parts).flatMap(style =>
    seenPatterns(style).flatMap(use => {
      const inks = tileIdsOf(use)
      const sets = style.span === 'garment' ? [inks, inks.map(wideTile)] : [inks]
      return sets.map(ids => ids.filter(id => findTile(id))).filter(ids => ids.length > 0)
    }),
  )

/** Whether any part's style spans the whole garment. */
export const spansGarment = ({ parts }: Pick<DesignDocument, 'parts'>): boolean =>
  Object.values(parts).some(style => style?.span === 'garment')

/** Returns the ids of the tiles that a document uses. */
export const patternsOf = ({ parts }: Pick<DesignDocument, 'parts'>): string[] =>
  Object.values(parts).flatMap(style =>
    printsOf(style).flatMap(({ id }) =>
      style.span === 'garment' && findPattern(wideTile(id)) ? [id, wideTile(id)] : [id],
    ),
  )

/**
 * The limit of near-black: pixels with every channel below it (and some alpha) take the pattern's colour; others keep
 * their own.
 */
export const NEAR_BLACK = 50

/** Recolours RGBA bytes in place; alpha is multiplied by the colour's own alpha. */
export function recolour(pixels: Uint8ClampedArray, colour: string): void {
  const to = parseHex(colour)
  if (!to) return
  for (let i = 0; i < pixels.length; i += 4) {
    const isNearBlack = pixels[i]! < NEAR_BLACK && pixels[i + 1]! < NEAR_BLACK && pixels[i + 2]! < NEAR_BLACK
    if (!isNearBlack || pixels[i + 3] === 0) continue
    pixels[i] = to.r
    pixels[i + 1] = to.g
    pixels[i + 2] = to.b
    pixels[i + 3] = pixels[i + 3]! * to.a
  }
}

/**
 * Returns the tile in the pattern's colour, at its own pixel size and the given opacity. Without a colour, it keeps its
 * own.
 */
export function recolourTile(tile: Drawable, colour: string | null, surface: Surface, opacity = 1): SurfaceCanvas {
  const { width, height } = sizeOf(tile)
  const canvas = surface.createCanvas(width, height)
  const context = contextOf(canvas)
  context.drawImage(tile, 0, 0)
  const image = context.getImageData(0, 0, width, height)
  if (colour !== null) recolour(image.data, colour)
  if (opacity < 1) for (let i = 3; i < image.data.length; i += 4) image.data[i]! *= opacity
  context.putImageData(image, 0, 0)
  return canvas
}

export interface PatternPaint extends PlacedArea {
  readonly pattern: PatternUse
  readonly tile: Drawable
  readonly tileMm: { readonly width: number; readonly height: number }
  /** Whether the pattern is drawn without repeats. */
  readonly isOnce?: boolean
  /** The box to cover, mm; the caller clips. */
  readonly cover: Box
  readonly pxPerMm: number
  readonly surface: Surface
  /**
   * Whether the context is a PDF page. Tiles then carry their own transparency, because some PDF readers ignore the
   * painting state's opacity for repeated patterns.
   */
  readonly isPage?: boolean
}

interface CachedTileStyle {
  readonly sign: string
  readonly style: CanvasPattern | null
  readonly width: number
  readonly height: number
}

/**
 * The style in which each tile was last painted. All pieces of a garment use the same one, a tile for printing takes
 * fifty megabytes, and Skia copies it for each `createPattern`.
 */
const last = new WeakMap<Drawable, CachedTileStyle>()

/** Returns a repeating tile in the pattern's colour, at about the painted resolution. */
function paintedTile(
  context: Context2d,
  { pattern, tile, surface, isPage }: PatternPaint,
  wanted: PxSize,
): CachedTileStyle {
  const colour = isColourTile(pattern.id) ? null : pattern.colour
  const opacity = isPage ? pattern.opacity : 1
  const sign = [colour, opacity, wanted.width].join()
  const before = last.get(tile)
  if (before?.sign === sign) return before
  const coloured = recolourTile(tile, colour, surface, opacity)
  const fitted = halveUntilBelow(asDrawable(coloured), wanted, surface)
  const painted = { ...sizeOf(fitted), sign, style: context.createPattern(fitted, 'repeat') }
  releaseCanvas(coloured)
  last.set(tile, painted)
  return painted
}

/** Tiles a pattern over `cover`; the context is in mm. */
export function paintPattern(context: Context2d, paint: PatternPaint): void {
  const { pattern, tileMm, frame, place, pxPerMm } = paint
  const transform = patternTransform(pattern, tileMm, frame, place)
  const wanted = { width: transform.widthMm * pxPerMm, height: transform.heightMm * pxPerMm }
  const { style, width, height } = paintedTile(context, paint, wanted)
  if (!style) return
  const [x0, y0, x1, y1] = paint.isOnce ? ONE_TILE : coverInTiles(paint.cover, transform.toTile)
  context.save()
  if (!paint.isPage) context.globalAlpha *= pattern.opacity
  context.transform(...transform.toPiece)
  context.scale(1 / width, 1 / height)
  context.fillStyle = style
  context.fillRect(x0 * width, y0 * height, (x1 - x0) * width, (y1 - y0) * height)
  context.restore()
}

const ONE_TILE: Box = [0, 0, 1, 1]

export function coverInTiles([x0, y0, x1, y1]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ] as const
  const us = corners.map(([x, y]) => a * x + c * y + e)
  const vs = corners.map(([x, y]) => b * x + d * y + f)
  return [
    Math.floor(Math.min(...us)),
    Math.floor(Math.min(...vs)),
    Math.ceil(Math.max(...us)),
    Math.ceil(Math.max(...vs)),
  ]
}
