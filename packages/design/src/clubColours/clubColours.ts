import { colourDistance, luminance, parseHex, type Rgba } from '@kitwright/measure'
import type { ClubColour, DesignDocument } from '../schema/document.ts'
import type { TonedColour } from '../schema/fill.ts'
import { TONES, type Tone } from '../schema/tones.ts'
import {
  resolveLayerColours,
  resolveDocument,
  resolveParts,
  resolvePiping,
  resolveColour,
  type ColourMap,
} from './resolveInks.ts'

const rgba = (colour: string): Rgba => parseHex(colour)!
const isOpaque = (colour: string): boolean => colour.length === 7

/** Colour map that drops the tone of a colour which no longer equals that club colour. Colours without a tone stay as they are. */
export const freeStaleTones =
  (club: readonly ClubColour[]): ColourMap =>
  ({ colour, tone }) =>
    !tone || club.some(own => own.tone === tone && own.colour === colour) ? null : { colour }

/**
 * As `freeStaleTones`, and gives each colour without a valid tone the tone of the club colour it equals. A tone of null means deliberately
 * free and is kept.
 */
export const linkToClub =
  (club: readonly ClubColour[]): ColourMap =>
  of => {
    const settled = freeStaleTones(club)(of)
    if (of.tone !== undefined && !settled) return null
    const own = club.find(({ colour }) => colour === of.colour)
    return own ? { colour: of.colour, tone: own.tone } : settled
  }

/** Every colour that is seen, in its place: of the parts, then of what lies on them. The cloth's own is seen nowhere that a part has one. */
function colouredOf({ parts, piping = [], layers }: DesignDocument): TonedColour[] {
  const all: TonedColour[] = []
  const note = (of: TonedColour): null => {
    all.push(of)
    return null
  }
  resolveParts(parts, note)
  resolvePiping(piping, note)
  for (const layer of layers) resolveLayerColours(layer, note)
  return all
}

/** The colours of the design as they come: of its parts, then of patterns and letters; the body's first. */
function distinct(document: DesignDocument): string[] {
  const { base, ...others } = document.parts
  const parts = base ? { base, ...others } : others
  const seen = colouredOf({ ...document, parts })
  return [...new Set(seen.map(({ colour }) => colour).filter(isOpaque))]
}

const DARK = 0.03
const LIGHT = 0.75

/** A tone for each of up to five colours: the first is the main one, a nearly black one deep, a nearly white one light. */
function clubOf(colours: readonly string[]): ClubColour[] {
  const tones = new Map<Tone, string>()
  for (const colour of [...new Set(colours)].slice(0, TONES.length)) {
    const light = luminance(rgba(colour))
    const wanted: Tone[] = light < DARK ? ['deep'] : light > LIGHT ? ['light'] : []
    const order: Tone[] = [...(tones.size === 0 ? (['main'] as const) : wanted), 'second', 'accent', 'deep', 'light']
    const tone = order.find(each => !tones.has(each))
    if (tone) tones.set(tone, colour)
  }
  return TONES.flatMap(tone => {
    const colour = tones.get(tone)
    return colour ? [{ tone, name: null, colour }] : []
  })
}

/** White, greys and black: the channels are nearly the same. */
const isGrey = (colour: string): boolean => {
  const { r, g, b } = rgba(colour)
  return Math.max(r, g, b) - Math.min(r, g, b) < 32
}

/** The same from a picture of the club's, as its crest: what covers most of one is often its white ground, and a club is known by its colour. */
export function clubOfPicture(colours: readonly string[]): ClubColour[] {
  const main = colours.find(colour => !isGrey(colour))
  return clubOf(main === undefined ? colours : [main, ...colours])
}

/** What is just like a club colour becomes it; but not the cloth, which is bought in a colour and follows one only where that is chosen. */
export const linkColours = (document: DesignDocument): DesignDocument => ({
  ...resolveDocument(document, linkToClub(document.clubColours)),
  fabric: resolveColour(document.fabric, freeStaleTones(document.clubColours)),
})

/** The design with its own colours as the club's; it looks as before. One that has club colours keeps them. */
export const withClubColours = (document: DesignDocument): DesignDocument =>
  document.clubColours.length > 0 ? document : linkColours({ ...document, clubColours: clubOf(distinct(document)) })

/** Every use of a colour in another; the cloth stays as it is bought. */
export const replaceColour = (document: DesignDocument, from: string, to: TonedColour): DesignDocument => ({
  ...resolveDocument(document, of => (of.colour === from && !of.tone ? to : null)),
  fabric: document.fabric,
})

/** Every free colour that is seen becomes the club's that looks most like it; what shines through stays. */
export function snapToClubColours(document: DesignDocument): DesignDocument {
  const { clubColours } = document
  const nearest = (colour: string): ClubColour | undefined =>
    clubColours.toSorted(
      (a, b) => colourDistance(rgba(a.colour), rgba(colour)) - colourDistance(rgba(b.colour), rgba(colour)),
    )[0]
  const dressed = resolveDocument(document, of => {
    const own = of.tone || !isOpaque(of.colour) ? undefined : nearest(of.colour)
    return own ? { colour: own.colour, tone: own.tone } : null
  })
  return { ...dressed, fabric: document.fabric }
}

/** The colours that are not the club's, the most used first, with how often. */
export function freeColours(document: DesignDocument): { colour: string; uses: number }[] {
  const uses = new Map<string, number>()
  for (const { colour, tone } of colouredOf(document)) if (!tone) uses.set(colour, (uses.get(colour) ?? 0) + 1)
  return [...uses].map(([colour, count]) => ({ colour, uses: count })).toSorted((a, b) => b.uses - a.uses)
}
