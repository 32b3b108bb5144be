import type { FieldError } from '@kitwright/contract'
import { KNOWN_SIZES, MATERIALS, NO_FACTS } from '@kitwright/garment'
import { namesByTag, namesFromTags } from '@kitwright/words'
import { sql, type Transaction } from '../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../endpoint/index.ts'
import { type FactColumns, factColumns, factsFromColumns } from './prices/fabricFacts.ts'
import { cardFromColumns, type CardColumns, findMissingReferences, NO_CARD } from './prices/fabricCards.ts'
import { loadColourCard, saveColourCard } from './colourCards.ts'
import { loadPriceList } from './prices/loadPriceList.ts'
import { changesBetween } from './prices/changesBetween.ts'
import { findCatalogueVersion, listCatalogueVersions } from './history/catalogueVersions.ts'
import { groupEndpoints, type GroupRoutes } from './groups/officeGroups.ts'
import { changeChart, listCharts } from './officeCharts.ts'
import { countSaves, keepVersion, listVersions, type Prices, readVersion } from './prices/priceVersions.ts'

interface FabricRow extends FactColumns, CardColumns {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  readonly material: string
  readonly is_retired: boolean
}
interface Figures {
  readonly base: Prices['base'] | null
  readonly steps: Prices['steps'] | null
}

/** Reads the figures of every fabric, including retired ones. */
async function readFigures(trx: Transaction): Promise<Figures> {
  const { rows } = await sql<Figures>`select
    (select json_object_agg(product_type, fabrics) from (
      select product_type, json_object_agg(fabric, cents) as fabrics from base_prices group by product_type) b) as base,
    (select json_object_agg(fabric, steps) from (
      select fabric, json_agg(json_build_object('from', from_qty, 'percent', percent) order by from_qty) as steps
      from quantity_steps group by fabric) q) as steps`.execute(trx)
  return rows[0]!
}

async function readPrices(trx: Transaction): Promise<Prices> {
  const list = await loadPriceList(trx, null)
  const { rows } = await sql<FabricRow>`
    select id, names, material, is_retired, weight_gsm, composition, care, picture_id, inks, supplier_ids
    from fabrics order by position, id`.execute(trx)
  const { base, steps } = await readFigures(trx)
  return {
    version: await countSaves(trx),
    minimumQty: list.minimumQty,
    leadTimeDays: list.leadTimeDays,
    longSleeve: list.longSleeve,
    promotion: list.promotion,
    fabrics: rows.map(row => ({
      id: row.id,
      name: namesFromTags(row.names),
      material: row.material,
      isRetired: row.is_retired,
      facts: factsFromColumns(row),
      card: cardFromColumns(row),
    })),
    base: base ?? {},
    steps: steps ?? {},
    sizes: list.sizeSurcharges,
  }
}

/**
 * Returns the errors the schema cannot detect: fabrics that are priced but not listed, steps that do not rise, periods
 * that end before they begin.
 */
function complaintsOf({ fabrics, base, steps, promotion }: Prices): FieldError[] {
  const known = new Set(fabrics.map(({ id }) => id))
  const complaints: FieldError[] = []
  if (known.size < fabrics.length) complaints.push({ path: 'fabrics', id: 'duplicate' })
  if (fabrics.every(({ isRetired }) => isRetired)) complaints.push({ path: 'fabrics', id: 'required' })
  fabrics.forEach(({ material }, i) => {
    if (!MATERIALS.some(name => name === material))
      complaints.push({ path: `fabrics.${i}.material`, id: 'not-offered' })
  })
  for (const [type, prices] of Object.entries(base))
    for (const fabric of Object.keys(prices ?? {}))
      if (!known.has(fabric)) complaints.push({ path: `base.${type}.${fabric}`, id: 'not-offered' })
  for (const [fabric, list] of Object.entries(steps)) {
    if (!known.has(fabric)) complaints.push({ path: `steps.${fabric}`, id: 'not-offered' })
    list.forEach(({ from, percent }, i) => {
      const before = list[i - 1]
      if (before && (from <= before.from || percent < before.percent))
        complaints.push({ path: `steps.${fabric}.${i}`, id: 'too-small' })
    })
  }
  if (promotion && promotion.until <= promotion.from) complaints.push({ path: 'promotion.until', id: 'too-small' })
  return complaints
}

