import { tellHowToPay, tellWhatToPay } from '../howToPay.ts'
import type { InvoiceFacts } from './facts.ts'
import type { Flow } from './flow.ts'
import { INK, MUTED } from './inks.ts'
import { LEADING, MARGIN, type Style } from './marks.ts'
import type { InvoiceWords } from './say.ts'

const HEAD: Style = { size: 8.5, isBold: true, colour: MUTED }
const AMOUNT: Style = { size: 10, isBold: true, colour: INK }
const PLAIN: Style = { size: 9, colour: INK }
/** Large enough for a telephone's camera. */
const KHQR = { width: 130, height: 170 }
const GAP = 6
/** Higher than this, it stands below the sums and takes the whole width. */
export const MOST_BESIDE = 330

interface Payment {
  heightIn(flow: Flow): number
  /** Writes it at `y`; answers where it ends. */
  lay(flow: Flow, y: number): number
}

/** What is to be paid next, how, and with which reference; of no height where nothing is due. */
export function paymentOf({ order, language, shop, khqr }: InvoiceFacts, words: InvoiceWords, width: number): Payment {
  const amounts = tellWhatToPay(order, words.order)
  const ways = tellHowToPay(order, { words: words.order, language, contact: shop.contact })
  const parts = [
    { text: words.order.how_to_pay, style: HEAD },
    ...amounts.map((text, i) => ({ text, style: i === 0 ? AMOUNT : PLAIN })),
    ...ways.map(text => ({ text, style: PLAIN })),
  ]
  if (amounts.length === 0) return { heightIn: () => 0, lay: (_, y) => y }
  return {
    heightIn: flow =>
      parts.reduce((sum, { text, style }) => sum + flow.linesOf(text, width, style).length * style.size * LEADING, 0) +
      (khqr ? KHQR.height + GAP : 0),
    lay(flow, y) {
      let at = y
      for (const { text, style } of parts) at += flow.write(text, at, { x: MARGIN, width, style })
      if (khqr) at += GAP + flow.show('khqr', khqr, { x: MARGIN, y: at + GAP, box: KHQR })
      return at
    },
  }
}
