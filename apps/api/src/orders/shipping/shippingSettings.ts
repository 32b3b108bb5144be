import { createHash } from 'node:crypto'
import type { Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { checkIfMatch, type Exchange } from '../../endpoint/index.ts'
import { type ShippingTerms, termsOf } from '../promise/promiseTerms.ts'
import { PUBLIC_HOLIDAYS } from '../promise/publicHolidays.ts'

/** Returns the terms from the table, since the directory caches a tenant for some seconds. */
export async function readShippingTerms(trx: Transaction): Promise<ShippingTerms> {
  const { rows } = await sql<{ settings: Record<string, unknown> }>`
    select settings from tenants where id = current_tenant_id()`.execute(trx)
  return termsOf({ settings: rows[0]!.settings })
}

/** Returns a version of the terms that detects concurrent changes. */
export const versionOf = (terms: ShippingTerms): string =>
  createHash('sha256').update(JSON.stringify(terms)).digest('base64url')

export const presentTerms = (terms: ShippingTerms): Response_<'GET /api/office/shipping'> => ({
  terms,
  publicHolidays: PUBLIC_HOLIDAYS.map(holiday => ({ ...holiday })),
})

/** Replaces the shop's terms of delivery. Orders keep the day that they were promised. */
export async function changeShippingTerms({
  body,
  headers,
  run,
}: Exchange<'PUT /api/office/shipping'>): Promise<ShippingTerms> {
  return run(async trx => {
    await sql`select from tenants where id = current_tenant_id() for update`.execute(trx)
    if (headers['if-match'] !== undefined) checkIfMatch(headers['if-match'], versionOf(await readShippingTerms(trx)))
    await sql`update tenants set settings = settings || ${JSON.stringify({ shipping: body })}::jsonb
      where id = current_tenant_id()`.execute(trx)
    return readShippingTerms(trx)
  })
}
