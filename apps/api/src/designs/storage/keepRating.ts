import { sql, type Transaction } from '../../database/index.ts'

/** Shows with a design what its owner thinks of it: the stars given last. The design itself does not change, nor does its version. */
export async function keepRating(trx: Transaction, designId: string, stars: number): Promise<void> {
  await sql`update designs set rating = ${stars} where id = ${designId}`.execute(trx)
}
