import { type RawBuilder, sql } from '../../database/index.ts'

/** SQL condition: whether mails reach the customer of an order. */
export const isMailed: RawBuilder<unknown> = sql`exists (
  select from accounts a where a.tenant_id = orders.tenant_id and a.id = orders.owner_id and a.email is not null)`
