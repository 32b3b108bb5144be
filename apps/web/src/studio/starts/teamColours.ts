import type { DesignDocument } from '@kitwright/design'

export const MOST_COLOURS = 3

/** Without its alpha. */
const opaque = (colour: string): string => colour.slice(0, 7)

/** The colours that a design is in, as its parts come, at most three; the shop's own where it has but one. */
export function teamColours({ parts }: DesignDocument, shopColour: string): readonly string[] {
  const all = Object.values(parts).flatMap(({ fill }) =>
    (fill.kind === 'solid' ? [fill.colour] : fill.stops.map(stop => stop.colour)).map(opaque),
  )
  return [...new Set([...all, shopColour.toLowerCase()])].slice(0, MOST_COLOURS)
}
