import type { Transaction } from '../database/index.ts'
import { cancelAllPacks } from './packs/records/requestPack.ts'
import { stopAllProofs } from './proofs/store.ts'

/** Cancels all rendering of a shop, running or waiting, and returns how many. The workers notice within a second. */
export const cancelRendering = async (trx: Transaction, now: Date): Promise<number> =>
  (await cancelAllPacks(trx, now)) + (await stopAllProofs(trx))
