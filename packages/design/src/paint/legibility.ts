import { areasOfPiece, type Garment, type PartId } from '@kitwright/garment'
import { contrast, mixColours, parseHex, polygonContains, type Point, type Rgba } from '@kitwright/measure'
import type { DesignDocument, PartStyle } from '../schema/document.ts'
import type { TextLayer } from '../schema/layers.ts'
import { inksOf, seenPatterns } from './patterns.ts'
import { partStyleOf } from './partStyle.ts'

const rgba = (colour: string): Rgba => ({ ...parseHex(colour)!, a: 1 })

/** Minimum contrast of large letters (WCAG 2, large text). */
export const LEGIBLE = 3

/** Returns the ends and the middle of a fill. */
export function coloursOfFill({ fill }: PartStyle): Rgba[] {
  const [first, last] = fill.kind === 'solid' ? [fill.colour, fill.colour] : fill.stops.map(stop => stop.colour)
  return [rgba(first!), mixColours(rgba(first!), rgba(last!), 0.5), rgba(last!)]
}

/** Returns every colour of the part: its fill's, and those again under each ink of its patterns. */
export function coloursOf(document: DesignDocument, part: PartId): Rgba[] {
  const style = partStyleOf(document, part)
  const bare = coloursOfFill(style)
  const inks = seenPatterns(style).flatMap(use =>
    inksOf(use).map(colour => ({ ink: rgba(colour), share: rgba(colour).a * use.opacity })),
  )
  return [...bare, ...inks.flatMap(({ ink, share }) => bare.map(ground => mixColours(ink, ground, share)))]
}

/** Returns the topmost part at a point of a piece. */
function partAt({ options }: DesignDocument, garment: Garment, piece: string, at: Point): PartId | undefined {
  return areasOfPiece(garment, options, piece).findLast(
    ({ region }) => !region || region.some(polygon => polygonContains(polygon, at)),
  )?.part
}

/** Returns sample points of the letters: the middle, the ends, the top and the foot of the line. */
function pointsOf({ xMm, yMm, sizeMm, maxWidthMm, text }: TextLayer): Point[] {
  const halfWidth = Math.min(maxWidthMm ?? Infinity, sizeMm * 0.55 * Math.max(1, text.length)) / 2
  const across = [-0.9, 0, 0.9].map(share => ({ x: xMm + share * halfWidth, y: yMm }))
  return [...across, { x: xMm, y: yMm - sizeMm * 0.35 }, { x: xMm, y: yMm + sizeMm * 0.35 }]
}

/** Returns the parts under a text. */
export const partsUnder = (document: DesignDocument, garment: Garment, layer: TextLayer): PartId[] => [
  ...new Set(pointsOf(layer).flatMap(at => partAt(document, garment, layer.piece, at) ?? [])),
]

/** Returns every colour of the parts: of their fills and of the patterns over them. */
export const groundsOfParts = (document: DesignDocument, parts: readonly PartId[]): Rgba[] =>
  parts.flatMap(part => coloursOf(document, part))

/** Returns every colour around a text's letters. */
export const groundsOf = (document: DesignDocument, garment: Garment, layer: TextLayer): Rgba[] =>
  groundsOfParts(document, partsUnder(document, garment, layer))

export const worstContrast = (ink: string, grounds: readonly Rgba[]): number =>
  Math.min(21, ...grounds.map(ground => contrast(rgba(ink), ground)))

/** Returns the worst contrast of the letters to their ground, or to their outline. */
export function legibilityOf(layer: TextLayer, grounds: readonly Rgba[]): number {
  const around = layer.outline ? [rgba(layer.outline.colour)] : grounds
  const inks = layer.fill.kind === 'solid' ? [layer.fill.colour] : layer.fill.stops.map(stop => stop.colour)
  return Math.min(...inks.map(ink => worstContrast(ink, around)))
}

/** True if the letters are legible on their ground or within their outline. */
export const isLegible = (layer: TextLayer, grounds: readonly Rgba[]): boolean =>
  legibilityOf(layer, grounds) >= LEGIBLE
