import type { TextFunction } from '@kitwright/words'
import {
  inksOf,
  isInOwnColours,
  seenPatterns,
  partStyleOf,
  type DesignDocument,
  type Fill,
  type Layer,
  type PatternUse,
} from '@kitwright/design'
import { modelsOf, type Garment, type PartId } from '@kitwright/garment'
import type { SizeOf } from '@kitwright/editor'
import { colourKey, pieceKey } from '../../context/index.ts'

/** The names that a description needs from elsewhere. */
export interface DescriptionNames {
  readonly t: TextFunction<'arrange'>
  readonly product: string
  readonly partName: (part: PartId) => string
  readonly layerName: (layer: Layer) => string
  readonly patternName: (pattern: PatternUse) => string
  readonly sizeOf: SizeOf
}

function fillText(fill: Fill, t: DescriptionNames['t']): string {
  if (fill.kind === 'solid') return t(colourKey(fill.colour))
  const [from, to] = fill.stops
  return t('arrange:fill_gradient', { from: t(colourKey(from.colour)), to: t(colourKey(to.colour)) })
}

function partTexts(
  document: DesignDocument,
  part: PartId,
  { t, partName, patternName }: DescriptionNames,
): readonly string[] {
  const style = partStyleOf(document, part)
  const [name, colour] = [partName(part), fillText(style.fill, t)]
  const patterns = seenPatterns(style)
  if (patterns.length === 0) return [t('arrange:describe_part', { part: name, fill: colour })]
  return patterns.map(pattern =>
    t('arrange:describe_patterned', {
      part: name,
      fill: colour,
      pattern: patternName(pattern),
      colour: isInOwnColours(pattern)
        ? t('arrange:own_colours')
        : [...new Set(inksOf(pattern).map(ink => t(colourKey(ink))))].join(', '),
    }),
  )
}

/** Describes each piping by the pieces along whose edges it runs. */
function pipingTexts({ piping = [] }: DesignDocument, { t }: DescriptionNames): readonly string[] {
  return piping.map(({ edges, widthMm, colour, middle }) =>
    t('arrange:describe_piping', {
      pieces: [...new Set(edges.map(({ piece }) => t(pieceKey(piece)).toLowerCase()))].join(', '),
      width: widthMm,
      colour: [colour, ...(middle ? [middle.colour] : [])].map(each => t(colourKey(each))).join(', '),
    }),
  )
}

function layerText(layer: Layer, { t, layerName, sizeOf }: DescriptionNames): string {
  const [name, piece] = [layerName(layer), t(pieceKey(layer.piece)).toLowerCase()]
  const { widthMm, heightMm } = sizeOf(layer)
  const size = { width: Math.round(widthMm), height: Math.round(heightMm) }
  return layer.kind === 'text'
    ? t('arrange:describe_text', { name, piece, ...size, colour: fillText(layer.fill, t) })
    : t('arrange:describe_image', { name, piece, ...size })
}

/** Describes the design, a sentence each: the garment, its parts, then its layers from the top. */
export function describeDesign(
  document: DesignDocument,
  garment: Garment,
  naming: DescriptionNames,
): readonly string[] {
  const { t, product } = naming
  const worn = new Set(modelsOf(garment, document.options).flatMap(model => model.areas.map(area => area.part)))
  const options = Object.keys(garment.choices)
    .map(name => t(`arrange:${name}_${document.options[name]}` as 'arrange:sleeve_short'))
    .join(', ')
  const seen = document.layers.filter(layer => !layer.isHidden)
  const hidden = document.layers.length - seen.length
  return [
    options === '' ? t('arrange:describe_bare', { product }) : t('arrange:describe_garment', { product, options }),
    ...garment.parts.filter(part => worn.has(part)).flatMap(part => partTexts(document, part, naming)),
    ...pipingTexts(document, naming),
    ...(document.layers.length === 0 ? [t('arrange:describe_none')] : []),
    ...seen.toReversed().map(layer => layerText(layer, naming)),
    ...(hidden > 0 ? [t('arrange:describe_hidden', { count: hidden })] : []),
  ]
}
