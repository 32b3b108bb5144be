import type { PriceList } from '@kitwright/pricing'
import { sql, type Transaction } from '../../database/index.ts'
import { type DesignToOrder, designsToOrder } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { QuoteItem } from './record/quoteRecord.ts'

type ItemProblem = 'quote-design-gone' | 'quote-fabric-gone'

/** The revisions that a quote's items name, by design. */
export const revisionsOf = (items: readonly QuoteItem[]): Record<string, number> =>
  Object.fromEntries(items.map(({ designId, revision }) => [designId, revision]))

/** Returns the designs of a quote in its revisions and locks them against deletion. A deleted design is missing. */
export async function loadQuotedDesigns(
  trx: Transaction,
  { ownerId, items }: { readonly ownerId: string; readonly items: readonly QuoteItem[] },
): Promise<ReadonlyMap<string, DesignToOrder>> {
  const ids = [...new Set(items.map(({ designId }) => designId))]
  const { rows } = await sql<{ designs: DesignToOrder[] }>`
    select ${designsToOrder(ownerId, ids, revisionsOf(items))} as designs`.execute(trx)
  return new Map(rows[0]!.designs.map(design => [design.id, design]))
}

interface Offer {
  readonly designs: ReadonlyMap<string, DesignToOrder>
  readonly list: PriceList
  readonly tenant: Pick<TenantContext, 'productTypes'>
}

/** Returns why an item can be ordered no more: its design was deleted, or its fabric or product withdrawn. */
export function problemOfItem(item: QuoteItem, { designs, list, tenant }: Offer): ItemProblem | null {
  if (!designs.has(item.designId)) return 'quote-design-gone'
  const prices = Object.hasOwn(list.base, item.productType) ? list.base[item.productType]! : {}
  const isOffered = tenant.productTypes.includes(item.productType)
  return isOffered && Object.hasOwn(prices, item.fabric) ? null : 'quote-fabric-gone'
}

/** Throws `quote-design-gone` or `quote-fabric-gone` with the items that can be ordered no more. */
export function requireItems(items: readonly QuoteItem[], offer: Offer): void {
  const problems = items.flatMap((item, i) => {
    const id = problemOfItem(item, offer)
    return id === null ? [] : [{ path: `items.${i}`, id }]
  })
  if (problems[0]) throw new ProblemError(problems[0].id, problems)
}
