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

function layTitle(flow: Flow, { order }: InvoiceFacts, { account, common, date, day, shipment }: InvoiceWords): number {
  const { promisedOn, purchaseNumber } = order.shipping
  const at = { x: RIGHT, width: HALF, align: 'right' } as const
  let y = flow.y
  y += flow.write(account.invoice_title, y, { ...at, style: { size: 24, isBold: true, colour: INK } })
  y += flow.write(fill(account.order_number, { number: order.number }), y, { ...at, style: { ...PLAIN, isBold: true } })
  y += flow.write(`${account.invoice_date}: ${date(order.placedAt)}`, y, { ...at, style: PLAIN })
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
export function layHead(flow: Flow, facts: InvoiceFacts, words: InvoiceWords): void {
  const { shop, customer, order } = facts
  const { account } = words
  flow.y += Math.max(layBrand(flow, facts), layTitle(flow, facts, words)) + 12
  const from = { head: account.invoice_from, lines: [shop.name, shop.contact?.phone ?? '', shop.contact?.email ?? ''] }
  const place = order.landmark === '' ? order.address : `${order.address} (${order.landmark})`
  const to = { head: account.invoice_for, lines: [customer.name, place, areaOf(facts), order.phone, customer.email] }
  flow.y += Math.max(layParty(flow, MARGIN, from), layParty(flow, MARGIN + HALF + 24, to)) + 18
}
