import { tellHowToPay, tellWhatToPay } from '../../record/paymentLines.ts'
import type { InvoiceFacts } from '../facts.ts'
import type { Flow } from './pageFlow.ts'
import { INK, MUTED } from './invoiceColours.ts'
import { LEADING, MARGIN, type Style } from './pageMarks.ts'
import type { InvoiceWords } from '../invoiceTexts.ts'

const HEAD: Style = { size: 8.5, isBold: true, colour: MUTED }
const AMOUNT: Style = { size: 10, isBold: true, colour: INK }
const PLAIN: Style = { size: 9, colour: INK }

interface Payment {
  /** Returns the height of its text; 0 if nothing is due. */
  heightIn(flow: Flow, width: number): number
  /** Draws them at `y` and returns where they end. */
  lay(flow: Flow, y: number, width: number): number
}

/** Returns the next payment: its amount, how to pay it and the reference. */
export function paymentOf({ order, language, shop }: InvoiceFacts, words: InvoiceWords): Payment {
  const amounts = tellWhatToPay(order, { words: words.order, date: instant => words.date(instant) })
  const ways = tellHowToPay(order, { words: words.order, language, contact: shop.contact })
  const parts = [
    { text: words.order.how_to_pay, style: HEAD },
    ...amounts.map((text, i) => ({ text, style: i === 0 ? AMOUNT : PLAIN })),
    ...ways.map(text => ({ text, style: PLAIN })),
  ]
  if (amounts.length === 0) return { heightIn: () => 0, lay: (_, y) => y }
  return {
    heightIn: (flow, width) =>
      parts.reduce((sum, { text, style }) => sum + flow.linesOf(text, width, style).length * style.size * LEADING, 0),
    lay: (flow, y, width) =>
      parts.reduce((at, { text, style }) => at + flow.write(text, at, { x: MARGIN, width, style }), y),
  }
}
