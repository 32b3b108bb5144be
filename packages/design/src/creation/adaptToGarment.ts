import {
  findPiece,
  getGarment,
  partInfo,
  zoneOf,
  type Garment,
  type GarmentOptions,
  type PartId,
  type Variant,
} from '@kitwright/garment'
import { clamp, type Point } from '@kitwright/measure'
import { adaptLayer, mapByBoxShare, zoneAround, type GarmentWithOptions } from '../layers/adaptLayer.ts'
import { partStyleOf } from '../paint/partStyle.ts'
import { createDesign } from './createDesign.ts'
import type { DesignDocument, PartStyle } from '../schema/document.ts'
import { edgeKey, edgesOf } from './edgeKeys.ts'
import type { Layer } from '../schema/layers.ts'
import { LIMITS } from '../schema/limits.ts'

/** Parts of which every garment has one. */
const MAIN: readonly PartId[] = ['base', 'shorts']

function styleFor(garment: Garment, part: PartId, document: DesignDocument): PartStyle {
  const found = [part, ...partInfo(garment, part).takesAfter, ...MAIN].find(id => document.parts[id] !== undefined)
  return partStyleOf(document, found ?? 'base')
}

const reachable = ({ x, y }: Point): Point => ({
  x: clamp(x, -LIMITS.positionMm, LIMITS.positionMm),
  y: clamp(y, -LIMITS.positionMm, LIMITS.positionMm),
})

/** Moves a mask with its pieces, in shares of their boxes. Outlines on missing pieces are dropped. */
function maskedOn(style: PartStyle, from: GarmentWithOptions, to: GarmentWithOptions): PartStyle {
  const { mask, ...rest } = style
  if (!mask) return style
  const outlines = mask.outlines.flatMap(({ piece, points }) => {
    const source = findPiece(from.garment, from.options, piece)?.piece
    const target = findPiece(to.garment, to.options, piece)?.piece
    return source && target ? [{ piece, points: points.map(at => reachable(mapByBoxShare(at, source, target))) }] : []
  })
  return outlines.length > 0 ? { ...rest, mask: { ...mask, outlines } } : rest
}

const allMaskedOn = (
  parts: DesignDocument['parts'],
  from: GarmentWithOptions,
  to: GarmentWithOptions,
): DesignDocument['parts'] =>
  Object.fromEntries(Object.entries(parts).map(([part, style]) => [part, maskedOn(style, from, to)]))

/** Returns the variant that keeps most of the chosen options; the default if none keeps any. */
function optionsOn({ variants }: Garment, chosen: GarmentOptions): GarmentOptions {
  const kept = ({ options }: Variant): number =>
    Object.keys(options).filter(name => options[name] === chosen[name]).length
  return variants.reduce((best, each) => (kept(each) > kept(best) ? each : best)).options
}

const isNumber = (layer: Layer): boolean => layer.kind === 'text' && layer.role.endsWith('Number')

/**
 * Returns numbers without a matching zone on the new garment that would lie beside another on the same piece: a
 * hoodie's chest needs none from the shorts.
 */
function spareNumbers(layers: readonly Layer[], guests: ReadonlySet<string>): ReadonlySet<string> {
  const spare = new Set<string>()
  const numbers = layers.filter(isNumber)
  for (const { id, piece } of numbers) {
    const hasOther = numbers.some(other => other.id !== id && other.piece === piece && !spare.has(other.id))
    if (guests.has(id) && hasOther) spare.add(id)
  }
  return spare
}

/** Returns the layers moved to their places on another garment. */
function layersOn(layers: readonly Layer[], from: GarmentWithOptions, to: GarmentWithOptions): Layer[] {
  const isGuest = (layer: Layer): boolean => {
    const zone = zoneAround(layer, from)
    return zone !== undefined && zoneOf(to.garment, to.options, zone.id) === undefined
  }
  const moved = layers.flatMap(layer => adaptLayer(layer, from, to) ?? [])
  const spare = spareNumbers(moved, new Set(layers.filter(isGuest).map(({ id }) => id)))
  return moved.filter(({ id }) => !spare.has(id))
}

const ofGarment = (parts: DesignDocument['parts'], { parts: known }: Garment): DesignDocument['parts'] =>
  Object.fromEntries(Object.entries(parts).filter(([part]) => known.some(id => id === part)))

/** Returns the piping along seams that the garment has, too. */
function pipingOn({ piping = [] }: DesignDocument, { models }: Garment): Pick<DesignDocument, 'piping'> {
  const known = edgesOf(models)
  const kept = piping.flatMap(each => {
    const edges = each.edges.filter(edge => known.has(edgeKey(edge)))
    return edges.length > 0 ? [{ ...each, edges }] : []
  })
  return kept.length > 0 ? { piping: kept } : {}
}

/** Returns the guides on pieces that the garment also has, in shares of their boxes. */
function guidesOn(
  { rulerGuides = [] }: DesignDocument,
  from: GarmentWithOptions,
  to: GarmentWithOptions,
): Pick<DesignDocument, 'rulerGuides'> {
  // On the same garment, guides on pieces of other options stay too.
  if (from.garment === to.garment) return rulerGuides.length > 0 ? { rulerGuides } : {}
  const kept = rulerGuides.flatMap(guide => {
    const source = findPiece(from.garment, from.options, guide.piece)?.piece
    const target = findPiece(to.garment, to.options, guide.piece)?.piece
    if (!source || !target) return []
    return [{ ...guide, atMm: reachable(mapByBoxShare({ x: guide.atMm, y: guide.atMm }, source, target))[guide.axis] }]
  })
  return kept.length > 0 ? { rulerGuides: kept } : {}
}

/**
 * Transfers a design's appearance to another garment: colours and patterns part by part, options where offered, and
 * every layer to the corresponding zone. Drops what has no place there. Both garments must be loaded.
 */
export function adaptToGarment(document: DesignDocument, garmentId: string): DesignDocument {
  const garment = getGarment(garmentId)
  const options = optionsOn(garment, document.options)
  const from = { garment: getGarment(document.garment), options: document.options }
  const to = { garment, options }
  return {
    ...createDesign(garmentId),
    options: { ...options },
    fabric: document.fabric,
    colourCodes: document.colourCodes,
    clubColours: document.clubColours,
    kits: document.kits.map(kit => ({ ...kit, parts: allMaskedOn(ofGarment(kit.parts, garment), from, to) })),
    parts: allMaskedOn(
      Object.fromEntries(garment.parts.map(part => [part, styleFor(garment, part, document)])),
      from,
      to,
    ),
    ...pipingOn(document, garment),
    ...guidesOn(document, from, to),
    layers: layersOn(document.layers, from, to),
  }
}
