import type { InvoiceFacts } from '../facts.ts'
import type { Flow } from './pageFlow.ts'
import { INK, MUTED } from './invoiceColours.ts'
import { paymentOf } from './layPayment.ts'
import { LEADING, MARGIN, PAPER, type Style } from './pageMarks.ts'
import type { InvoiceWords } from '../invoiceTexts.ts'
import { type Sum, sumsOf } from './table.ts'

const SUMS = { left: 270, right: 499, amount: 90 }
/** Payment text higher than this beside the sums goes below them and takes the whole width. */
const MAX_BESIDE = 330
const ABOVE = 8
const GAP = 12
/** Large enough for a phone's camera; `LEAST` is the smallest scale that still is. */
const KHQR = { width: 130, height: 170 }
const LEAST = 0.75

const styleOf = ({ isStrong }: Sum): Style =>
  isStrong ? { size: 10.5, isBold: true, colour: INK } : { size: 9.5, colour: MUTED }
const heightOf = (sum: Sum): number => styleOf(sum).size * LEADING + 3

/** Draws sums at the right. */
export function layRows(flow: Flow, sums: readonly Sum[]): void {
  for (const sum of sums) {
    const style = styleOf(sum)
    const { left, right, amount } = SUMS
    flow.write(sum.label, flow.y, { x: MARGIN + left, width: right - left - amount, style })
    flow.write(sum.amount, flow.y, { x: MARGIN + right, width: amount, style, align: 'right' })
    flow.y += heightOf(sum)
  }
}

/** Returns the scale of the KHQR below content of this height: smaller if that keeps it on the page. */
function scaleBelow(flow: Flow, above: number): number {
  const fitting = (flow.left - above - GAP) / KHQR.height
  return fitting < LEAST ? 1 : Math.min(1, fitting)
}

function layKhqr(flow: Flow, { khqr }: InvoiceFacts, { x, scale }: { x: number; scale: number }): void {
  if (!khqr) return
  const box = { width: KHQR.width * scale, height: KHQR.height * scale }
  flow.y += GAP
  flow.y += flow.show('khqr', khqr, { x, y: flow.y, box })
}

/** Draws the sums at the right, the payment text beside them and the KHQR below the sums. */
export function laySums(flow: Flow, facts: InvoiceFacts, words: InvoiceWords): void {
  const sums = sumsOf(facts, words)
  const payment = paymentOf(facts, words)
  const beside = SUMS.left - 30
  const isBeside = payment.heightIn(flow, beside) <= MAX_BESIDE
  const sumsHeight = sums.reduce((all, sum) => all + heightOf(sum), ABOVE)
  const heightAt = (scale: number): number =>
    Math.max(
      sumsHeight + (facts.khqr && isBeside ? GAP + KHQR.height * scale : 0),
      isBeside ? ABOVE + payment.heightIn(flow, beside) : 0,
    )
  const fitting = scaleBelow(flow, sumsHeight)
  const scale = flow.room(heightAt(fitting)) ? 1 : fitting
  flow.y += ABOVE
  const top = flow.y
  layRows(flow, sums)
  if (isBeside) {
    layKhqr(flow, facts, { x: MARGIN + SUMS.left, scale })
    flow.y = Math.max(flow.y, payment.lay(flow, top, beside))
    return
  }
  layBelow(flow, facts, words)
}

function layBelow(flow: Flow, facts: InvoiceFacts, words: InvoiceWords): void {
  const payment = paymentOf(facts, words)
  const width = PAPER.width - 2 * MARGIN - (facts.khqr ? KHQR.width + GAP : 0)
  flow.room(Math.max(payment.heightIn(flow, width), facts.khqr ? GAP + KHQR.height : 0))
  const end = payment.lay(flow, flow.y, width)
  layKhqr(flow, facts, { x: PAPER.width - MARGIN - KHQR.width, scale: 1 })
  flow.y = Math.max(flow.y, end)
}
