import { LIMITS, type Player, type Squad } from '@kitwright/contract'
import { parseWholeNumber } from '@kitwright/measure'

/** A player's fields while they are edited. */
export interface PlayerFields extends Omit<Player, 'number'> {
  number: string
}
export interface SquadFields {
  name: string
  players: PlayerFields[]
}

export const fieldsOf = (player: Player): PlayerFields => ({
  ...player,
  number: player.number === null ? '' : String(player.number),
})

/** Empty, or 0 to 99 in either script. */
export function isShirtNumber(text: string): boolean {
  if (text.trim() === '') return true
  const number = parseWholeNumber(text)
  return number !== null && number <= LIMITS.shirtNumber
}

export const squadOf = (id: string, { name, players }: SquadFields): Pick<Squad, 'id' | 'name' | 'players'> => ({
  id,
  name: name.trim(),
  players: players.map(player => ({
    ...player,
    name: player.name.trim(),
    printName: player.printName.trim(),
    number: parseWholeNumber(player.number),
  })),
})

/** Returns the distinct printed names of the players. */
export const printedNamesOf = (players: readonly Pick<PlayerFields, 'name' | 'printName'>[]): string[] => [
  ...new Set(players.map(({ name, printName }) => printName.trim() || name.trim()).filter(name => name !== '')),
]

/** Shirt numbers that more than one player has, smallest first. */
export function duplicateNumbers(players: readonly Pick<PlayerFields, 'number'>[]): number[] {
  const numbers = players.map(({ number }) => parseWholeNumber(number)).filter(number => number !== null)
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))].toSorted((a, b) => a - b)
}
