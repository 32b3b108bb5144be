import { PRODUCT_TYPES, type Material, type ProductType } from '@kitwright/garment'
import { sql, type Transaction } from '../database/index.ts'

interface Fabric {
  readonly id: string
  readonly name_en: string
  readonly name_kh: string
  readonly material: Material
}

/** In the order people see them: of each product's fabrics the first is the usual one. */
const FABRICS = [
  { id: 'pique', name_en: 'Piqué', name_kh: 'ក្រណាត់ពីកេ', material: 'pique' },
  { id: 'cotton', name_en: 'Cotton jersey', name_kh: 'ក្រណាត់កប្បាស', material: 'knit' },
  { id: 'fleece', name_en: 'Brushed fleece', name_kh: 'ក្រណាត់រោមទន់', material: 'fleece' },
  { id: 'terry', name_en: 'French terry', name_kh: 'ក្រណាត់ធែរី', material: 'knit' },
  { id: 'satin', name_en: 'Satin', name_kh: 'ក្រណាត់សាទីន', material: 'satin' },
  { id: 'interlock', name_en: 'Interlock', name_kh: 'ក្រណាត់អ៊ីនធើឡុក', material: 'knit' },
  { id: 'mesh', name_en: 'Mesh', name_kh: 'ក្រណាត់សំណាញ់', material: 'mesh' },
] as const satisfies readonly Fabric[]

type FabricId = (typeof FABRICS)[number]['id']

/** Cents of one piece in size M with short sleeves; a hoodie's are always long. */
const BASE: Readonly<Record<ProductType, Partial<Record<FabricId, number>>>> = {
  SOCCER_KIT: { interlock: 1450, mesh: 1600 },
  OVERSIZED_SHIRT: { cotton: 1150, interlock: 1200 },
  POLO_SHIRT: { pique: 1350, interlock: 1250 },
  SLEEVELESS_SHIRT: { interlock: 800, mesh: 850 },
  TSHIRT: { cotton: 900, interlock: 950, mesh: 1000 },
  HOODIE: { fleece: 2200, terry: 1950 },
  BOXY_FIT: { cotton: 1100, interlock: 1150 },
  BOXING_TRUNK: { satin: 1400, mesh: 1250 },
}

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
  return PRODUCT_TYPES.filter(type => tenant.product_types.includes(type))
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
    Object.entries(BASE[product_type]).map(([fabric, cents]) => ({ product_type, fabric, cents })),
  )
  const used = FABRICS.filter(({ id }) => prices.some(({ fabric }) => fabric === id))
  const steps = used.flatMap(({ id }) => STEPS.map(step => ({ ...step, fabric: id })))
  await trx
    .insertInto('fabrics')
    .values(used.map((fabric, at) => ({ ...fabric, position: at + 1 })))
    .execute()
  await trx.insertInto('base_prices').values(prices).execute()
  await trx.insertInto('quantity_steps').values(steps).execute()
  await trx
    .insertInto('size_surcharges')
    .values([...SIZE_SURCHARGES])
    .execute()
}
