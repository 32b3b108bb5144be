import type { CardColour, FieldError, ProductDetails, Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

type Fabrics = Response_<'GET /api/office/prices'>['fabrics']
export type FabricCard = NonNullable<Fabrics[number]['card']>
export type InkCard = ProductDetails['fabrics'][number]['inks']

/** The card as the table has it. */
export interface CardColumns {
  readonly picture_id: string | null
  readonly inks: readonly { readonly code: string; readonly hex: string }[]
  readonly supplier_ids: readonly string[]
}

export const NO_CARD: FabricCard = { pictureId: null, inks: [], supplierIds: [] }

export const cardFromColumns = ({ picture_id, inks, supplier_ids }: CardColumns): FabricCard => ({
  pictureId: picture_id,
  inks: inks.map(({ code, hex }) => ({ code, hex })),
  supplierIds: [...supplier_ids],
})

/** Returns a fabric's inks beside the same colours of the shop's colour card, in the card's order; others last. */
export function inkCardOf(inks: CardColumns['inks'], colours: readonly CardColour[]): InkCard {
  const key = (code: string): string => code.toLowerCase()
  const printedOf = new Map(inks.map(({ code, hex }) => [key(code), hex]))
  const onCard = colours.flatMap(({ code, name, hex }) => {
    const printed = printedOf.get(key(code))
    return printed === undefined ? [] : [{ code, name, hex, printed }]
  })
  const known = new Set(colours.map(({ code }) => key(code)))
  const others = inks.filter(({ code }) => !known.has(key(code)))
  return [...onCard, ...others.map(({ code, hex }) => ({ code, name: '', hex: null, printed: hex }))]
}

/**
 * Returns an error for each picture and supplier that does not exist. Suppliers that a fabric already has may have been
 * ended since.
 */
export async function findMissingReferences(
  trx: Transaction,
  fabrics: Fabrics,
  before: Fabrics,
): Promise<FieldError[]> {
  const pictures = fabrics.flatMap(({ card }) => card?.pictureId ?? [])
  const suppliers = fabrics.flatMap(({ card }) => card?.supplierIds ?? [])
  if (pictures.length + suppliers.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select id from files where id = any(${pictures}::uuid[]) and mime <> 'application/pdf'
    union all select id from suppliers where id = any(${suppliers}::uuid[]) and ended_at is null`.execute(trx)
  const known = new Set([...rows.map(({ id }) => id), ...before.flatMap(({ card }) => card?.supplierIds ?? [])])
  return fabrics.flatMap(({ card }, i) => {
    const missing: FieldError[] = []
    if (card?.pictureId && !known.has(card.pictureId))
      missing.push({ path: `fabrics.${i}.card.pictureId`, id: 'required' })
    if (card?.supplierIds.some(id => !known.has(id)))
      missing.push({ path: `fabrics.${i}.card.supplierIds`, id: 'not-offered' })
    return missing
  })
}