/** A list without changes makes no version. */
async function writePrices({ body, person, now, run }: Exchange<'PUT /api/office/prices'>): Promise<Prices> {
  const complaints = complaintsOf(body)
  if (complaints.length > 0) throw new ProblemError('prices-invalid', complaints)
  return run(async trx => {
    // Two concurrent saves wait for each other; the second gets the refusal.
    await sql`select from price_rules for update`.execute(trx)
    const before = await readPrices(trx)
    if (body.version !== before.version) throw new ProblemError('stale-version')
    const missing = await findMissingReferences(trx, body.fabrics, before.fabrics)
    if (missing.length > 0) throw new ProblemError('prices-invalid', missing)
    await keepOrdered(trx, body.fabrics)
    // Quotes read the list in one statement, so they see either the old list or the new one.
    await writeRules(trx, body)
    await sql`delete from quantity_steps`.execute(trx)
    await sql`delete from base_prices`.execute(trx)
    await sql`delete from size_surcharges`.execute(trx)
    await sql`delete from fabrics`.execute(trx)
    await insertAll(trx, { ...body, fabrics: withFacts(body.fabrics, before.fabrics) })
    const written = await readPrices(trx)
    if (changesBetween(before, written).length === 0) return written
    const after = { ...written, version: before.version + 1 }
    await keepVersion(trx, { before, after, by: person.id, now })
    return after
  })
}

/** Fabrics without facts or a card keep those they had: earlier versions of the list, and of the program, know of none. */
function withFacts(fabrics: Prices['fabrics'], before: Prices['fabrics']): Prices['fabrics'] {
  const known = new Map(before.map(fabric => [fabric.id, fabric]))
  return fabrics.map(fabric => ({
    ...fabric,
    facts: fabric.facts ?? known.get(fabric.id)?.facts,
    card: fabric.card ?? known.get(fabric.id)?.card,
  }))
}

/** Retires fabrics that were ordered instead of deleting them, because orders refer to them. */
async function keepOrdered(trx: Transaction, fabrics: Prices['fabrics']): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`select id from fabrics f where not (id = any(${fabrics.map(({ id }) => id)}))
    and exists (select from order_lines l where l.fabric = f.id)`.execute(trx)
  if (rows.length > 0)
    throw new ProblemError(
      'prices-invalid',
      rows.map(({ id }) => ({ path: `fabrics.${id}`, id: 'required' })),
    )
}

async function writeRules(
  trx: Transaction,
  { minimumQty, leadTimeDays, longSleeve, promotion }: Prices,
): Promise<void> {
  await sql`update price_rules set minimum_qty = ${minimumQty}, lead_time_days = ${leadTimeDays},
    long_sleeve_surcharge_cents = ${longSleeve.surchargeCents}, long_sleeve_discount_percent = ${longSleeve.discountPercent},
    promotion_percent = ${promotion?.percent ?? null}, promotion_from = ${promotion?.from ?? null},
    promotion_until = ${promotion?.until ?? null}`.execute(trx)
}

