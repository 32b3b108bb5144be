import type { CardColour, Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'
import { type Exchange, ProblemError } from '../endpoint/index.ts'

type ColourCard = Response_<'GET /api/office/colourcard'>

/** Loads the tenant's card as saved last; version 0 if none was saved. */
export async function loadColourCard(trx: Transaction): Promise<ColourCard> {
  const { rows } = await sql<ColourCard>`select version, colours from colour_cards`.execute(trx)
  return rows[0] ?? { version: 0, colours: [] }
}

/**
 * Replaces the card. The shop's own record states whether a card exists, so that clients do not request a missing one.
 */
export async function saveColourCard({
  body: { version: from, colours },
  run,
}: Pick<Exchange<'PUT /api/office/colourcard'>, 'body' | 'run'>): Promise<ColourCard> {
  return run(async trx => {
    // Two concurrent saves wait for each other; the second gets the refusal.
    await sql`select from tenants where id = current_tenant_id() for update`.execute(trx)
    const before = await loadColourCard(trx)
    if (from !== before.version) throw new ProblemError('stale-version')
    if (isSame(colours, before.colours)) return before
    const version = from + 1
    await sql`insert into colour_cards (version, colours) values (${version}, ${JSON.stringify(colours)}::jsonb)
      on conflict (tenant_id) do update
        set version = excluded.version, colours = excluded.colours, changed_at = now()`.execute(trx)
    const told = JSON.stringify(colours.length > 0 ? { colourCard: version } : {})
    await sql`update tenants set settings = (settings - 'colourCard') || ${told}::jsonb
      where id = current_tenant_id()`.execute(trx)
    return { version, colours }
  })
}

const plain = (colours: readonly CardColour[]): string =>
  JSON.stringify(colours.map(({ code, name, hex }) => [code, name, hex]))
const isSame = (one: readonly CardColour[], other: readonly CardColour[]): boolean => plain(one) === plain(other)
