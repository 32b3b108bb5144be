import {
  findPiece,
  getGarment,
  modelsOf,
  partOf,
  piecesOf,
  zoneOf,
  type Garment,
  type GarmentOptions,
  type PartId,
  type Piece,
  type Variant,
  type Zone,
} from '@kitwright/garment'
import { boxHeight, boxWidth, clamp, type Point } from '@kitwright/measure'
import { styleOf } from './styleOf.ts'
import { createDesign } from './create.ts'
import type { DesignDocument, PartStyle } from './document.ts'
import type { Layer, TextLayer } from './layers.ts'
import { LIMITS } from './limits.ts'
import { zoneForRole } from './zones.ts'

/** One garment of the two, in its options. */
export interface GarmentWithOptions {
  readonly garment: Garment
  readonly options: GarmentOptions
}

/** What every garment has one of. */
const MAIN: readonly PartId[] = ['base', 'shorts']

function styleFor(garment: Garment, part: PartId, document: DesignDocument): PartStyle {
  const found = [part, ...partOf(garment, part).takesAfter, ...MAIN].find(id => document.parts[id] !== undefined)
  return styleOf(document, found ?? 'base')
}

const reachable = ({ x, y }: Point): Point => ({
  x: clamp(x, -LIMITS.positionMm, LIMITS.positionMm),
  y: clamp(y, -LIMITS.positionMm, LIMITS.positionMm),
})

/** A mask goes with its pieces, in shares of their boxes; what lies on one that is not there is left out. */
function maskedOn(style: PartStyle, from: GarmentWithOptions, to: GarmentWithOptions): PartStyle {
  const { mask, ...rest } = style
  if (!mask) return style
  const outlines = mask.outlines.flatMap(({ piece, points }) => {
    const source = findPiece(from.garment, from.options, piece)?.piece
    const target = findPiece(to.garment, to.options, piece)?.piece
    return source && target ? [{ piece, points: points.map(at => reachable(inShares(at, source, target))) }] : []
  })
  return outlines.length > 0 ? { ...rest, mask: { ...mask, outlines } } : rest
}

const allMaskedOn = (
  parts: DesignDocument['parts'],
  from: GarmentWithOptions,
  to: GarmentWithOptions,
): DesignDocument['parts'] =>
  Object.fromEntries(Object.entries(parts).map(([part, style]) => [part, maskedOn(style, from, to)]))

/** The variant that has most of what was chosen; the usual one where none has anything of it. */
function optionsOn({ variants }: Garment, chosen: GarmentOptions): GarmentOptions {
  const kept = ({ options }: Variant): number =>
    Object.keys(options).filter(name => options[name] === chosen[name]).length
  return variants.reduce((best, each) => (kept(each) > kept(best) ? each : best)).options
}

const contains = ({ centre, width, height }: Zone, { x, y }: Point): boolean =>
  Math.abs(x - centre.x) <= width / 2 && Math.abs(y - centre.y) <= height / 2

/** The zone that a layer lies in, its role's own first. */
export function zoneAround(layer: Layer, { garment, options }: GarmentWithOptions): Zone | undefined {
  const at = { x: layer.xMm, y: layer.yMm }
  const own = zoneForRole(garment, options, layer.role)
  const all = modelsOf(garment, options).flatMap(model => model.zones)
  return [own, ...all].find(zone => zone.piece === layer.piece && contains(zone, at))
}

function scaledText(layer: TextLayer, by: number): TextLayer {
  const { outline, outerOutline, shadow, curve } = layer
  return {
    ...layer,
    sizeMm: layer.sizeMm * by,
    maxWidthMm: layer.maxWidthMm && layer.maxWidthMm * by,
    outline: outline && { ...outline, widthMm: outline.widthMm * by },
    outerOutline: outerOutline && { ...outerOutline, widthMm: outerOutline.widthMm * by },
    shadow: shadow && { ...shadow, xMm: shadow.xMm * by, yMm: shadow.yMm * by },
    curve: curve?.kind === 'wave' ? { ...curve, heightMm: curve.heightMm * by } : curve,
  }
}

const scaled = (layer: Layer, by: number): Layer =>
  layer.kind === 'text'
    ? scaledText(layer, by)
    : { ...layer, widthMm: layer.widthMm * by, heightMm: layer.heightMm * by }

