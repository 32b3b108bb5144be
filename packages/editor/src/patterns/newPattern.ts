import { inkCountOf } from '@kitwright/artwork'
import {
  createPatternUse,
  type DesignDocument,
  type Fill,
  firstColour,
  inksOf,
  type PatternUse,
} from '@kitwright/design'
import { areasOfPiece, type Garment, type PartId } from '@kitwright/garment'
import { inkCount, type Colouring } from '@kitwright/library'
import { colourDistance, luminance, mixColours, parseHex, toHex } from '@kitwright/measure'
import { isSeenOnce } from './garmentWidePatterns.ts'

const WHITE = parseHex('#ffffff')!
const BLACK = parseHex('#000000')!
/** The lightness above which black is more visible on a colour than white. */
const LIGHT = 0.35

/** The initial contrast of a pattern to its ground: low alone, higher over another pattern so that both are visible. */
const [QUIET, OVER] = [0.3, 0.75]

/** The colourings of a pattern, at least one. */
type Colourings = readonly [Colouring, ...Colouring[]]

/** Returns the colouring whose inks are all most visible on a part's colour. */
export function colouringOn(on: Fill, colourings: Colourings): Colouring {
  const ground = parseHex(firstColour(on)) ?? WHITE
  const leastSeen = ({ inks }: Colouring): number =>
    Math.min(...inks.map(ink => colourDistance(parseHex(ink) ?? WHITE, ground)))
  return colourings.reduce((best, each) => (leastSeen(each) > leastSeen(best) ? each : best))
}

/** The colour difference below which two colours look the same from a distance. */
const APART = 0.12

/** Properties of a design that a new pattern must suit. */
export interface PatternColourContext {
  /** The club's colours in the open kit. */
  readonly club?: readonly string[]
  /** Colours of the letters on the part: nobody can read them on a pattern of their own colour. */
  readonly letters?: readonly string[]
}

const groundsOf = (on: Fill): readonly string[] =>
  on.kind === 'solid' ? [on.colour] : on.stops.map(stop => stop.colour)

/**
 * Returns `count` club colours that are visible on a part and beside each other and leave its letters legible, the most
 * visible first; null if there are too few.
 */
function clubInks(
  on: Fill,
  { club = [], letters = [] }: PatternColourContext,
  count: number,
): readonly string[] | null {
  const from = (one: string, other: string): number => colourDistance(parseHex(one) ?? WHITE, parseHex(other) ?? WHITE)
  const kept = [...groundsOf(on), ...letters]
  const seen = (colour: string): number => Math.min(...groundsOf(on).map(ground => from(colour, ground)))
  const found: string[] = []
  for (const colour of club.toSorted((a, b) => seen(b) - seen(a)))
    if ([...kept, ...found].every(each => from(colour, each) > APART)) found.push(colour)
  return found.length < count ? null : found.slice(0, count)
}

/** Returns the colours of the letters on a part. */
export const lettersOn = ({ layers, options }: DesignDocument, garment: Garment, part: PartId): readonly string[] => [
  ...new Set(
    layers.flatMap(layer =>
      layer.kind === 'text' &&
      !layer.isHidden &&
      areasOfPiece(garment, options, layer.piece).some(area => area.part === part)
        ? [firstColour(layer.fill)]
        : [],
    ),
  ),
]

/** Returns the initial inks of a multi-ink pattern: the club's if there are enough, which change with the kit. */
export const initialInks = (on: Fill, colourings: Colourings, suited: PatternColourContext): readonly string[] =>
  clubInks(on, suited, colourings[0].inks.length) ?? colouringOn(on, colourings).inks

/** Returns the pattern in the inks of a colouring. */
export function withColouring(
  { tone: _, inks: __, blend: ___, ...use }: PatternUse,
  { inks }: { readonly inks: readonly string[] },
): PatternUse {
  const [colour, ...more] = inks
  return { ...use, colour: colour!, opacity: 1, ...(more.length > 0 && { inks: more.map(ink => ({ colour: ink })) }) }
}

interface NewPattern extends PatternColourContext {
  readonly scale?: number
  readonly isOver?: boolean
  /** Colourings of a pattern of several inks. */
  readonly colourings?: Colourings
}

const isLight = (colour: string): boolean => luminance(parseHex(colour) ?? WHITE) > LIGHT

/** Returns a tone of a part's colour. Under light letters the tone is darker, so that they stay readable. */
function toneOn(on: Fill, share: number, letters: readonly string[] = []): string {
  const ground = firstColour(on)
  const isDarker = letters.length > 0 ? letters.every(isLight) : isLight(ground)
  return toHex({ ...mixColours(isDarker ? BLACK : WHITE, parseHex(ground) ?? WHITE, share), a: 1 })
}

/**
 * Initial use of a chosen pattern. A single repeating pattern is tone on tone, which holds in every kit. One-off, overlaid and multi-ink
 * patterns use club colours where there are enough, else a tone or a suitable colouring.
 */
export function newPatternUse(id: string, on: Fill, options: NewPattern = {}): PatternUse {
  const { scale = 1, isOver = false, colourings, ...suited } = options
  if (colourings && inkCount(id) > 1)
    return withColouring({ ...createPatternUse(id, ''), scale }, { inks: initialInks(on, colourings, suited) })
  const tone = isOver ? toneOn(on, OVER, suited.letters) : toneOn(on, QUIET)
  const use = { ...createPatternUse(id, tone), scale }
  const own = isOver || isSeenOnce(use) ? clubInks(on, suited, 1) : null
  if (own) return { ...use, colour: own[0]! }
  return isOver ? { ...use, opacity: 0.8 } : { ...use, blend: 'tone' }
}

/** Returns the pattern with its initial offset on the cloth. */
export const centredPattern = (pattern: PatternUse): PatternUse => ({ ...pattern, offsetXMm: 0, offsetYMm: 0 })
export const resetPlacement = (pattern: PatternUse, scale: number): PatternUse => ({
  ...centredPattern(pattern),
  scale,
  rotationDeg: 0,
})

type StartOf = (id: string) => number

/** Returns the pattern without surplus inks: a dropped ink is no longer a colour of the design. */
function trimmed({ inks = [], ...use }: PatternUse): PatternUse {
  const more = inks.slice(0, inkCountOf(use) - 1)
  return more.length > 0 ? { ...use, inks: more } : use
}

/** Changes a pattern or its placement. A chosen size is preserved; otherwise the initial size applies. */
export function swapPattern({ motif, ...pattern }: PatternUse, id: string, from: StartOf, to = from): PatternUse {
  const scale = pattern.scale === from(pattern.id) ? to(id) : pattern.scale
  return trimmed({ ...pattern, id, scale, ...(motif && id === pattern.id && { motif }) })
}

/** Replaces a pattern by another in its colours. If the new one needs more inks, suitable ones are added. */
export function replacePattern(
  pattern: PatternUse,
  next: { id: string; colourings: Colourings } & PatternColourContext,
  on: Fill,
  startOf: StartOf,
): PatternUse {
  const swapped = swapPattern(pattern, next.id, startOf)
  if (inksOf(pattern).length >= inkCount(next.id)) return swapped
  return withColouring(swapped, { inks: initialInks(on, next.colourings, next) })
}
