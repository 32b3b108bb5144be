import { formatRiel, formatUsd, rielOf } from '@kitwright/measure'
import type { InvoiceFacts, PaymentReceipt } from '../facts.ts'
import { fill, type InvoiceWords } from '../invoiceTexts.ts'
import { MUTED } from './invoiceColours.ts'
import { layParties, layTitleLines } from './layHead.ts'
import { footPages } from './layInvoice.ts'
import { layRows } from './laySums.ts'
import { Flow } from './pageFlow.ts'
import type { Page, WidthOf } from './pageMarks.ts'
import type { Sum } from './table.ts'

interface Receipt {
  readonly facts: InvoiceFacts
  readonly receipt: PaymentReceipt
}

function titleLines({ facts, receipt }: Receipt, { account, bills, mail, date }: InvoiceWords): string[] {
  const isRefund = receipt.cents < 0
  return [
    bills[isRefund ? 'refund_receipt' : 'receipt'],
    receipt.number,
    fill(account.order_number, { number: facts.order.number }),
    `${account.invoice_date}: ${date(receipt.notedAt)}`,
    fill(bills[isRefund ? 'refunded_by' : 'received_by'], { method: mail[`method_${receipt.method}`] }),
  ]
}

function sumsOf({ facts, receipt }: Receipt, { bills }: InvoiceWords): Sum[] {
  const rate = facts.order.payment.rielPerDollar
  const amount = Math.abs(receipt.cents)
  return [
    { label: bills.amount, amount: formatUsd(amount), isStrong: true },
    ...(rate === null ? [] : [{ label: bills.in_riel, amount: formatRiel(rielOf(amount, rate)), isStrong: false }]),
    { label: bills.paid_with_it, amount: formatUsd(receipt.paidCents), isStrong: false },
  ]
}

/** Lays out the receipt of a payment or a refund: its amount, how it was paid, and what had been paid with it. */
export function layReceipt(drawn: Receipt, words: InvoiceWords, widthOf: WidthOf): readonly Page[] {
  const { facts, receipt } = drawn
  const flow = new Flow(widthOf)
  layParties(flow, facts, { words, titleHeight: layTitleLines(flow, titleLines(drawn, words)) })
  flow.rule(MUTED)
  flow.y += 16
  layRows(flow, sumsOf(drawn, words))
  return footPages(flow, { shop: facts.shop, title: receipt.number, pageOf: words.common.page_of })
}
