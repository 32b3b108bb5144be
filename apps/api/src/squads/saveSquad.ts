import type { Player } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { ProblemError } from '../endpoint/index.ts'
import {
  countSquads,
  getSquad,
  lockSquadsOf,
  replacePlayers,
  type SquadRecord,
  type SquadToSave,
  upsertSquad,
} from './store.ts'

/** The most squads that one customer may have. */
export const MAX_SQUADS = 100

/**
 * Saves a squad under an id of the client's choice; the same id replaces it whole. Throws `not-found` for someone
 * else's id, `squad-limit-reached`, or `invalid-input` for two players with one id.
 */
export async function saveSquad(trx: Transaction, wanted: SquadToSave): Promise<SquadRecord> {
  checkPlayers(wanted.players)
  await lockSquadsOf(trx, wanted.ownerId)
  if (!(await upsertSquad(trx, wanted))) throw new ProblemError('not-found')
  if ((await countSquads(trx, wanted.ownerId)) > MAX_SQUADS) throw new ProblemError('squad-limit-reached')
  await replacePlayers(trx, wanted.id, wanted.players)
  return getSquad(trx, wanted.id)
}

function checkPlayers(players: readonly Player[]): void {
  const seen = new Set<string>()
  players.forEach(({ id }, i) => {
    if (seen.has(id.toLowerCase()))
      throw new ProblemError('invalid-input', [{ path: `players.${i}.id`, id: 'duplicate' }])
    seen.add(id.toLowerCase())
  })
}
