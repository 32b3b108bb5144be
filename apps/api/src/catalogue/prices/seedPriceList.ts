import { productTypesIn, type Material, type ProductType } from '@kitwright/garment'
import { startOf } from '@kitwright/garment/starts'
import { loadNames, namesByTag, type NameId } from '@kitwright/words'
import { sql, type Transaction } from '../../database/index.ts'
import { factColumns } from './fabricFacts.ts'
import { PACKAGED_FACTS } from './packagedFacts.ts'

interface Fabric {
  readonly id: NameId<'fabrics'>
  readonly material: Material
}

/** In display order: the first fabric of each product is its default. */
const FABRICS: readonly Fabric[] = [
  { id: 'pique', material: 'pique' },
  { id: 'cotton', material: 'knit' },
  { id: 'fleece', material: 'fleece' },
  { id: 'terry', material: 'knit' },
  { id: 'satin', material: 'satin' },
  { id: 'interlock', material: 'knit' },
  { id: 'mesh', material: 'mesh' },
]

const STEPS = [
  { from_qty: 10, percent: 0 },
  { from_qty: 20, percent: 5 },
  { from_qty: 50, percent: 10 },
  { from_qty: 100, percent: 15 },
] as const

const SIZE_SURCHARGES = [
  { size: 'XXXL', cents: 100 },
  { size: 'XXXXL', cents: 200 },
  { size: 'XXXXXL', cents: 300 },
  { size: 'XXXXXXL', cents: 400 },
] as const

const RULES = {
  minimum_qty: 10,
  lead_time_days: 20,
  long_sleeve_surcharge_cents: 200,
  long_sleeve_discount_percent: 0,
} as const

/** Returns the tenant's product types that have a default price. */
async function pricedTypes(trx: Transaction): Promise<ProductType[]> {
  const tenant = await trx
    .selectFrom('tenants')
    .select('product_types')
    .where('id', '=', sql<string>`current_tenant_id()`)
    .executeTakeFirstOrThrow()
  return productTypesIn(tenant.product_types)
}

/** Gives the tenant the default price list for its products, unless it has one. */
export async function seedPriceList(trx: Transaction): Promise<void> {
  const made = await trx
    .insertInto('price_rules')
    .values(RULES)
    .onConflict(conflict => conflict.column('tenant_id').doNothing())
    .returning('minimum_qty')
    .executeTakeFirst()
  if (!made) return
  await insertPrices(trx, await pricedTypes(trx))
  await trx
    .insertInto('size_surcharges')
    .values([...SIZE_SURCHARGES])
    .execute()
}

/**
 * Gives default prices to the tenant's product types that have none, for example after it starts to sell them. Existing
 * prices stay.
 */
export async function seedMissingPrices(trx: Transaction): Promise<void> {
  const priced = await trx.selectFrom('base_prices').select('product_type').distinct().execute()
  const types = await pricedTypes(trx)
  await insertPrices(
    trx,
    types.filter(type => !priced.some(({ product_type: known }) => known === type)),
  )
}

async function insertPrices(trx: Transaction, types: readonly ProductType[]): Promise<void> {
  const prices = types.flatMap(product_type =>
    Object.entries(startOf(product_type).pricesCents).map(([fabric, cents]) => ({ product_type, fabric, cents })),
  )
  if (prices.length === 0) return
  const used = FABRICS.filter(({ id }) => prices.some(({ fabric }) => fabric === id))
  const names = await loadNames('fabrics')
  const { last } = await trx
    .selectFrom('fabrics')
    .select(eb => eb.fn.coalesce(eb.fn.max('position'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow()
  const fabrics = used.map(({ id, material }, at) => {
    const { weight_gsm, composition, care } = factColumns(PACKAGED_FACTS[id])
    return {
      id,
      material,
      names: JSON.stringify(namesByTag(names[id])),
      position: last + at + 1,
      weight_gsm,
      composition: JSON.stringify(composition),
      care: JSON.stringify(care),
    }
  })
  const made = await trx
    .insertInto('fabrics')
    .values(fabrics)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  await trx.insertInto('base_prices').values(prices).execute()
  const steps = made.flatMap(({ id }) => STEPS.map(step => ({ ...step, fabric: id })))
  if (steps.length > 0) await trx.insertInto('quantity_steps').values(steps).execute()
}
