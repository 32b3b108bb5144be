import {
  patternsOn,
  withPatterns,
  type DesignDocument,
  type Layer,
  type PartStyle,
  type PatternUse,
} from '@kitwright/design'
import { findPiece, modelsOf, type Garment, type GarmentOptions, type PartArea } from '@kitwright/garment'
import { meanValueMap, placeOnSize, tileShift, type PiecePair } from '@kitwright/garment/grades'
import { boxCentre } from '@kitwright/measure'
import type { LayerBox } from '../surface/types.ts'

/** One garment in its design size and cut in another size (`garmentOnSize`). */
export interface GradedPair {
  readonly base: Garment
  readonly graded: Garment
}

interface SizeContext extends GradedPair {
  readonly measure: (layer: Layer) => LayerBox
}

function sizesOf({ base, graded }: GradedPair, options: GarmentOptions, id: string): PiecePair | null {
  const [from, to] = [findPiece(base, options, id)?.piece, findPiece(graded, options, id)?.piece]
  return from && to ? { base: from, graded: to } : null
}

const NEAR_MM = 0.01

function layerOnSize(layer: Layer, sizes: PiecePair, { widthMm, heightMm }: LayerBox): Layer {
  const placed = placeOnSize({ ...layer, widthMm, heightMm }, sizes)
  const { xMm, yMm, widthScale, heightScale } = placed
  if (layer.kind === 'image')
    return { ...layer, xMm, yMm, widthMm: layer.widthMm * widthScale, heightMm: layer.heightMm * heightScale }
  // A text that must become narrower is squeezed. A text that its own limit has shrunk or broken into two lines keeps
  // its fit.
  const isFitted = layer.fit === 'shrink' && widthMm > (layer.maxWidthMm ?? Infinity) - NEAR_MM
  const limit = { maxWidthMm: widthMm * widthScale, fit: isFitted ? layer.fit : ('squeeze' as const) }
  return { ...layer, xMm, yMm, sizeMm: layer.sizeMm * heightScale, ...(widthScale < 1 ? limit : {}) }
}

const areaOf = (garment: Garment, options: GarmentOptions, part: string): PartArea | undefined =>
  modelsOf(garment, options)
    .flatMap(({ areas }) => areas)
    .find(area => area.part === part)

/**
 * Moves a pattern to another size. Its tiles keep their true size: rows stay aligned with the underarm, columns with
 * the middle.
 */
function patternOnSize(pattern: PatternUse, part: string, garments: GradedPair, options: GarmentOptions): PatternUse {
  const [from, to] = [garments.base, garments.graded].map(garment => areaOf(garment, options, part))
  const sizes = from && sizesOf(garments, options, from.piece)
  if (!from || !to || !sizes) return pattern
  const [before, after] = [boxCentre(from.frame), boxCentre(to.frame)]
  return {
    ...pattern,
    offsetXMm: pattern.offsetXMm + before.x - after.x,
    offsetYMm: pattern.offsetYMm + before.y - after.y + tileShift(sizes).y,
  }
}

/**
 * Scales a mask with the cloth, as the regions of a piece are. A mask from seam to seam still reaches from seam to
 * seam.
 */
function maskOnSize(style: PartStyle, garments: GradedPair, options: GarmentOptions): PartStyle {
  if (!style.mask) return style
  const outlines = style.mask.outlines.map(({ piece, points }) => {
    const sizes = sizesOf(garments, options, piece)
    return { piece, points: sizes ? points.map(meanValueMap(sizes)) : points }
  })
  return { ...style, mask: { ...style.mask, outlines } }
}

/**
 * Grades a design to another size. Every layer follows the rules of its kind; every pattern keeps its true size within
 * its mask, which scales with the cloth. The result drawn with the graded garment is the print for that size. Gradients
 * need no change: they span the graded parts. `measure` is `measureLayer`.
 */
export function gradeDocument(document: DesignDocument, { base, graded, measure }: SizeContext): DesignDocument {
  const { options } = document
  const layers = document.layers.map(layer => {
    const sizes = sizesOf({ base, graded }, options, layer.piece)
    return sizes ? layerOnSize(layer, sizes, measure(layer)) : layer
  })
  const parts = Object.fromEntries(
    Object.entries(document.parts).map(([part, designed]) => {
      const style = maskOnSize(designed, { base, graded }, options)
      // Garment-wide artwork lies on the flattened garment, which is the same for all sizes.
      if (style.span === 'garment') return [part, style]
      const onSize = patternsOn(style).map(use => patternOnSize(use, part, { base, graded }, options))
      return [part, withPatterns(style, onSize)]
    }),
  )
  return { ...document, layers, parts }
}
