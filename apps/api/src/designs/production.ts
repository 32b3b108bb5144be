import { type Queries, sql } from '../database/index.ts'

/** Ready designs are taken into production: their owner may not edit them meanwhile. */
export async function holdDesigns(queries: Queries, ids: readonly string[], now: Date): Promise<void> {
  await sql`update designs set status = 'processing', version = version + 1, updated_at = ${now}
    where id = any(${ids}::uuid[]) and status = 'ready'`.execute(queries)
}

/** Designs that no order under production needs any more are ready again. */
export async function releaseDesigns(queries: Queries, ids: readonly string[], now: Date): Promise<void> {
  await sql`update designs set status = 'ready', version = version + 1, updated_at = ${now}
    where id = any(${ids}::uuid[]) and status = 'processing'`.execute(queries)
}
