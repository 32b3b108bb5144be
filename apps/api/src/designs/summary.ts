import type { Transaction } from '../database/index.ts'
import { countDesigns, countRejected } from './store.ts'

export interface DesignsSummary {
  readonly designs: number
  readonly designsRejected: number
}

/** The person's own designs, counted for the dashboard. */
export const designsSummary = async (trx: Transaction, personId: string): Promise<DesignsSummary> => ({
  designs: await countDesigns(trx, personId),
  designsRejected: await countRejected(trx, personId),
})
