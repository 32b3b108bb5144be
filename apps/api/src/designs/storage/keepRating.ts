import { sql, type Transaction } from '../../database/index.ts'

/** Stores the owner's latest star rating with a design. Neither the design nor its version changes. */
export async function keepRating(trx: Transaction, designId: string, stars: number): Promise<void> {
  await sql`update designs set rating = ${stars} where id = ${designId}`.execute(trx)
}
