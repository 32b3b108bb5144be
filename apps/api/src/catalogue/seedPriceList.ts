import type { ProductType } from '@kitwright/garment'
import type { Transaction } from '../database/index.ts'

const FABRICS = [
  { id: 'interlock', position: 1, name_en: 'Interlock', name_kh: 'ក្រណាត់អ៊ីនធើឡុក' },
  { id: 'mesh', position: 2, name_en: 'Mesh', name_kh: 'ក្រណាត់សំណាញ់' },
  { id: 'pique', position: 3, name_en: 'Piqué', name_kh: 'ក្រណាត់ពីកេ' },
  { id: 'cotton', position: 4, name_en: 'Cotton jersey', name_kh: 'ក្រណាត់កប្បាស' },
  { id: 'fleece', position: 5, name_en: 'Brushed fleece', name_kh: 'ក្រណាត់រោមទន់' },
  { id: 'satin', position: 6, name_en: 'Satin', name_kh: 'ក្រណាត់សាទីន' },
] as const

type FabricId = (typeof FABRICS)[number]['id']

/** Cents of one piece in size M with short sleeves. */
const BASE: Readonly<Record<ProductType, Partial<Record<FabricId, number>>>> = {
  SOCCER_KIT: { interlock: 1450, mesh: 1600 },
  OVERSIZED_SHIRT: { cotton: 1150, interlock: 1200 },
  POLO_SHIRT: { pique: 1350, interlock: 1250 },
  SLEEVELESS_SHIRT: { mesh: 850, interlock: 800 },
  TSHIRT: { cotton: 900, interlock: 950 },
  HOODIE: { fleece: 2200 },
  BOXY_FIT: { cotton: 1100, interlock: 1150 },
  BOXING_TRUNK: { satin: 1400 },
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

/** Gives the tenant the default price list unless it has one. */
export async function seedPriceList(trx: Transaction): Promise<void> {
  const made = await trx
    .insertInto('price_rules')
    .values(RULES)
    .onConflict(conflict => conflict.column('tenant_id').doNothing())
    .returning('minimum_qty')
    .executeTakeFirst()
  if (!made) return
  const prices = Object.entries(BASE).flatMap(([product_type, fabrics]) =>
    Object.entries(fabrics).map(([fabric, cents]) => ({ product_type, fabric, cents })),
  )
  const steps = FABRICS.flatMap(({ id }) => STEPS.map(step => ({ ...step, fabric: id })))
  await trx
    .insertInto('fabrics')
    .values([...FABRICS])
    .execute()
  await trx.insertInto('base_prices').values(prices).execute()
  await trx.insertInto('quantity_steps').values(steps).execute()
  await trx
    .insertInto('size_surcharges')
    .values([...SIZE_SURCHARGES])
    .execute()
}
