import type { Transaction } from '../database/index.ts'
import { countPlayers } from './store.ts'

/** The players in all of the person's squads, counted for the dashboard. */
export const squadsSummary = async (trx: Transaction, personId: string): Promise<{ players: number }> => ({
  players: await countPlayers(trx, personId),
})
