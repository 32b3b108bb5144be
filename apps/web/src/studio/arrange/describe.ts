import { styleOf, type DesignDocument, type Fill, type Layer } from '@kitwright/design'
import { modelsOf, type Garment, type PartId } from '@kitwright/garment'
import type { SizeOf } from './boxes.ts'
import { colourKey } from './colourNames.ts'
import { pieceKey, type ArrangeKey, type SayArrange } from './words.ts'

/** The names that a description takes from elsewhere. */
export interface Naming {
  readonly say: SayArrange
  readonly product: string
  readonly partName: (part: PartId) => string
  readonly layerName: (layer: Layer) => string
  readonly patternName: (id: string) => string
  readonly sizeOf: SizeOf
}

function fillText(fill: Fill, say: SayArrange): string {
  if (fill.kind === 'solid') return say(colourKey(fill.colour))
  const [from, to] = fill.stops
  return say('fillGradient', { from: say(colourKey(from.colour)), to: say(colourKey(to.colour)) })
}

function partText(document: DesignDocument, part: PartId, { say, partName, patternName }: Naming): string {
  const { fill, pattern } = styleOf(document, part)
  const [name, colour] = [partName(part), fillText(fill, say)]
  if (!pattern) return say('describePart', { part: name, fill: colour })
  return say('describePatterned', {
    part: name,
    fill: colour,
    pattern: patternName(pattern.id),
    colour: say(colourKey(pattern.colour)),
  })
}

function layerText(layer: Layer, { say, layerName, sizeOf }: Naming): string {
  const [name, piece] = [layerName(layer), say(pieceKey(layer.piece)).toLowerCase()]
  const { widthMm, heightMm } = sizeOf(layer)
  const size = { width: Math.round(widthMm), height: Math.round(heightMm) }
  return layer.kind === 'text'
    ? say('describeText', { name, piece, ...size, colour: fillText(layer.fill, say) })
    : say('describeImage', { name, piece, ...size })
}

/** The design in words, a sentence each: the garment, its parts, then its layers from the top. */
export function describeDesign(document: DesignDocument, garment: Garment, naming: Naming): readonly string[] {
  const { say, product } = naming
  const { sleeve, collar } = document.options
  const worn = new Set(modelsOf(garment, document.options).flatMap(model => model.areas.map(area => area.part)))
  const sleeves = garment.parts.includes('sleeves') ? [say(sleeve === 'short' ? 'sleeveShort' : 'sleeveLong')] : []
  const options = [...sleeves, say(`collar_${collar}` as ArrangeKey)].join(', ')
  const seen = document.layers.filter(layer => !layer.isHidden)
  const hidden = document.layers.length - seen.length
  return [
    say('describeGarment', { product, options }),
    ...garment.parts.filter(part => worn.has(part)).map(part => partText(document, part, naming)),
    ...(document.layers.length === 0 ? [say('describeNone')] : []),
    ...seen.toReversed().map(layer => layerText(layer, naming)),
    ...(hidden > 0 ? [say('describeHidden', { count: hidden })] : []),
  ]
}
