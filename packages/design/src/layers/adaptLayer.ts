import {
  findPiece,
  modelsOf,
  piecesOf,
  zoneOf,
  type Garment,
  type GarmentOptions,
  type Piece,
  type Zone,
} from '@kitwright/garment'
import { boxHeight, boxWidth, type Point } from '@kitwright/measure'
import type { Layer, TextLayer } from '../schema/layers.ts'
import { zoneForRole } from './zones.ts'

/** One of two garments, with its options. */
export interface GarmentWithOptions {
  readonly garment: Garment
  readonly options: GarmentOptions
}

const contains = ({ centre, width, height }: Zone, { x, y }: Point): boolean =>
  Math.abs(x - centre.x) <= width / 2 && Math.abs(y - centre.y) <= height / 2

/** Returns the zone that contains a layer, its role's own first. */
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

/** Numbers and names keep their size if the zone has space for it. */
const shrinkage = (from: Zone, to: Zone): number => Math.min(1, to.width / from.width, to.height / from.height)

export function moveToZone(layer: Layer, from: Zone, to: Zone): Layer {
  const by = shrinkage(from, to)
  const place = {
    xMm: to.centre.x + (layer.xMm - from.centre.x) * by,
    yMm: to.centre.y + (layer.yMm - from.centre.y) * by,
  }
  return { ...scaled(layer, by), piece: to.piece, ...place }
}

/** Returns the piece of the same name, else one of the same side. */
function pieceLike(id: string, { garment, options }: GarmentWithOptions): Piece | undefined {
  const cloth = piecesOf(garment, options).flatMap(({ piece }) => (piece.isRib || piece.isTrim ? [] : [piece]))
  const side = ['sleeve', 'back', 'front'].find(word => id.toLowerCase().includes(word)) ?? 'front'
  return cloth.find(piece => piece.id === id) ?? cloth.find(piece => piece.id.toLowerCase().includes(side))
}

/** Maps a point to another piece, in shares of their boxes. */
export function mapByBoxShare({ x, y }: Point, { box: a }: Piece, { box: b }: Piece): Point {
  const [across, down] = [boxWidth(b) / boxWidth(a), boxHeight(b) / boxHeight(a)]
  return { x: b[0] + (x - a[0]) * across, y: b[1] + (y - a[1]) * down }
}

/** Moves a layer outside all zones to the corresponding piece, in shares of its box; null if there is no such piece. */
function moveToPiece(layer: Layer, from: GarmentWithOptions, to: GarmentWithOptions): Layer | null {
  const source = findPiece(from.garment, from.options, layer.piece)?.piece
  const target = pieceLike(layer.piece, to)
  if (!source || !target) return null
  const [a, b] = [source.box, target.box]
  const [across, down] = [boxWidth(b) / boxWidth(a), boxHeight(b) / boxHeight(a)]
  const { x, y } = mapByBoxShare({ x: layer.xMm, y: layer.yMm }, source, target)
  return { ...scaled(layer, Math.min(1, across, down)), piece: target.id, xMm: x, yMm: y }
}

/** Returns the layer in its place on another garment; null if there is no place for it. */
export function adaptLayer(layer: Layer, from: GarmentWithOptions, to: GarmentWithOptions): Layer | null {
  const zone = zoneAround(layer, from)
  if (!zone) return moveToPiece(layer, from, to)
  const same = zoneOf(to.garment, to.options, zone.id)
  return moveToZone(layer, zone, same ?? zoneForRole(to.garment, to.options, layer.role))
}
