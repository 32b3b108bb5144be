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
 * Like `freeStaleTones`, and gives each colour without a valid tone the tone of the club colour it equals. A tone of
 * null means deliberately free and stays.
 */
export const linkToClub =
  (club: readonly ClubColour[]): ColourMap =>
  of => {
    const settled = freeStaleTones(club)(of)
    if (of.tone !== undefined && !settled) return null
    const own = club.find(({ colour }) => colour === of.colour)
    return own ? { colour: of.colour, tone: own.tone } : settled
  }

/**
 * Returns every visible colour in order: of the parts, then of what lies on them. The fabric's own colour is hidden by
 * a part's own.
 */
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

/** Returns the distinct colours of the design in order: of its parts, the body first, then of patterns and letters. */
function distinct(document: DesignDocument): string[] {
  const { base, ...others } = document.parts
  const parts = base ? { base, ...others } : others
  const seen = colouredOf({ ...document, parts })
  return [...new Set(seen.map(({ colour }) => colour).filter(isOpaque))]
}

const DARK = 0.03
const LIGHT = 0.75

/**
 * Assigns a tone to each of up to five colours: the first is the main one, a nearly black one deep, a nearly white one
 * light.
 */
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

/** True for white, greys and black: the channels are nearly equal. */
const isGrey = (colour: string): boolean => {
  const { r, g, b } = rgba(colour)
  return Math.max(r, g, b) - Math.min(r, g, b) < 32
}

/**
 * Returns club colours from a picture such as the crest. Greys do not become the main colour: a crest's largest area is
 * often its white background.
 */
export function clubOfPicture(colours: readonly string[]): ClubColour[] {
  const main = colours.find(colour => !isGrey(colour))
  return clubOf(main === undefined ? colours : [main, ...colours])
}

/**
 * Links each colour that equals a club colour to it. The cloth is excluded: it is bought in a colour and follows a club
 * colour only if that is chosen.
 */
export const linkColours = (document: DesignDocument): DesignDocument => ({
  ...resolveDocument(document, linkToClub(document.clubColours)),
  fabric: resolveColour(document.fabric, freeStaleTones(document.clubColours)),
})

/** Makes the design's own colours its club colours without changing its appearance. Existing club colours stay. */
export const withClubColours = (document: DesignDocument): DesignDocument =>
  document.clubColours.length > 0 ? document : linkColours({ ...document, clubColours: clubOf(distinct(document)) })

/** Replaces every use of a colour; the fabric stays as bought. */
export const replaceColour = (document: DesignDocument, from: string, to: TonedColour): DesignDocument => ({
  ...resolveDocument(document, of => (of.colour === from && !of.tone ? to : null)),
  fabric: document.fabric,
})

/** Replaces every visible free opaque colour by the most similar club colour; translucent ones stay. */
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

/** Returns the colours that are not club colours with their number of uses, the most used first. */
export function freeColours(document: DesignDocument): { colour: string; uses: number }[] {
  const uses = new Map<string, number>()
  for (const { colour, tone } of colouredOf(document)) if (!tone) uses.set(colour, (uses.get(colour) ?? 0) + 1)
  return [...uses].map(([colour, count]) => ({ colour, uses: count })).toSorted((a, b) => b.uses - a.uses)
}
