import { dayIn } from '@kitwright/measure'
import type { RemakeCulprit } from '@kitwright/contract'
import { computeCost, type OrderCost } from '@kitwright/pricing'
import type { Transaction } from '../database/index.ts'
import type { TenantContext } from '../endpoint/index.ts'
import { findAnyOrder, type OrderRecord } from '../orders/index.ts'
import { listRemakes, readCutting } from '../production/index.ts'
import { findSupplier } from '../suppliers/index.ts'
import { parseSettings } from '../tenants/index.ts'
import { type CostListRecord, findValidList } from './costListStore.ts'
import { type InvoiceRecord, listInvoices } from './invoiceStore.ts'

type Shop = Pick<TenantContext, 'settings'>

/** The usual seam allowance, for an order whose supplier is in no list. */
const USUAL_SEAM_MM = 8

/** The cost of an order with what it was computed from. */
export interface CostReport {
  readonly order: OrderRecord
  readonly cost: OrderCost
  readonly list: CostListRecord | undefined
  readonly invoices: readonly InvoiceRecord[]
  readonly remakes: readonly { readonly culprit: RemakeCulprit; readonly costCents: number }[]
  readonly hasLayout: boolean
}

/** Returns the day whose prices count: that of the approval, or of placing before it. */
const pricedOn = ({ approved_at, placed_at }: OrderRecord, { settings }: Shop): string =>
  dayIn(approved_at ?? placed_at, parseSettings(settings).timeZone)

/** Computes the cost of an order from its prices, pieces, layout, remakes and invoices. Undefined for an unknown order. */
export async function readCost(trx: Transaction, id: string, shop: Shop): Promise<CostReport | undefined> {
  const order = await findAnyOrder(trx, id)
  if (!order) return undefined
  const { supplier_id: supplierId } = order
  const supplier = supplierId === null ? undefined : await findSupplier(trx, supplierId)
  const list = supplier && (await findValidList(trx, { supplierId: supplier.id, day: pricedOn(order, shop) }))
  // Without prices nothing is measured: the list of orders computes many.
  const cutting = await readCutting(trx, id, { seamMm: supplier?.seam_mm ?? USUAL_SEAM_MM, isMeasured: Boolean(list) })
  const invoices = await listInvoices(trx, id)
  const remakes = (await listRemakes(trx, [id])).map(({ culprit, cost_cents: costCents }) => ({ culprit, costCents }))
  const { garments, isMakable, designs, markers } = cutting
  const cost = computeCost({
    list: list ? { ...list.prices, rielPerDollar: list.riel_per_dollar } : null,
    garments,
    isMakable,
    designs,
    rolls: supplier?.rolls.map(({ fabric, widthMm, metreCents = 0 }) => ({ fabric, widthMm, metreCents })) ?? [],
    markers,
    remakes,
    invoices,
    totalCents: order.total_cents,
  })
  return { order, cost, list, invoices, remakes, hasLayout: markers.length > 0 }
}
