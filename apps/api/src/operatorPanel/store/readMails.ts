import { type Database, sql } from '../../database/index.ts'

export interface MailCounts {
  /** Sent and given up in the last seven days. */
  readonly sent: number
  readonly failed: number
  /** Waiting, also for another attempt. */
  readonly waiting: number
}

const COUNTS = sql<MailCounts>`select
  count(*) filter (where state = 'sent' and tried_at > now() - interval '7 days')::int as sent,
  count(*) filter (where state = 'dead' and tried_at > now() - interval '7 days')::int as failed,
  count(*) filter (where state in ('waiting', 'failed'))::int as waiting
  from deliveries`

/** Counts a shop's mails in the shop's own transaction. */
export const readMails = async (database: Database, tenantId: string): Promise<MailCounts> =>
  database.withTenant(tenantId, async trx => (await COUNTS.execute(trx)).rows[0]!)
