import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'

/** Tables of a shop whose changes by staff are not in the audit log, and why. */
const UNAUDITED: Readonly<Record<string, string>> = {
  ...of('the audit log itself', 'audit_entries'),
  ...of(
    'written by customers, visitors or the clock alone',
    'carts cart_items cart_links cart_samples squads players ratings',
  ),
  ...of(
    'written by customers, visitors or the clock alone',
    'preview_links preview_answers saved_addresses email_changes quote_offer_wishes rule_firings telegram_links',
  ),
  ...of(
    'written by customers, visitors or the clock alone',
    'account_exports erasures parcel_views claim_photos sample_credits',
  ),
  ...of('a draft, whose result is audited', 'order_drafts page_files design_revisions design_pictures'),
  ...of(
    'the old lists, which a version of the price list repeats',
    'price_rules fabrics base_prices quantity_steps size_surcharges',
  ),
  ...of(
    'parts of a thing that is audited',
    'held_offers parcel_lines bulk_change_orders files file_uses order_history statement_lines bakong_payments',
  ),
  ...of('versions of things that are audited', 'catalogue_versions'),
  ...of('lists of orders that one keeps for oneself', 'order_views'),
  ...of(
    'derived by triggers',
    'tallies unpaid_tallies day_tallies first_orders search_terms tallied_zones stale_orders order_margins margin_tallies',
  ),
  ...of('numbers and keys', 'order_numbers quote_numbers document_counters idempotency_keys api_answers call_counts'),
  ...of(
    'secrets of a sign-in, which is noted itself',
    'refresh_tokens one_time_codes one_time_links known_devices sign_in_failures mail_wishes sign_in_tickets',
  ),
  ...of('work of the server', 'events outbox heard_events payment_reminders telegram_updates'),
}
function of(reason: string, tables: string): Record<string, string> {
  return Object.fromEntries(tables.split(' ').map(table => [table, reason]))
}

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(async () => made.drop())

test('changes of every table of a shop are audited, or the reason is named', async () => {
  const { rows } = await made.database.withPlatform(async trx =>
    sql<{ name: string; isAudited: boolean }>`
      select c.relname as name,
        exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'note_audit') as "isAudited"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(trx),
  )
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.filter(({ name, isAudited }) => isAudited === name in UNAUDITED).map(({ name }) => name)).toEqual([
    'tenant_hosts',
  ])
})
