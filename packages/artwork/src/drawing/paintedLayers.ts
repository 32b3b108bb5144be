import { seenPatterns, partStyleOf, type DesignDocument, type Fill, type Layer } from '@kitwright/design'
import { areasOfPiece, type Garment, type PartArea } from '@kitwright/garment'
import { colourDistance, mixColours, polygonContains, toHex, type Point } from '@kitwright/measure'
import { bandOf, type LayPiping } from '../piping/pipingBand.ts'
import type { LayerOrKnockout } from '../ground/knockout.ts'
import { placeArea } from '../garmentWide/placeArea.ts'
import { fillAt, rgbaOf } from '../ground/sampleFill.ts'
import { groundLine } from '../ground/groundGradientLine.ts'
import type { PlacedArea } from '../surface/placePattern.ts'
import { derivedLayerId, estimateLayerSize, withSeamOverlaps, type SpillSource } from '../layers/seamOverlaps.ts'

const isIn = ({ region }: PartArea, at: Point): boolean =>
  !region || region.some(polygon => polygonContains(polygon, at))

/** Whether a part's patterns are knocked out around its layers. */
export const hasKnockout = (style: DesignDocument['parts'][string]): boolean =>
  style.clearMm !== undefined && seenPatterns(style).length > 0

/** Whether any part of a document has a knockout. */
export const hasAnyKnockout = ({ parts }: Pick<DesignDocument, 'parts'>): boolean =>
  Object.values(parts).some(hasKnockout)

/** The clearing of a layer stays the same object while its appearance is unchanged. */
const known = new WeakMap<Layer, { readonly key: string; readonly made: LayerOrKnockout }>()

/** If the colours along a layer differ by less, one of them stands for all. */
const EVEN = 0.008

/** Whether a fill has more than one colour under a layer. */
function isUneven(fill: Fill, placed: PlacedArea, layer: Layer): boolean {
  if (fill.kind === 'solid') return false
  const { widthMm, heightMm } = estimateLayerSize(layer)
  const reach = Math.hypot(widthMm, heightMm) / 2
  const { xMm: x, yMm: y } = layer
  const middle = fillAt(fill, placed, { x, y })
  return [
    { x: x - reach, y },
    { x: x + reach, y },
    { x, y: y - reach },
    { x, y: y + reach },
  ].some(at => colourDistance(fillAt(fill, placed, at), middle) > EVEN)
}

function clearingUnder(document: DesignDocument, garment: Garment, layer: Layer): LayerOrKnockout[] {
  const at = { x: layer.xMm, y: layer.yMm }
  const area = areasOfPiece(garment, document.options, layer.piece).findLast(each => isIn(each, at))
  const style = area && partStyleOf(document, area.part)
  if (!style || !hasKnockout(style) || layer.isHidden || layer.opacity === 0) return []
  const { fill } = style
  const placed = placeArea({ garment, options: document.options, span: style.span }, area)
  const cloth = document.fabric.colour
  const here = fillAt(fill, placed, at)
  const colour = toHex({ ...mixColours(here, rgbaOf(cloth), here.a), a: 1 })
  const along =
    fill.kind === 'gradient' && isUneven(fill, placed, layer) ? groundLine(fill, placed, layer, cloth) : null
  const clearing = { colour, marginMm: style.clearMm!, ...(along && { along }) }
  const key = JSON.stringify(clearing)
  const before = known.get(layer)
  if (before?.key === key) return [before.made]
  const made = { ...layer, id: derivedLayerId(layer, 'clear'), opacity: 1, clearing }
  known.set(layer, { key, made })
  return [made]
}

export interface PaintSource extends Omit<SpillSource, 'options'> {
  /** Lays the pipings; null while its code loads, which paints none. */
  readonly layPiping: LayPiping | null
}

/**
 * Returns everything painted on the grounds, bottom first: pipings, clearings, then every layer with its continuations
 * over seams.
 */
export function paintedLayers(document: DesignDocument, source: PaintSource): readonly Layer[] {
  const pipings = document.piping ? (source.layPiping?.(document, source.garment) ?? []) : []
  const layers = [...pipings, ...withSeamOverlaps(document, source)]
  if (!hasAnyKnockout(document)) return layers
  const clearings = layers.flatMap(layer => (bandOf(layer) ? [] : clearingUnder(document, source.garment, layer)))
  return [...layers.filter(bandOf), ...clearings, ...layers.filter(layer => !bandOf(layer))]
}
