import type { CardColour } from '@kitwright/contract'
import type { ClubColour } from '@kitwright/design'
import { nearestColour } from '@kitwright/measure'

export interface CardMatch {
  /** Each club colour replaced by the nearest colour of the card. */
  readonly club: readonly ClubColour[]
  /** Number of colours that are not on the card exactly. */
  readonly off: number
  /** Whether two different colours would become one. */
  readonly doMerge: boolean
}

/** Matches a club's colours to a shop's colour card. */
export function matchToCard(club: readonly ClubColour[], card: readonly CardColour[]): CardMatch {
  const brought = club.map(own => ({ ...own, colour: nearestColour(card, own.colour)?.colour.hex ?? own.colour }))
  const countOf = (colours: readonly ClubColour[]): number => new Set(colours.map(({ colour }) => colour)).size
  return {
    club: brought,
    off: brought.filter(({ colour }, i) => colour !== club[i]!.colour).length,
    doMerge: countOf(brought) < countOf(club),
  }
}
