import type { CardColour } from '@kitwright/contract'
import type { ClubColour } from '@kitwright/design'
import { nearestColour } from '@kitwright/measure'

export interface CardMatch {
  /** Each club colour as the colour of the card that comes nearest to it. */
  readonly club: readonly ClubColour[]
  /** How many are not on the card as they are. */
  readonly off: number
  /** Whether two that differ would be one. */
  readonly doMerge: boolean
}

/** A club's colours, brought to a shop's card. */
export function matchToCard(club: readonly ClubColour[], card: readonly CardColour[]): CardMatch {
  const brought = club.map(own => ({ ...own, colour: nearestColour(card, own.colour)?.colour.hex ?? own.colour }))
  const countOf = (colours: readonly ClubColour[]): number => new Set(colours.map(({ colour }) => colour)).size
  return {
    club: brought,
    off: brought.filter(({ colour }, i) => colour !== club[i]!.colour).length,
    doMerge: countOf(brought) < countOf(club),
  }
}
