import type { Transaction } from '../database/index.ts'
import { cancelAllPacks } from './packs/records/requestPack.ts'
import { stopAllProofs } from './proofs/store.ts'

/** Ends all that is drawn of a shop, or waits for it; how much. Whoever draws it hears of it within a second. */
export const cancelRendering = async (trx: Transaction, now: Date): Promise<number> =>
  (await cancelAllPacks(trx, now)) + (await stopAllProofs(trx))
