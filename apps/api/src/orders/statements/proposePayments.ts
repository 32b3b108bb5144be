import type { StatementLine } from './readStatement.ts'

/** An order's open amount, in dollars and riel. */
export interface OwingOrder {
  readonly id: string
  readonly number: string
  readonly isCanceled: boolean
  readonly dueCents: number
  /** The next payment, which the customer was asked for. */
  readonly nextCents: number
  readonly rielPerDollar: number | null
  /** The amounts in riel that the customer may have been asked for. */
  readonly nextRiel: number | null
  readonly dueRiel: number | null
}

/**
 * What can be said of a line: `exact`, an amount that was asked for; `part`, less than is due; `beyond`, more than is
 * due; `noted`, a payment already; `repeated`, the same line earlier in this file; `closed`, an order that is canceled
 * or paid; `unknown`, no order or several.
 */
export type ProposalKind = 'exact' | 'part' | 'beyond' | 'noted' | 'repeated' | 'closed' | 'unknown'

export interface Proposal extends StatementLine {
  readonly kind: ProposalKind
  readonly order: OwingOrder | null
  /** The proposed payment in cents. */
  readonly cents: number | null
}

interface KnownPayments {
  readonly orders: ReadonlyMap<string, OwingOrder>
  readonly noted: ReadonlySet<string>
}

/** Returns an amount in cents: riel that were asked for are exactly the cents that they stand for. */
function centsOf({ currency, amount }: StatementLine, order: OwingOrder): number | null {
  if (currency === 'USD') return amount
  if (amount === order.nextRiel) return order.nextCents
  if (amount === order.dueRiel) return order.dueCents
  return order.rielPerDollar === null ? null : Math.round((amount * 100) / order.rielPerDollar)
}

function kindOf(cents: number | null, order: OwingOrder): ProposalKind {
  if (cents === null || cents === 0) return 'unknown'
  if (order.isCanceled || order.dueCents === 0) return 'closed'
  if (cents > order.dueCents) return 'beyond'
  return cents === order.nextCents || cents === order.dueCents ? 'exact' : 'part'
}

/** Proposes a payment for each line of money. Lines of one order are counted together, in the file's order. */
export function proposePayments(lines: readonly StatementLine[], { orders, noted }: KnownPayments): Proposal[] {
  const seen = new Set<string>()
  const taken = new Map<string, number>()
  return lines.map(line => {
    const [number] = line.numbers
    const found = line.numbers.length === 1 ? orders.get(number!) : undefined
    const isRepeated = seen.has(line.hash)
    seen.add(line.hash)
    if (!found) return { ...line, kind: noted.has(line.hash) ? 'noted' : 'unknown', order: null, cents: null }
    const paid = taken.get(found.id) ?? 0
    const order = { ...found, dueCents: found.dueCents - paid, nextCents: Math.max(0, found.nextCents - paid) }
    const cents = centsOf(line, found)
    if (noted.has(line.hash)) return { ...line, kind: 'noted', order: found, cents }
    if (isRepeated) return { ...line, kind: 'repeated', order: found, cents }
    const kind = kindOf(cents, order)
    if (kind === 'exact' || kind === 'part') taken.set(found.id, paid + cents!)
    // The amount due after the lines before it.
    return { ...line, kind, order, cents }
  })
}
