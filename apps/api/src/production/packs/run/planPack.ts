import { productTypes } from '@kitwright/garment'
import { loadSizeCharts } from '../../../catalogue/index.ts'
import { findOrderToSew } from '../../../orders/index.ts'
import { findBestHost } from '../../../tenants/index.ts'
import { PackError } from '../../garments/packError.ts'
import type { RemakeScope } from '../../garments/remakeScope.ts'
import { type ChartOf, type OrderToMake, type Plan, planOf } from '../../rendering/printFiles/packPlan.ts'
import { readShopFacts, type ShopFacts } from '../../rendering/shopFloorPapers/styles.ts'
import { findRemakeScope } from '../records/packStore.ts'
import { getFingerprint } from './abortOnChange.ts'
import type { ClaimedPack, PackRun } from './packRun.ts'

/** An order as it was when its run began, and its planned files. */
export interface PlannedPack {
  readonly order: OrderToMake
  readonly plans: readonly Plan[]
  /** Fingerprint of all inputs of the files. */
  readonly sign: string
  /** The part of the order to make; the whole order if undefined. */
  readonly remake: RemakeScope | undefined
  readonly shop: ShopFacts
  /** Prefix of the addresses on labels; none if the shop has no host. */
  readonly opensAt: string | undefined
}

/**
 * Reads the whole order at one moment. Throws a `PackError` if it has changed since the pack began, or cannot be made.
 */
export async function planPack(pack: ClaimedPack, { inShop, origins, printer }: PackRun): Promise<PlannedPack> {
  const { order_id: id, order_hash: begun, remake_id: remakeId } = pack
  return inShop(async trx => {
    const { sign, holds } = await getFingerprint(trx, { orderId: id, printer })
    if (begun !== null && !holds(begun)) throw new PackError('order-changed')
    const order = (await findOrderToSew(trx, { id }))! as OrderToMake
    const charts = await loadSizeCharts(trx, productTypes())
    const chartOf: ChartOf = type => charts.find(({ chart }) => chart.productType === type)!
    const shop = await readShopFacts(trx, order.supplier_id, printer)
    const host = await findBestHost(trx)
    const opensAt = host === null ? undefined : `${origins.of(host)}/t/`
    const remake = remakeId === null ? undefined : await findRemakeScope(trx, remakeId)
    const { maker } = shop
    const plans = await planOf(order, { settings: maker.settings, chartOf, colours: maker, opensAt, remake })
    return { order, plans, sign, remake, shop, opensAt }
  })
}
