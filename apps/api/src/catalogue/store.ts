import { type ClothSurface, clothSurfaceOf, type FabricFacts, type Material } from '@kitwright/garment'
import { namesFromTags, type Names } from '@kitwright/words'
import { sql, type Transaction } from '../database/index.ts'
import { loadColourCard } from './colourCards.ts'
import { type CardColumns, type InkCard, inkCardOf } from './prices/fabricCards.ts'
import { type FactColumns, factsFromColumns } from './prices/fabricFacts.ts'

/** A fabric for a product type, with its price. */
export interface PricedFabric {
  readonly productType: string
  readonly fabric: string
  /** By tag. */
  readonly names: Readonly<Record<string, string>>
  /** How it is drawn. */
  readonly material: ClothSurface
  readonly cents: number
  /** The largest quantity discount of the fabric. */
  readonly discountUpTo: number
}

type PricedRow = PricedFabric & { readonly material: Material } & Pick<FabricFacts, 'composition'>

/** Lists the prices of some product types, in the order of the fabrics. */
export async function listPricedFabrics(trx: Transaction, productTypes: readonly string[]): Promise<PricedFabric[]> {
  const { rows } = await sql<PricedRow>`
    select p.product_type as "productType", p.fabric, f.names, f.material, f.composition,
      p.cents,
      coalesce((select max(percent) from quantity_steps s where s.tenant_id = f.tenant_id and s.fabric = f.id), 0)
        as "discountUpTo"
    from base_prices p join fabrics f on f.tenant_id = p.tenant_id and f.id = p.fabric
    where p.product_type = any(${productTypes}) and not f.is_retired
    order by f.position, f.id`.execute(trx)
  return rows.map(({ composition, ...row }) => ({ ...row, material: clothSurfaceOf(row.material, composition) }))
}

export interface ShownFabric {
  readonly id: string
  readonly name: Names
  readonly facts: FabricFacts
  readonly pictureUrl: string | null
  readonly inks: InkCard
}

type ShownRow = FactColumns &
  Omit<CardColumns, 'supplier_ids'> & { id: string; names: Readonly<Record<string, string>> }

/** Lists the fabrics in which a product type is sold with their facts and cards, in the order of the price list. */
export async function listShownFabrics(trx: Transaction, productType: string): Promise<ShownFabric[]> {
  const { rows } = await sql<ShownRow>`
    select f.id, f.names, f.weight_gsm, f.composition, f.care, f.picture_id, f.inks
    from base_prices p join fabrics f on f.tenant_id = p.tenant_id and f.id = p.fabric
    where p.product_type = ${productType} and not f.is_retired
    order by f.position, f.id`.execute(trx)
  const { colours } = rows.some(({ inks }) => inks.length > 0) ? await loadColourCard(trx) : { colours: [] }
  return rows.map(row => ({
    id: row.id,
    name: namesFromTags(row.names),
    facts: factsFromColumns(row),
    pictureUrl: row.picture_id === null ? null : `/api/files/${row.picture_id}`,
    inks: inkCardOf(row.inks, colours),
  }))
}

/** Returns the name of each of the tenant's fabrics, including retired ones, since orders name them. */
export async function listFabricNames(trx: Transaction): Promise<Record<string, Names>> {
  const rows = await trx.selectFrom('fabrics').select(['id', 'names']).execute()
  return Object.fromEntries(rows.map(({ id, names }) => [id, namesFromTags(names)]))
}
