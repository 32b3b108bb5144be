import type { DesignDocument, PartStyle } from '../schema/document.ts'
import type { AssetRef } from '../schema/layers.ts'
import type { Motif, TextMotif } from '../schema/motif.ts'
import { patternsOn, withPatterns } from '../paint/patterns.ts'

type FontRef = Pick<TextMotif, 'font' | 'weight' | 'isItalic' | 'text'>

/** Returns the motifs of a design's patterns, including those of its kits' own parts. */
const motifsOf = ({ parts, kits }: DesignDocument): Motif[] =>
  [parts, ...kits.map(kit => kit.parts)].flatMap(all =>
    Object.values(all).flatMap(style => patternsOn(style).flatMap(({ motif }) => motif ?? [])),
  )

/** Returns every picture of a design: of its layers and of its patterns. */
export const assetsOf = (document: DesignDocument): AssetRef[] =>
  [
    ...document.layers.filter(layer => layer.kind === 'image'),
    ...motifsOf(document).filter(m => m.kind === 'picture'),
  ].map(({ asset }) => asset)

/** Returns every font of a design, with its weight and the text set in it. */
export const fontsOf = (document: DesignDocument): FontRef[] => [
  ...document.layers.filter(layer => layer.kind === 'text'),
  ...motifsOf(document).filter(motif => motif.kind === 'text'),
]

/** Applies `change` to each picture of the document; objects without pictures keep their identity. */
export function withAssets(document: DesignDocument, change: (asset: AssetRef) => AssetRef): DesignDocument {
  const dress = (style: PartStyle): PartStyle => {
    const patterns = patternsOn(style)
    const isPicture = patterns.some(({ motif }) => motif?.kind === 'picture')
    const next = patterns.map(use =>
      use.motif?.kind === 'picture' ? { ...use, motif: { ...use.motif, asset: change(use.motif.asset) } } : use,
    )
    return isPicture ? withPatterns(style, next) : style
  }
  const all = (parts: DesignDocument['parts']): DesignDocument['parts'] =>
    Object.fromEntries(Object.entries(parts).map(([id, style]) => [id, dress(style)]))
  return {
    ...document,
    parts: all(document.parts),
    kits: document.kits.map(kit => ({ ...kit, parts: all(kit.parts) })),
    layers: document.layers.map(layer => (layer.kind === 'image' ? { ...layer, asset: change(layer.asset) } : layer)),
  }
}
