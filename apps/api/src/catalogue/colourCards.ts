import type { CardColour, Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'
import { type Exchange, ProblemError } from '../endpoint/index.ts'

type ColourCard = Response_<'GET /api/office/colourcard'>

/** The tenant's card as it was saved last; version 0 is one that never was. */
export async function loadColourCard(trx: Transaction): Promise<ColourCard> {
  const { rows } = await sql<ColourCard>`select version, colours from colour_cards`.execute(trx)
  return rows[0] ?? { version: 0, colours: [] }
}

/** Replaces the card. What the shop tells of itself says whether there is one, so that nobody asks for one that is not. */
export async function saveColourCard({
  body: { version: from, colours },
  run,
}: Pick<Exchange<'PUT /api/office/colourcard'>, 'body' | 'run'>): Promise<ColourCard> {
  return run(async trx => {
    // Two who save at once wait for one another; the second is told.
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
