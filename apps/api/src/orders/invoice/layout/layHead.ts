import type { InvoiceFacts } from '../facts.ts'
import type { Flow } from './pageFlow.ts'
import { INK, MUTED } from './invoiceColours.ts'
import { MARGIN, PAPER, type Style } from './pageMarks.ts'
import { fill, type InvoiceWords } from '../invoiceTexts.ts'

const PLAIN: Style = { size: 9.5, colour: INK }
const SMALL: Style = { size: 8.5, isBold: true, colour: MUTED }
const LOGO = { width: 200, height: 46 }
const RIGHT = PAPER.width - MARGIN
const HALF = (PAPER.width - 2 * MARGIN) / 2 - 12

/** Draws the shop's logo, or its name in its colour, and returns the height. */
export function layBrand(flow: Flow, { shop }: Pick<InvoiceFacts, 'shop'>): number {
  if (!shop.logo) {
    const style = { size: 20, isBold: true, colour: shop.colour }
    return flow.write(shop.name, flow.y, { x: MARGIN, width: HALF, style })
  }
  return flow.show('logo', shop.logo, { x: MARGIN, y: flow.y, box: LOGO }) + 6
}

/** Returns the heading and the lines that say which paper it is: a pro forma invoice has no number of its own. */
export function titleOf({ order, documents }: InvoiceFacts, { account, bills, date }: InvoiceWords): string[] {
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  const ofOrder = fill(account.order_number, { number: order.number })
  if (!invoice) return [bills.pro_forma, ofOrder, `${account.invoice_date}: ${date(order.placedAt)}`]
  // An invoice from before there were series has the number of its order.
  const own = invoice.number === order.number ? [] : [invoice.number]
  return [bills.invoice, ...own, ofOrder, `${account.invoice_date}: ${date(invoice.issuedAt)}`]
}

/** Draws a heading at the right, with the lines below it, of which the first is bold. Returns the height. */
export function layTitleLines(flow: Flow, [heading = '', ...lines]: readonly string[]): number {
  const at = { x: RIGHT, width: HALF, align: 'right' } as const
  let y = flow.y
  y += flow.write(heading, y, { ...at, style: { size: heading.length > 18 ? 18 : 24, isBold: true, colour: INK } })
  for (const [i, line] of lines.entries()) y += flow.write(line, y, { ...at, style: { ...PLAIN, isBold: i === 0 } })
  return y - flow.y
}

function layTitle(flow: Flow, facts: InvoiceFacts, words: InvoiceWords): number {
  const { order } = facts
  const { account, common, day, shipment } = words
  const { promisedOn, purchaseNumber } = order.shipping
  const at = { x: RIGHT, width: HALF, align: 'right' } as const
  let y = flow.y + layTitleLines(flow, titleOf(facts, words))
  y += flow.write(`${account.invoice_status}: ${common[`status_${order.status}`]}`, y, { ...at, style: PLAIN })
  if (promisedOn && order.status !== 'CANCELED')
    y += flow.write(fill(shipment.promised, { date: day(promisedOn) }), y, { ...at, style: PLAIN })
  if (purchaseNumber !== '')
    y += flow.write(`${shipment.purchase_number}: ${purchaseNumber}`, y, { ...at, style: PLAIN })
  return y - flow.y
}

/** Draws a small heading with the non-empty lines under it. */
export function layParty(flow: Flow, x: number, { head, lines }: { head: string; lines: readonly string[] }): number {
  let y = flow.y + flow.write(head, flow.y, { x, width: HALF, style: SMALL })
  for (const [i, line] of lines.filter(text => text !== '').entries()) {
    y += flow.write(line, y, { x, width: HALF, style: { ...PLAIN, isBold: i === 0 } })
  }
  return y - flow.y
}

/** Returns commune, district and province of the address in the invoice's language; empty if none was chosen. */
const areaOf = ({ order, language }: InvoiceFacts): string =>
  order.shipping.places
    .map(name => name[language])
    .toReversed()
    .join(', ')

/** Lays out the sender, the customer, the order and its status. */
export const layHead = (flow: Flow, facts: InvoiceFacts, words: InvoiceWords): void =>
  layParties(flow, facts, { words, titleHeight: layTitle(flow, facts, words) })

/** Lays out the sender and the customer below a title of this height, which stands at the right of the brand. */
export function layParties(
  flow: Flow,
  facts: InvoiceFacts,
  { words: { account }, titleHeight }: { words: InvoiceWords; titleHeight: number },
): void {
  const { shop, customer, order } = facts
  flow.y += Math.max(layBrand(flow, facts), titleHeight) + 12
  const from = { head: account.invoice_from, lines: [shop.name, shop.contact?.phone ?? '', shop.contact?.email ?? ''] }
  const place = order.landmark === '' ? order.address : `${order.address} (${order.landmark})`
  const to = { head: account.invoice_for, lines: [customer.name, place, areaOf(facts), order.phone, customer.email] }
  flow.y += Math.max(layParty(flow, MARGIN, from), layParty(flow, MARGIN + HALF + 24, to)) + 18
}
