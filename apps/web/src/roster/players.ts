import { LIMITS, type Player } from '@kitwright/contract'
import type { Size } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { newId } from '../drafts/index.ts'
import { clean } from './reading/words/clean.ts'

/** An empty row of a squad. */
export const newPlayer = (size: Size = 'M'): Player => ({
  id: newId(),
  name: '',
  printName: '',
  number: null,
  size,
  version: 'player',
  sleeve: null,
})

/** Returns the size that players have who named none: the usual one, else the middle of the run. */
export const usualSize = (run: readonly Size[]): Size =>
  run.find(size => size === 'M') ?? run[Math.floor((run.length - 1) / 2)] ?? 'M'

/** Parses a shirt number: 0-99 in Latin or Khmer digits. Returns null if empty, undefined if invalid. */
export function parseShirtNumber(text: string): number | null | undefined {
  if (clean(text) === '') return null
  const number = parseWholeNumber(clean(text).replace(/^#/, ''))
  return number === null || number > LIMITS.shirtNumber ? undefined : number
}

/** Returns the name printed for a player. Longer names are cut at the order's limit. */
export const printedName = (player: Pick<Player, 'name' | 'printName'>): string =>
  (player.printName || player.name).slice(0, LIMITS.printName)

/** Returns the numbers that more than one player of a squad wears. */
export function duplicateNumbers(players: readonly Pick<Player, 'number'>[]): ReadonlySet<number> {
  const seen = new Set<number>()
  const twice = new Set<number>()
  for (const { number } of players) {
    if (number === null) continue
    if (seen.has(number)) twice.add(number)
    seen.add(number)
  }
  return twice
}
