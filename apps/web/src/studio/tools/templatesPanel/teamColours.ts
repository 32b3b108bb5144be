import type { DesignDocument } from '@kitwright/design'

export const MAX_COLOURS = 3

/** Removes the alpha of a colour. */
const opaque = (colour: string): string => colour.slice(0, 7)

const LOUD = new Set(['main', 'second', 'accent'])

/**
 * Returns the club's colours, at most three. With fewer than two, returns the colours of the design's parts in order,
 * and adds the shop's own to a single one.
 */
export function teamColours({ clubColours, parts }: DesignDocument, shopColour: string): readonly string[] {
  const club = clubColours.filter(({ tone }) => LOUD.has(tone)).map(({ colour }) => colour)
  if (club.length > 1) return club
  const all = Object.values(parts).flatMap(({ fill }) =>
    (fill.kind === 'solid' ? [fill.colour] : fill.stops.map(stop => stop.colour)).map(opaque),
  )
  const own = [...new Set(all)]
  return own.length > 1 ? own.slice(0, MAX_COLOURS) : [...new Set([...own, shopColour.toLowerCase()])]
}