/** Numbers and names keep their size wherever there is room for it. */
const shrinkage = (from: Zone, to: Zone): number => Math.min(1, to.width / from.width, to.height / from.height)

export function moveToZone(layer: Layer, from: Zone, to: Zone): Layer {
  const by = shrinkage(from, to)
  const place = {
    xMm: to.centre.x + (layer.xMm - from.centre.x) * by,
    yMm: to.centre.y + (layer.yMm - from.centre.y) * by,
  }
  return { ...scaled(layer, by), piece: to.piece, ...place }
}

/** The piece of the same name, else one of the same side. */
function pieceLike(id: string, { garment, options }: GarmentWithOptions): Piece | undefined {
  const cloth = piecesOf(garment, options).flatMap(({ piece }) => (piece.isRib || piece.isTrim ? [] : [piece]))
  const side = ['sleeve', 'back', 'front'].find(word => id.toLowerCase().includes(word)) ?? 'front'
  return cloth.find(piece => piece.id === id) ?? cloth.find(piece => piece.id.toLowerCase().includes(side))
}

/** A place on another piece, in shares of their boxes. */
function inShares({ x, y }: Point, { box: a }: Piece, { box: b }: Piece): Point {
  const [across, down] = [boxWidth(b) / boxWidth(a), boxHeight(b) / boxHeight(a)]
  return { x: b[0] + (x - a[0]) * across, y: b[1] + (y - a[1]) * down }
}

/** A layer in no zone keeps its place in shares of its piece; null when there is no such piece. */
function moveToPiece(layer: Layer, from: GarmentWithOptions, to: GarmentWithOptions): Layer | null {
  const source = findPiece(from.garment, from.options, layer.piece)?.piece
  const target = pieceLike(layer.piece, to)
  if (!source || !target) return null
  const [a, b] = [source.box, target.box]
  const [across, down] = [boxWidth(b) / boxWidth(a), boxHeight(b) / boxHeight(a)]
  const { x, y } = inShares({ x: layer.xMm, y: layer.yMm }, source, target)
  return { ...scaled(layer, Math.min(1, across, down)), piece: target.id, xMm: x, yMm: y }
}

/** The layer where it belongs on another garment; null when there is no place for it. */
export function adaptLayer(layer: Layer, from: GarmentWithOptions, to: GarmentWithOptions): Layer | null {
  const zone = zoneAround(layer, from)
  if (!zone) return moveToPiece(layer, from, to)
  const same = zoneOf(to.garment, to.options, zone.id)
  return moveToZone(layer, zone, same ?? zoneForRole(to.garment, to.options, layer.role))
}

const isNumber = (layer: Layer): boolean => layer.kind === 'text' && layer.role.endsWith('Number')

/** Numbers that have no zone of their own there, beside another on the same piece: a hoodie's chest needs none from the shorts. */
function spareNumbers(layers: readonly Layer[], guests: ReadonlySet<string>): ReadonlySet<string> {
  const spare = new Set<string>()
  const numbers = layers.filter(isNumber)
  for (const { id, piece } of numbers) {
    const hasOther = numbers.some(other => other.id !== id && other.piece === piece && !spare.has(other.id))
    if (guests.has(id) && hasOther) spare.add(id)
  }
  return spare
}

/** The layers where they belong on another garment. */
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

/** What runs along seams that it has, too. */
function pipingOn({ piping = [] }: DesignDocument, { models }: Garment): Pick<DesignDocument, 'piping'> {
  const known = new Set(
    models.flatMap(({ pieces }) => pieces.flatMap(({ id, edges }) => edges.map(({ name }) => `${id}/${name}`))),
  )
  const kept = piping.flatMap(each => {
    const edges = each.edges.filter(({ piece, edge }) => known.has(`${piece}/${edge}`))
    return edges.length > 0 ? [{ ...each, edges }] : []
  })
  return kept.length > 0 ? { piping: kept } : {}
}

/**
 * The look of a design on another garment: colours and patterns part by part, options where they are offered, and every layer in the
 * zone that answers to its own. What has no place there is left out. Both garments must be at hand.
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
    layers: layersOn(document.layers, from, to),
  }
}
