import type { Order, OrderLine, OrderRow } from '@kitwright/contract'
import type { TenantContext } from '../endpoint/index.ts'
import { dueOf, payingOf } from './paying.ts'
import type { RatingRecord } from './rateDesign.ts'
import { canOwnerCancel, findTransition } from './statusTable.ts'
import type { HistoryRecord, LineRecord, ListedOrder, OrderRecord } from './store.ts'

export type PictureOf = (designId: string, revision: number) => string

const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null

const presentHead = (order: OrderRecord): Omit<OrderRow, 'designNames' | 'designId' | 'pictureUrl'> => ({
  id: order.id,
  number: order.number,
  status: order.status,
  qty: order.qty,
  totalCents: order.total_cents,
  paidCents: order.paid_cents,
  dueCents: dueOf({ status: order.status, totalCents: order.total_cents, paidCents: order.paid_cents }),
  placedAt: order.placed_at.toISOString(),
  canCancel: canOwnerCancel(order.status),
  canReceive: findTransition(order.status, 'RECEIVED', 'owner') !== undefined,
})

export const presentRow = (row: ListedOrder, pictureOf: PictureOf): OrderRow => ({
  ...presentHead(row),
  designNames: row.design_names,
  designId: row.design_id,
  pictureUrl: pictureOf(row.design_id, row.revision),
})

const presentLine = (line: LineRecord, pictureOf: PictureOf): OrderLine => ({
  id: line.id,
  designId: line.design_id,
  designName: line.design_name,
  revision: line.revision,
  pictureUrl: pictureOf(line.design_id, line.revision),
  productType: line.product_type as OrderLine['productType'],
  fabric: line.fabric,
  size: line.size as OrderLine['size'],
  sleeve: line.sleeve,
  version: line.version,
  playerName: line.player_name,
  printName: line.print_name,
  number: line.number,
  qty: line.qty,
  baseCents: line.base_cents,
  unitCents: line.unit_cents,
  surcharges: line.surcharges,
  discounts: line.discounts,
  discountCents: line.discount_cents,
  totalCents: line.total_cents,
})

export interface OrderParts {
  readonly order: OrderRecord
  readonly lines: readonly LineRecord[]
  readonly history: readonly HistoryRecord[]
  readonly ratings: readonly RatingRecord[]
}

interface Presented {
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly pictureOf: PictureOf
}

export function presentOrder({ order, lines, history, ratings }: OrderParts, { tenant, pictureOf }: Presented): Order {
  const shown = lines.map(line => presentLine(line, pictureOf))
  return {
    ...presentHead(order),
    designNames: [...new Set(shown.map(line => line.designName))],
    // An order has lines, all placed with it.
    designId: shown[0]!.designId,
    pictureUrl: shown[0]!.pictureUrl,
    lines: shown,
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    address: order.address,
    landmark: order.landmark,
    phone: order.phone,
    note: order.note,
    supplier: order.supplier,
    ...payingOf(tenant, order.total_cents),
    ratings: ratings.map(({ design_id, stars, comment, rated_at }) => ({
      designId: design_id,
      stars,
      comment,
      at: rated_at.toISOString(),
    })),
    dates: {
      designed: instantOf(order.designed_at),
      ordered: order.placed_at.toISOString(),
      approved: instantOf(order.approved_at),
      delivered: instantOf(order.delivered_at),
      received: instantOf(order.received_at),
    },
    history: history.map(({ from_status, to_status, at, note, actor_role }) => ({
      from: from_status,
      to: to_status,
      at: at.toISOString(),
      note,
      by: actor_role,
    })),
  }
}
