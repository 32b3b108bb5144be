import { sql, type Transaction } from '../../database/index.ts'

export interface DesignsSummary {
  readonly designs: number
  readonly designsRejected: number
}

/** Counts the person's designs, and those that the shop's team sent back, for the dashboard. */
export async function designsSummary(trx: Transaction, personId: string): Promise<DesignsSummary> {
  const { rows } = await sql<DesignsSummary>`
    select count(*)::int as designs, (count(*) filter (where status = 'rejected'))::int as "designsRejected"
    from designs where owner_id = ${personId} and deleted_at is null`.execute(trx)
  return rows[0]!
}
