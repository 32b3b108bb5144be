import type { PatternUse } from '@kitwright/design'
import { toTable } from '@kitwright/garment/wrap'
import { patternCover } from '@kitwright/library/patternCover'
import { boxAround, boxContains, mixColours, polygonContains, toHex } from '@kitwright/measure'
import type { Box, Point, Rgba } from '@kitwright/measure'
import { fillAt, rgbaOf } from '../ground/sampleFill.ts'
import { motifCover } from '../ground/motifPositions.ts'
import { findTile, isColourTile, motifOfTile } from '../ground/motifTile.ts'
import { isMaskedOut } from '../ground/pieceMask.ts'
import { placePattern } from '../surface/placePattern.ts'
import { patternTransform, tileOf } from '../ground/paintPattern.ts'
import { assetKey, type Drawing, type GroundInstruction } from '../surface/types.ts'
import { colourAt, type PictureSample } from './pictureSample.ts'

/** Sampled pictures, by `assetKey`. */
export type PictureSamples = ReadonlyMap<string, PictureSample>

export const over = (top: Rgba, ground: Rgba, opacity = 1): Rgba => ({
  ...mixColours(top, ground, top.a * opacity),
  a: 1,
})

/**
 * A piece's own ground or that of one of its regions. The bounding box is tested first, because polygons have hundreds
 * of points.
 */
interface Area {
  readonly ground: GroundInstruction
  readonly region: readonly { readonly polygon: readonly Point[]; readonly box: Box }[] | null
}

const areasOf = ({ instructions }: Drawing): readonly Area[] =>
  instructions.flatMap(each => {
    if (each.kind !== 'ground') return []
    const region = each.region?.map(polygon => ({ polygon, box: boxAround(polygon) })) ?? null
    return [{ ground: each, region }]
  })

const isThere = ({ region }: Area, at: Point): boolean =>
  !region || region.some(({ polygon, box }) => boxContains(box, at) && polygonContains(polygon, at))

/** A colour of the cloth and its share. */
export interface Shade {
  readonly colour: Rgba
  readonly share: number
}
export interface NamedShade extends Shade {
  readonly hex: string
}
const ONE_TILE: Box = [0, 0, 1, 1]
export type Cloth = (at: Point) => readonly NamedShade[]

/** Returns the share of the ground that a pattern covers around a point. */
function coveredAt(pattern: PatternUse, ground: GroundInstruction, on: Point): number {
  const { frame, place, wrap } = ground
  const tile = findTile(pattern.id)
  if (!tile || !tileOf(pattern.id, ground)) return 0
  const even = motifCover(pattern.id)
  if (even !== null) return even
  const { x, y } = wrap ? toTable(wrap, on) : on
  const [a, b, c, d, e, f] = patternTransform(pattern, tile.tileMm, frame, place).toTile
  return patternCover(pattern.id, a * x + c * y + e, b * x + d * y + f)
}

/**
 * Returns the colour of a picture in its own colours around a point: null outside the picture, `unknown` if its pixels
 * are missing.
 */
function pictureAt(pattern: PatternUse, ground: GroundInstruction, { on, pictures }: PictureQuery) {
  const tile = isColourTile(pattern.id) ? tileOf(pattern.id, ground) : undefined
  if (!tile) return null
  if (!tile.isOnce) return 'unknown'
  const { frame, place, wrap } = placePattern(pattern, ground)
  const { x, y } = wrap ? toTable(wrap, on) : on
  const [a, b, c, d, e, f] = patternTransform(pattern, tile.tileMm, frame, place).toTile
  const [u, v] = [a * x + c * y + e, b * x + d * y + f]
  if (!boxContains(ONE_TILE, { x: u, y: v })) return null
  const motif = motifOfTile(pattern.id)?.motif
  const sample = motif?.kind === 'picture' ? pictures.get(assetKey(motif.asset)) : undefined
  return sample ? colourAt(sample, u, v) : 'unknown'
}
interface PictureQuery {
  readonly on: Point
  readonly pictures: PictureSamples
}

function patterned({ colour, share }: Shade, pattern: PatternUse, covered: number): Shade[] {
  if (covered === 0) return [{ colour, share }]
  const inked = over(rgbaOf(pattern.colour), colour, pattern.opacity)
  return [
    { colour, share: share * (1 - covered) },
    { colour: inked, share: share * covered },
  ]
}

/**
 * Returns the colours of the cloth around a point. Patterned cloth has the colours of its ground and its patterns, each
 * with its share. The list is empty if a picture with unknown pixels covers the point.
 */
function clothAt(fabric: Rgba, areas: readonly Area[], { on: at, pictures }: PictureQuery): readonly Shade[] {
  let shades: readonly Shade[] = [{ colour: fabric, share: 1 }]
  for (const area of areas) {
    if (!isThere(area, at)) continue
    const { ground } = area
    const fill = fillAt(ground.fill, ground, at)
    shades = shades.map(({ colour, share }) => ({ colour: over(fill, colour), share }))
    // Letters that patterns avoid, and letters outside the patterns' mask, lie on the fill alone.
    const isBare = ground.isClear || (ground.mask && isMaskedOut(ground.mask, at))
    for (const pattern of isBare ? [] : ground.patterns) {
      const picture = pictureAt(pattern, ground, { on: at, pictures })
      if (picture === 'unknown') return []
      if (picture) {
        shades = shades.map(({ colour, share }) => ({ colour: over(picture, colour, pattern.opacity), share }))
        continue
      }
      const covered = coveredAt(pattern, ground, at)
      shades = shades.flatMap(shade => patterned(shade, pattern, covered))
    }
  }
  return shades
}

/** Points closer together than this have the same cloth. */
const LATTICE_MM = 8
const ROW = 100_000

/**
 * Returns the colours of the cloth around any point. They are computed once for all texts at that point; the list is
 * empty outside the piece.
 */
export function clothOf(drawing: Drawing, pictures: PictureSamples): Cloth {
  const areas = areasOf(drawing)
  const fabric = rgbaOf(drawing.fabricColour ?? '#ffffff')
  const known = new Map<number, readonly NamedShade[]>()
  return ({ x, y }) => {
    const [column, row] = [Math.round(x / LATTICE_MM), Math.round(y / LATTICE_MM)]
    const before = known.get(row * ROW + column)
    if (before) return before
    const at = { x: column * LATTICE_MM, y: row * LATTICE_MM }
    const shades = polygonContains(drawing.outline, at) ? clothAt(fabric, areas, { on: at, pictures }) : []
    const named = shades.map(shade => ({ ...shade, hex: toHex(shade.colour) }))
    known.set(row * ROW + column, named)
    return named
  }
}
