import {
  bandOf,
  motifOfTile,
  patternTransform,
  placePattern,
  tiledPixels,
  tileOf,
  type Drawing,
  type GroundInstruction,
} from '@kitwright/artwork'
import { type AssetRef, dpiOf, GOOD_DPI, type ImageLayer, type PatternUse } from '@kitwright/design'
import { toTable, type WrapMap } from '@kitwright/garment/wrap'
import { boxAround, intersectBox, type Box, type Point } from '@kitwright/measure'
import { isShaped, isSoft, pressPx } from '@kitwright/library'

/** Finding about a sheet that its printer should know. */
export type Finding =
  /** A customer's picture and its dots per inch at true size; null if printed as shapes. */
  | { readonly kind: 'picture'; readonly layer: string; readonly dpi: number | null; readonly isCoarse: boolean }
  /** The same for a picture used as a part's pattern, in its own colours. */
  | {
      readonly kind: 'pictureInPattern'
      readonly part: string
      readonly dpi: number | null
      readonly isCoarse: boolean
    }
  /** A pattern drawn from pixels coarser than 150 dpi. */
  | { readonly kind: 'coarsePattern'; readonly part: string; readonly pattern: string; readonly dpi: number }

/**
 * Printed form of a customer's picture: the number of pixels that it was given on the page, or its shapes wherever it
 * is opaque.
 */
export interface PrintedAs {
  readonly isShapes: boolean
  readonly widthPx: number
  readonly heightPx: number
}
/** Returns how a picture is printed; undefined means with as many pixels as its asset states. */
export type AskPrinted = (asset: AssetRef) => PrintedAs | undefined

const MM_PER_INCH = 25.4
/** Distance within which a piece's map to the table is straight. */
const NEAR_MM = 5

/** Median scale factor from the flattened table to the piece, sampled along the outline. */
function growthOf(outline: readonly Point[], wrap: WrapMap): number {
  const all = outline.map(({ x, y }) => {
    const [at, right, down] = [
      toTable(wrap, { x, y }),
      toTable(wrap, { x: x + NEAR_MM, y }),
      toTable(wrap, { x, y: y + NEAR_MM }),
    ]
    const area = (right.x - at.x) * (down.y - at.y) - (right.y - at.y) * (down.x - at.x)
    return NEAR_MM / Math.sqrt(Math.abs(area) || 1)
  })
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
}

type PictureSharpness = Pick<Extract<Finding, { kind: 'picture' }>, 'dpi' | 'isCoarse'>

function sharpness(sized: Parameters<typeof dpiOf>[0], isShapes: boolean): PictureSharpness {
  const dpi = isShapes ? null : dpiOf(sized)
  return { dpi, isCoarse: dpi !== null && dpi < GOOD_DPI }
}

/** Returns a placed picture's dpi, and whether the page keeps it as shapes. */
export function placedPicture(
  layer: ImageLayer,
  printedAs: AskPrinted,
): PictureSharpness & { readonly isShapes: boolean } {
  const printed = printedAs(layer.asset)
  const isShapes = printed?.isShapes === true && layer.opacity === 1
  return { isShapes, ...sharpness({ ...layer, asset: printed ?? layer.asset }, isShapes) }
}

const ONE_TILE: Box = [0, 0, 1, 1]

/** Returns the finding for a picture in its own colours, at its resulting size, if the piece shows any of it. */
function pictureFinding(
  outline: readonly Point[],
  ground: GroundInstruction,
  { pattern, printedAs }: { readonly pattern: PatternUse; readonly printedAs: AskPrinted },
): Finding[] {
  const { motif } = pattern
  const tile = tileOf(pattern.id, ground)
  if (motif?.kind !== 'picture' || motif.inks > 0 || !tile) return []
  const { wrap, frame, place } = placePattern(pattern, ground)
  const there = wrap ? outline.map(at => toTable(wrap, at)) : outline
  const [a, b, c, d, e, f] = patternTransform(pattern, tile.tileMm, frame, place).toTile
  const reach = boxAround(there.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f })))
  if (tile.isOnce && !intersectBox(reach, ONE_TILE)) return []
  const grown = pattern.scale * (wrap ? growthOf(outline, wrap) : 1)
  const { asset, widthMm, heightMm } = motif
  const printed = printedAs(asset)
  const size = { widthMm: widthMm * grown, heightMm: heightMm * grown }
  const isShapes = printed?.isShapes === true && pattern.opacity === 1 && tile.isOnce === true
  const own = printed ?? asset
  const pixels = wrap?.cells.kind === 'mesh' ? tiledPixels(tile, motif, own) : own
  return [{ kind: 'pictureInPattern', part: ground.part, ...sharpness({ asset: pixels, ...size }, isShapes) }]
}

function patternFinding(outline: readonly Point[], each: GroundInstruction, printedAs: AskPrinted): Finding[] {
  return each.patterns.flatMap((pattern): Finding[] => {
    const tile = tileOf(pattern.id, each)
    // A customer's other motifs are printed as shapes.
    if (motifOfTile(pattern.id)) return pictureFinding(outline, each, { pattern, printedAs })
    // Pixels are not counted for shapes, nor where nothing is sharp.
    if (!tile || isShaped(tile.id) || isSoft(tile.id)) return []
    const { width, height } = tile.tileMm
    const dpi = Math.floor((pressPx(tile) / (Math.max(width, height) * pattern.scale)) * MM_PER_INCH)
    return dpi < GOOD_DPI ? [{ kind: 'coarsePattern', part: each.part, pattern: pattern.id, dpi }] : []
  })
}

/** Returns the findings of a drawing. `printedAs` tells how a picture is printed, if known. */
export const findingsOf = (drawing: Drawing, printedAs: AskPrinted = () => undefined): Finding[] =>
  drawing.instructions.flatMap((each): Finding[] => {
    if (each.kind === 'ground') return patternFinding(drawing.outline, each, printedAs)
    const { layer } = each
    if (layer.kind !== 'image' || bandOf(layer)) return []
    const { dpi, isCoarse } = placedPicture(layer, printedAs)
    return [{ kind: 'picture', layer: layer.id, dpi, isCoarse }]
  })
