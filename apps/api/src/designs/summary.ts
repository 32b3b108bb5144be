import type { Transaction } from '../database/index.ts'
import { countDesigns } from './store.ts'

/** The person's own designs, counted for the dashboard. */
export const designsSummary = async (trx: Transaction, personId: string): Promise<{ designs: number }> => ({
  designs: await countDesigns(trx, personId),
})
