import { areasOfPiece, type Garment, type PartId } from '@kitwright/garment'
import { contrast, mixColours, polygonContains, type Point, type Rgba } from '@kitwright/measure'
import { inksOf, seenPatterns } from '../patterns.ts'
import { styleOf } from '../styleOf.ts'
import type { DesignDocument, PartStyle } from '../document.ts'
import type { TextLayer } from '../layers.ts'
import { CHALK, INK, rgba, type Tones } from './tones.ts'

/** Letters as large as these are read at this contrast (WCAG 2, large text). */
export const LEGIBLE = 3
const COMFORTABLE = 4.5

function coloursOfFill({ fill }: PartStyle): Rgba[] {
  const [first, last] = fill.kind === 'solid' ? [fill.colour, fill.colour] : fill.stops.map(stop => stop.colour)
  return [rgba(first!), mixColours(rgba(first!), rgba(last!), 0.5), rgba(last!)]
}

/** Every colour that the part shows: its fill's, and those again under each ink of its patterns. */
function coloursOf(document: DesignDocument, part: PartId): Rgba[] {
  const style = styleOf(document, part)
  const bare = coloursOfFill(style)
  const inks = seenPatterns(style).flatMap(use =>
    inksOf(use).map(colour => ({ ink: rgba(colour), share: rgba(colour).a * use.opacity })),
  )
  return [...bare, ...inks.flatMap(({ ink, share }) => bare.map(ground => mixColours(ink, ground, share)))]
}

/** The part on top at a point of a piece. */
function partAt({ options }: DesignDocument, garment: Garment, piece: string, at: Point): PartId | undefined {
  return areasOfPiece(garment, options, piece).findLast(
    ({ region }) => !region || region.some(polygon => polygonContains(polygon, at)),
  )?.part
}

/** Roughly where the letters reach: the middle, the ends and the top and foot of the line. */
function pointsOf({ xMm, yMm, sizeMm, maxWidthMm, text }: TextLayer): Point[] {
  const halfWidth = Math.min(maxWidthMm ?? Infinity, sizeMm * 0.55 * Math.max(1, text.length)) / 2
  const across = [-0.9, 0, 0.9].map(share => ({ x: xMm + share * halfWidth, y: yMm }))
  return [...across, { x: xMm, y: yMm - sizeMm * 0.35 }, { x: xMm, y: yMm + sizeMm * 0.35 }]
}

const partsUnder = (document: DesignDocument, garment: Garment, layer: TextLayer): PartId[] => [
  ...new Set(pointsOf(layer).flatMap(at => partAt(document, garment, layer.piece, at) ?? [])),
]

/** Every colour that shows around a text's letters. */
export const groundsOf = (document: DesignDocument, garment: Garment, layer: TextLayer): Rgba[] =>
  partsUnder(document, garment, layer).flatMap(part => coloursOf(document, part))

/** A pattern that stands out from its cloth so much breaks letters up, however well they are told from each of both. */
const BUSY = 3

/** Whether a text lies on such a pattern. */
export const isBusyUnder = (document: DesignDocument, garment: Garment, layer: TextLayer): boolean =>
  partsUnder(document, garment, layer).some(part => {
    const bare = coloursOfFill(styleOf(document, part))
    const inked = coloursOf(document, part).slice(bare.length)
    return inked.some((colour, i) => contrast(bare[i % bare.length]!, colour) >= BUSY)
  })

export const worstContrast = (ink: string, grounds: readonly Rgba[]): number =>
  Math.min(21, ...grounds.map(ground => contrast(rgba(ink), ground)))

/** A look's tones, and which of them its letters are to have where it reads. */
export type LetterTones = Tones & { readonly first?: string }

interface Inks {
  readonly ink: string
  /** Around the letters where no ink reads on the whole ground. */
  readonly edge: string | null
}

/** The first of the colours that reads well on the ground, else the best that reads, else one with an edge around it. */
function inksOn(grounds: readonly Rgba[], { first, accent, light, deep, second, main }: LetterTones): Inks {
  const wanted = [...(first ? [first] : []), light, deep, accent, second, main, CHALK, INK]
  const best = wanted.find(ink => worstContrast(ink, grounds) >= COMFORTABLE)
  if (best) return { ink: best, edge: null }
  const [readable] = wanted.toSorted((a, b) => worstContrast(b, grounds) - worstContrast(a, grounds))
  if (worstContrast(readable!, grounds) >= LEGIBLE) return { ink: readable!, edge: null }
  const isLightBetter = worstContrast(light, grounds) >= worstContrast(deep, grounds)
  return isLightBetter ? { ink: light, edge: deep } : { ink: deep, edge: light }
}

/** Of the letters' size. */
const EDGE_SHARE = 0.035
export const edgeWidth = (layer: TextLayer): number => Math.min(12, Math.max(1.5, layer.sizeMm * EDGE_SHARE))

/** The text in the look's colours, legible where it lies; what its outlines and shadow are like stays. `isEdged`: always outlined. */
export function inkIn(layer: TextLayer, grounds: readonly Rgba[], tones: LetterTones, isEdged: boolean): TextLayer {
  const { ink, edge } = inksOn(grounds, tones)
  const contrary = edge ?? (contrast(rgba(ink), rgba(tones.deep)) >= COMFORTABLE ? tones.deep : tones.light)
  const widthMm = layer.outline?.widthMm ?? edgeWidth(layer)
  return {
    ...layer,
    fill: { kind: 'solid', colour: ink },
    outline: layer.outline || edge || isEdged ? { colour: contrary, widthMm } : null,
    outerOutline: layer.outerOutline && { ...layer.outerOutline, colour: ink },
    shadow: layer.shadow && { ...layer.shadow, colour: contrary },
  }
}

/** Whether the letters can be read: on their ground, or within their outline. */
export function isLegible(layer: TextLayer, grounds: readonly Rgba[]): boolean {
  const around = layer.outline ? [rgba(layer.outline.colour)] : grounds
  const inks = layer.fill.kind === 'solid' ? [layer.fill.colour] : layer.fill.stops.map(stop => stop.colour)
  return inks.every(ink => worstContrast(ink, around) >= LEGIBLE)
}
