import { type Database, sql } from '../database/index.ts'
import { publishDue } from './pageStore.ts'

/** Publishes the planned revisions of all tenants whose moment has come. Returns how many. */
export async function publishDuePages(database: Database, now: Date): Promise<number> {
  const due = await database.withPlatform(async trx => {
    const { rows } = await sql<{ id: string }>`select id from tenants
      where presence = 'here' and (settings ->> 'publishPagesAt')::timestamptz <= ${now}`.execute(trx)
    return rows
  })
  let published = 0
  for (const { id } of due) published += await database.withTenant(id, async trx => publishDue(trx, now))
  return published
}
