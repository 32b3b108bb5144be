import type { FieldError, Response_ } from '@kitwright/contract'
import { MATERIALS, SIZES } from '@kitwright/garment'
import { sql, type Transaction } from '../database/index.ts'
import { type Endpoints, type Exchange, Problem } from '../endpoint/index.ts'
import { loadPriceList } from './loadPriceList.ts'

type Prices = Response_<'GET /api/office/prices'>

interface FabricRow {
  readonly id: string
  readonly name_en: string
  readonly name_kh: string
  readonly material: string
}

async function readPrices(trx: Transaction): Promise<Prices> {
  const list = await loadPriceList(trx)
  const { rows } = await sql<FabricRow>`
    select id, name_en, name_kh, material from fabrics order by position, id`.execute(trx)
  return {
    minimumQty: list.minimumQty,
    leadTimeDays: list.leadTimeDays,
    longSleeve: list.longSleeve,
    promotion: list.promotion,
    fabrics: rows.map(row => ({ id: row.id, name: { en: row.name_en, kh: row.name_kh }, material: row.material })),
    base: list.base,
    steps: Object.fromEntries(Object.entries(list.quantitySteps).map(([fabric, steps]) => [fabric, [...steps]])),
    sizes: list.sizeSurcharges,
  }
}

/** What the schema cannot see: fabrics that are priced but not listed, steps that do not rise, periods that end before they begin. */
function complaintsOf({ fabrics, base, steps, promotion }: Prices): FieldError[] {
  const known = new Set(fabrics.map(({ id }) => id))
  const complaints: FieldError[] = []
  if (known.size < fabrics.length) complaints.push({ path: 'fabrics', id: 'used-twice' })
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

async function writePrices({ body, run }: Exchange<'PUT /api/office/prices'>): Promise<Prices> {
  const complaints = complaintsOf(body)
  if (complaints.length > 0) throw new Problem('prices-invalid', complaints)
  return run(async trx => {
    // Quotes read it in one statement: they see the old list or the new one.
    await writeRules(trx, body)
    await sql`delete from quantity_steps`.execute(trx)
    await sql`delete from base_prices`.execute(trx)
    await sql`delete from size_surcharges`.execute(trx)
    await sql`delete from fabrics`.execute(trx)
    await insertAll(trx, body)
    return readPrices(trx)
  })
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
  const fabricRows = fabrics.map(({ id, name, material }, i) => ({ id, en: name.en, kh: name.kh, material, at: i + 1 }))
  await sql`insert into fabrics (id, position, name_en, name_kh, material)
    select id, at, en, kh, material
    from json_to_recordset(${json(fabricRows)}::json) as f (id text, at int, en text, kh text, material text)`.execute(
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
  const sized = SIZES.flatMap(size => (sizes[size] ? [{ size, cents: sizes[size] }] : []))
  await sql`insert into size_surcharges (size, cents)
    select size, cents from json_to_recordset(${json(sized)}::json) as s (size text, cents int)`.execute(trx)
}

/** The administrator's price list. */
export const createOfficeCatalogueEndpoints = (): Endpoints<'GET /api/office/prices' | 'PUT /api/office/prices'> => ({
  'GET /api/office/prices': async ({ run }) => ({ value: await run(readPrices) }),
  'PUT /api/office/prices': async exchange => ({ value: await writePrices(exchange) }),
})
