import { randomUUID } from 'node:crypto'
import { ProblemError } from '../../endpoint/index.ts'
import type { EditContents, EditLine } from '../edits/editRecord.ts'

/** Pieces of a line that move. */
interface LineToMove {
  readonly id: string
  readonly qty: number
}

/** The contents of an order that stay, and those of the new one. */
export interface SplitPlan {
  readonly stays: EditContents
  readonly moves: EditContents
}

/** Divides a line at its prices. What a discount cannot be divided by stays with the first part, so that no cent is lost. */
function divideLine(line: EditLine, qty: number): { readonly stays: EditLine; readonly moves: EditLine } {
  const discount_cents = Math.floor((line.discount_cents * qty) / line.qty)
  const total_cents = line.unit_cents * qty - discount_cents
  return {
    moves: { ...line, id: randomUUID(), qty, discount_cents, total_cents },
    stays: {
      ...line,
      qty: line.qty - qty,
      discount_cents: line.discount_cents - discount_cents,
      total_cents: line.total_cents - total_cents,
    },
  }
}

/**
 * Divides an order's contents: named pieces move at their prices, all fees and free-text lines stay. Throws
 * `split-invalid` for unknown or repeated lines, more pieces than there are, samples, and if nothing stays.
 */
export function planSplit({ lines, extras }: EditContents, wanted: readonly LineToMove[]): SplitPlan {
  const moving = new Map(wanted.map(({ id, qty }) => [id, qty]))
  const known = new Map(lines.map(line => [line.id, line]))
  wanted.forEach(({ id, qty }, i) => {
    const line = known.get(id)
    const isWrong = !line || line.price_source === 'sample' || qty > line.qty || moving.size < wanted.length
    if (isWrong) throw new ProblemError('split-invalid', [{ path: `lines.${i}`, id: 'invalid' }])
  })
  const stays: EditLine[] = []
  const moves: EditLine[] = []
  for (const line of lines) {
    const qty = moving.get(line.id) ?? 0
    if (qty === 0) stays.push(line)
    else if (qty === line.qty) moves.push({ ...line, id: randomUUID() })
    else {
      const parts = divideLine(line, qty)
      stays.push(parts.stays)
      moves.push(parts.moves)
    }
  }
  if (stays.length === 0 || moves.length === 0)
    throw new ProblemError('split-invalid', [{ path: 'lines', id: 'invalid' }])
  return { stays: { lines: stays, extras }, moves: { lines: moves, extras: [] } }
}

/** Returns the part of the payments that moves: in proportion to the totals, at least what would be overpaid. */
export function paidCentsToMove(
  paidCents: number,
  { stays, moves }: { readonly stays: number; readonly moves: number },
): number {
  const share = stays + moves === 0 ? 0 : Math.floor((paidCents * moves) / (stays + moves))
  return Math.min(paidCents, moves, Math.max(share, paidCents - stays))
}