async function insertAll(trx: Transaction, { fabrics, base, steps, sizes }: Prices): Promise<void> {
  const json = (rows: readonly unknown[]): string => JSON.stringify(rows)
  const fabricRows = fabrics.map(({ id, name, material, isRetired, facts = NO_FACTS, card = NO_CARD }, i) => {
    const shown = { names: namesByTag(name), material, retired: isRetired, at: i + 1, ...factColumns(facts) }
    return { id, ...shown, picture_id: card.pictureId, inks: card.inks, supplier_ids: card.supplierIds }
  })
  await sql`insert into fabrics (id, position, names, material, is_retired, weight_gsm, composition, care,
      picture_id, inks, supplier_ids)
    select id, at, names, material, retired, weight_gsm, composition, care, picture_id, inks,
      array(select value::uuid from json_array_elements_text(supplier_ids))
    from json_to_recordset(${json(fabricRows)}::json) as f (id text, at int, names jsonb, material text,
      retired boolean, weight_gsm int, composition jsonb, care jsonb, picture_id uuid, inks jsonb, supplier_ids json)`.execute(
    trx,
  )
  const priced = Object.entries(base).flatMap(([type, prices]) =>
    Object.entries(prices ?? {}).map(([fabric, cents]) => ({ type, fabric, cents })),
  )
  await sql`insert into base_prices (product_type, fabric, cents)
    select type, fabric, cents from json_to_recordset(${json(priced)}::json) as p (type text, fabric text, cents int)`.execute(
    trx,
  )
  const stepped = Object.entries(steps).flatMap(([fabric, list]) => list.map(step => ({ fabric, ...step })))
  await sql`insert into quantity_steps (fabric, from_qty, percent)
    select fabric, "from", percent from json_to_recordset(${json(stepped)}::json) as s (fabric text, "from" int, percent int)`.execute(
    trx,
  )
  const sized = KNOWN_SIZES.flatMap(size => (sizes[size] ? [{ size, cents: sizes[size] }] : []))
  await sql`insert into size_surcharges (size, cents)
    select size, cents from json_to_recordset(${json(sized)}::json) as s (size text, cents int)`.execute(trx)
}

type Routes =
  | GroupRoutes
  | 'GET /api/office/prices'
  | 'PUT /api/office/prices'
  | 'GET /api/office/prices/versions'
  | 'GET /api/office/prices/versions/{version}'
  | 'GET /api/office/sizecharts'
  | 'PUT /api/office/sizecharts/{productType}'
  | 'GET /api/office/catalogue/{kind}/{id}/versions'
  | 'GET /api/office/catalogue/{kind}/{id}/versions/{version}'
  | 'GET /api/office/colourcard'
  | 'PUT /api/office/colourcard'

/** Endpoints for the administrator's price list, size charts and colour card. */
export const createOfficeCatalogueEndpoints = (): Endpoints<Routes> => ({
  ...groupEndpoints,
  'GET /api/office/prices': async ({ run }) => ({ value: await run(readPrices) }),
  'PUT /api/office/prices': async exchange => ({ value: await writePrices(exchange) }),
  'GET /api/office/prices/versions': async exchange => ({ value: await listVersions(exchange) }),
  'GET /api/office/prices/versions/{version}': async exchange => ({ value: await readVersion(exchange) }),
  'GET /api/office/sizecharts': async exchange => ({ value: await listCharts(exchange) }),
  'PUT /api/office/sizecharts/{productType}': async exchange => ({ value: await changeChart(exchange) }),
  'GET /api/office/catalogue/{kind}/{id}/versions': async ({ params: { kind, id }, query, run }) => {
    const found = await run(async trx => listCatalogueVersions(trx, { kind, subject: id, ...query }))
    return { value: { ...found, ...query } }
  },
  'GET /api/office/catalogue/{kind}/{id}/versions/{version}': async ({ params: { kind, id, version }, run }) => {
    const state = await run(async trx => findCatalogueVersion(trx, { kind, subject: id, version }))
    if (!state) throw new ProblemError('not-found')
    return { value: { state: { ...state } } }
  },
  'GET /api/office/colourcard': async ({ run }) => ({ value: await run(loadColourCard) }),
  'PUT /api/office/colourcard': async exchange => ({ value: await saveColourCard(exchange) }),
})
