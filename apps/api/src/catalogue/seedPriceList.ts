import { productTypesIn, type Material, type ProductType } from '@kitwright/garment'
import { startOf } from '@kitwright/garment/starts'
import { namesByTag, type SomeNames } from '@kitwright/words'
import { sql, type Transaction } from '../database/index.ts'

interface Fabric {
  readonly id: string
  readonly name: SomeNames
  readonly material: Material
}

/** In the order people see them: of each product's fabrics the first is the usual one. */
const FABRICS: readonly Fabric[] = [
  { id: 'pique', name: { en: 'Piqué', kh: 'ក្រណាត់ពីកេ' }, material: 'pique' },
  { id: 'cotton', name: { en: 'Cotton jersey', kh: 'ក្រណាត់កប្បាស' }, material: 'knit' },
  { id: 'fleece', name: { en: 'Brushed fleece', kh: 'ក្រណាត់រោមទន់' }, material: 'fleece' },
  { id: 'terry', name: { en: 'French terry', kh: 'ក្រណាត់ធែរី' }, material: 'knit' },
  { id: 'satin', name: { en: 'Satin', kh: 'ក្រណាត់សាទីន' }, material: 'satin' },
  { id: 'interlock', name: { en: 'Interlock', kh: 'ក្រណាត់អ៊ីនធើឡុក' }, material: 'knit' },
  { id: 'mesh', name: { en: 'Mesh', kh: 'ក្រណាត់សំណាញ់' }, material: 'mesh' },
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

/** The tenant's product types that have a default price. */
async function pricedTypes(trx: Transaction): Promise<ProductType[]> {
  const tenant = await trx
    .selectFrom('tenants')
    .select('product_types')
    .where('id', '=', sql<string>`current_tenant_id()`)
    .executeTakeFirstOrThrow()
  return productTypesIn(tenant.product_types)
}

/** Gives the tenant the default price list of what it sells, unless it has one. */
export async function seedPriceList(trx: Transaction): Promise<void> {
  const made = await trx
    .insertInto('price_rules')
    .values(RULES)
    .onConflict(conflict => conflict.column('tenant_id').doNothing())
    .returning('minimum_qty')
    .executeTakeFirst()
  if (!made) return
  const prices = (await pricedTypes(trx)).flatMap(product_type =>
    Object.entries(startOf(product_type).pricesCents).map(([fabric, cents]) => ({ product_type, fabric, cents })),
  )
  const used = FABRICS.filter(({ id }) => prices.some(({ fabric }) => fabric === id))
  const steps = used.flatMap(({ id }) => STEPS.map(step => ({ ...step, fabric: id })))
  await trx
    .insertInto('fabrics')
    .values(
      used.map(({ id, name, material }, at) => ({
        id,
        material,
        names: JSON.stringify(namesByTag(name)),
        position: at + 1,
      })),
    )
    .execute()
  await trx.insertInto('base_prices').values(prices).execute()
  await trx.insertInto('quantity_steps').values(steps).execute()
  await trx
    .insertInto('size_surcharges')
    .values([...SIZE_SURCHARGES])
    .execute()
}
