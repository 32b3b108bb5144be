import { patternsOf } from '@kitwright/artwork'
import type { DesignDocument, TextLayer } from '@kitwright/design'
import { optionsKey } from '@kitwright/garment'

const faceName = ({ font, weight, isItalic }: TextLayer): string => `${font}:${weight}:${isItalic}`

/** Returns a key of all resources that the document needs to be drawn. Equal keys need no loading. */
export function resourceKeyOf({ options, parts, piping, layers }: DesignDocument): string {
  const patterns = patternsOf({ parts })
  const spans = Object.values(parts).some(style => style?.span === 'garment') ? 'garment' : ''
  const pieces = layers.map(layer =>
    layer.kind === 'text' ? faceName(layer) : `${layer.asset.source}:${layer.asset.id}`,
  )
  return [optionsKey(options), spans, piping ? 'piping' : '', ...new Set(patterns), '/', ...new Set(pieces)].join(' ')
}
