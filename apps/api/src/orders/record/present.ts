import type { Order, OrderLine, OrderRow, Summary } from '@kitwright/contract'
import { type UnprintedField, unprintedOf } from '@kitwright/design'
import { promotionPercentOf } from '@kitwright/pricing'
import type { TenantContext } from '../../endpoint/index.ts'
import { paymentCodesOf } from './paymentCodes.ts'
import { dueOf, nextPaymentOf, payableOf, payingOf, unpaidShare } from './paymentTerms.ts'
import { feesOf, presentShipping } from './presentShipping.ts'
import type { RatingRecord } from './rateDesign.ts'
import type { ShippingRecord } from './shippingStore.ts'
import { canOwnerCancel, findTransition } from './statusTable.ts'
import { type HistoryRecord, type LineRecord, type ListedOrder, type OrderRecord, wasSentOwing } from './store.ts'

export type PictureOf = (designId: string, revision: number) => string

interface OrderPresentation {
  readonly tenant: Shop
  readonly pictureOf: PictureOf
}

interface WholePresentation extends OrderPresentation {
  readonly now: Date
}

const instantOf = (date: Date | null): string | null => date?.toISOString() ?? null

type Shop = Pick<TenantContext, 'settings'>

/** Returns the paid and unpaid amounts of an order and its next payment. */
export function presentBalance(
  order: Pick<OrderRecord, 'id' | 'number'> & Parameters<typeof payableOf>[0],
  shop: Shop,
): Omit<Summary['balance']['orders'][number], 'promotionPercent'> {
  const { id, number, status, total_cents: totalCents, paid_cents: paidCents } = order
  const paid = { status, totalCents, paidCents }
  return { id, number, ...paid, dueCents: dueOf(paid), nextPayment: nextPaymentOf(payableOf(order), shop) }
}

const presentHead = (
  order: OrderRecord,
  shop: Shop,
): Omit<OrderRow, 'designNames' | 'designId' | 'productType' | 'pictureUrl' | 'promotionPercent' | 'canReceive'> => ({
  ...presentBalance(order, shop),
  qty: order.qty,
  placedAt: order.placed_at.toISOString(),
  canCancel: canOwnerCancel(order.status),
})

export const presentRow = (row: ListedOrder, { tenant, pictureOf }: OrderPresentation): OrderRow => ({
  ...presentHead(row, tenant),
  designNames: row.design_names,
  designId: row.design_id,
  productType: row.product_type as OrderRow['productType'],
  promotionPercent: row.promotion_percent,
  pictureUrl:
    row.design_id === null || row.revision === null
      ? null
      : pictureFor(pictureOf(row.design_id, row.revision), row.kit),
  canReceive: canReceive(row, row.was_sent_owing),
})

/**
 * Returns which of its design's kits a line is sewn in: the one that it names, otherwise the goalkeeper's kit for
 * goalkeepers; null for home, and for a kit that the design does not have.
 */
export function wornOf({ version, kit }: Pick<OrderLine, 'version' | 'kit'>, kits: readonly string[]): string | null {
  const meant = kit ?? (version === 'goalkeeper' ? 'goalkeeper' : null)
  return meant !== null && kits.includes(meant) ? meant : null
}

/** Returns the picture's address for a line, in the kit that it is sewn in. */
export const pictureFor = (url: string, worn: string | null): string => (worn === null ? url : `${url}&kit=${worn}`)

/** Returns a line with its fields in the order that every answer has. */
export const orderLine = (line: OrderLine): OrderLine => ({
  id: line.id,
  designId: line.designId,
  designName: line.designName,
  revision: line.revision,
  pictureUrl: line.pictureUrl,
  priceSource: line.priceSource,
  offerNumber: line.offerNumber,
  unprinted: line.unprinted,
  productType: line.productType,
  fabric: line.fabric,
  size: line.size,
  sleeve: line.sleeve,
  version: line.version,
  kit: line.kit,
  playerName: line.playerName,
  printName: line.printName,
  number: line.number,
  qty: line.qty,
  baseCents: line.baseCents,
  unitCents: line.unitCents,
  surcharges: line.surcharges,
  discounts: line.discounts,
  discountCents: line.discountCents,
  totalCents: line.totalCents,
})

/** The roles of the printed texts, by design. */
export type PrintedRoles = ReadonlyMap<string, readonly string[]>

/** Returns the player's fields of a line that are not printed; none if the design is unknown. */
export const unprintedIn = (
  { designId, printName, playerName, number }: Pick<OrderLine, 'designId' | 'printName' | 'playerName' | 'number'>,
  printedRoles: PrintedRoles,
): UnprintedField[] => {
  const roles = printedRoles.get(designId)
  return roles ? unprintedOf(roles, { name: printName || playerName, number }) : []
}

