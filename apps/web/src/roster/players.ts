import { LIMITS, type Player } from '@kitwright/contract'
import { newId } from '../drafts/index.ts'

/** An empty row of a squad. */
export const newPlayer = (): Player => ({
  id: newId(),
  name: '',
  printName: '',
  number: null,
  size: 'M',
  version: 'player',
  sleeve: null,
})

/** What is printed for a player; longer names are cut by the order's limit. */
export const printedName = (player: Pick<Player, 'name' | 'printName'>): string =>
  (player.printName || player.name).slice(0, LIMITS.printName)

/** Numbers that more than one player of a squad wears. */
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