type MadeRecord = Pick<
  LineRecord,
  'product_type' | 'fabric' | 'size' | 'sleeve' | 'version' | 'kit' | 'player_name' | 'print_name' | 'number' | 'qty'
>

/** Presents the fields of a line that say what is made. */
export const presentMade = (line: MadeRecord) => ({
  productType: line.product_type as OrderLine['productType'],
  fabric: line.fabric,
  size: line.size as OrderLine['size'],
  sleeve: line.sleeve,
  version: line.version,
  kit: line.kit,
  playerName: line.player_name,
  printName: line.print_name,
  number: line.number,
  qty: line.qty,
})

export const presentLine = (line: LineRecord, pictureOf: PictureOf, printedRoles: PrintedRoles): OrderLine =>
  orderLine({
    id: line.id,
    designId: line.design_id,
    designName: line.design_name,
    revision: line.revision,
    pictureUrl: pictureFor(pictureOf(line.design_id, line.revision), line.worn),
    priceSource: line.price_source,
    offerNumber: line.price_source === 'offer' ? line.price_reason : null,
    unprinted: unprintedIn(
      { designId: line.design_id, printName: line.print_name, playerName: line.player_name, number: line.number },
      printedRoles,
    ),
    ...presentMade(line),
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
  readonly printedRoles: PrintedRoles
  /** Null for orders that were placed before shops promised days. */
  readonly shipping: ShippingRecord | null
}

/** Whether the owner may confirm its arrival: it must be paid, on account, or have been sent for a reason. */
function canReceive(order: OrderRecord, isSentOwing: boolean): boolean {
  if (findTransition(order.status, 'RECEIVED', 'owner') === undefined) return false
  const isPaid = unpaidShare({ totalCents: order.total_cents, paidCents: order.paid_cents }, 100) === 0
  return isPaid || isSentOwing || order.credit_days !== null
}

/** Signs one picture address for all lines of a design. */
function onceForEach(pictureOf: PictureOf): PictureOf {
  const urls = new Map<string, string>()
  return (designId, revision) => {
    const key = `${designId} ${revision}`
    const url = urls.get(key) ?? pictureOf(designId, revision)
    urls.set(key, url)
    return url
  }
}

/** Returns what stands for the whole order: its first line, or its first sample if it has no lines. */
function presentFirst(
  { extras }: OrderRecord,
  line: OrderLine | undefined,
  pictureOf: PictureOf,
): Pick<OrderRow, 'designId' | 'productType' | 'pictureUrl'> {
  if (line) {
    const { designId, productType, revision, kit } = line
    return { designId, productType, pictureUrl: pictureFor(pictureOf(designId, revision), kit) }
  }
  const sample = extras.find(({ kind }) => kind === 'size_set' || kind === 'swatches')
  return { designId: null, productType: sample!.text as OrderRow['productType'], pictureUrl: null }
}

export function presentOrder(
  { order, lines, history, ratings, printedRoles, shipping }: OrderParts,
  { tenant, pictureOf, now }: WholePresentation,
): Order {
  const pictureOnce = onceForEach(pictureOf)
  const shown = lines.map(line => presentLine(line, pictureOnce, printedRoles))
  const head = presentHead(order, tenant)
  return {
    ...head,
    designNames: [...new Set(shown.map(line => line.designName))],
    promotionPercent: promotionPercentOf(shown),
    ...presentFirst(order, shown[0], pictureOnce),
    lines: shown,
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    fees: feesOf(shipping, order.extras),
    shipping: presentShipping({ order, history, shipping }, tenant),
    address: order.address,
    landmark: order.landmark,
    phone: order.phone,
    note: order.note,
    supplier: order.supplier,
    quoteNumber: order.quote_number,
    approval:
      order.cart_approved_by !== null && order.cart_approved_at !== null
        ? { name: order.cart_approved_by, at: order.cart_approved_at.toISOString() }
        : null,
    isUnprintedAccepted: order.accepts_unprinted,
    ...payingOf(tenant, payableOf(order)),
    paymentCodes: paymentCodesOf({ ...head, placedAt: order.placed_at }, { settings: tenant.settings, now }),
    canReceive: canReceive(order, wasSentOwing(order, history)),
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
    history: history.map(presentStep),
  }
}

/** Presents one step of an order's history. */
export const presentStep = (step: HistoryRecord): Order['history'][number] => ({
  from: step.from_status,
  to: step.to_status,
  at: step.at.toISOString(),
  note: step.note,
  by: step.actor_role,
  owedCents: step.owed_cents,
  price: step.price_choice && { choice: step.price_choice, differenceCents: step.difference_cents ?? 0 },
})

/** Presents the order to its customer, without the staff's reason for continuing with less paid. */
export function presentOwn(parts: OrderParts, presented: WholePresentation): Order {
  const order = presentOrder(parts, presented)
  return { ...order, history: order.history.map(step => (step.owedCents === null ? step : { ...step, note: '' })) }
}
