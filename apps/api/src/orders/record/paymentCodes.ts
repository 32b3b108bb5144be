import type { Order } from '@kitwright/contract'
import { writeKhqr } from '@kitwright/khqr'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'

type PaymentCode = Order['paymentCodes'][number]

const WEEK_MS = 7 * 86_400_000

/**
 * Returns from when until when a code is valid: until the deadline, else between one and two weeks, in steps counted
 * from the order's placing. So a page that is opened twice shows the same code.
 */
function validityOf(placedAt: Date, until: string | null, now: Date): { createdAt: number; expiresAt: number } {
  const placed = placedAt.getTime()
  const deadline = until === null ? 0 : Date.parse(until)
  if (deadline > now.getTime()) return { createdAt: placed, expiresAt: deadline }
  const createdAt = placed + Math.max(0, Math.floor((now.getTime() - placed) / WEEK_MS)) * WEEK_MS
  return { createdAt, expiresAt: createdAt + 2 * WEEK_MS }
}

/** Returns the KHQR codes of an order's next payment, in dollars and, at the shop's rate, in riel. */
export function paymentCodesOf(
  { number, nextPayment, placedAt }: Pick<Order, 'number' | 'nextPayment'> & { readonly placedAt: Date },
  { settings, now }: Pick<TenantContext, 'settings'> & { readonly now: Date },
): PaymentCode[] {
  const { khqrAccount } = parseSettings(settings).payment
  if (!nextPayment || !khqrAccount) return []
  const { createdAt, expiresAt } = validityOf(placedAt, nextPayment.until, now)
  const amounts = [
    { currency: 'USD', amount: nextPayment.cents },
    ...(nextPayment.riel === null ? [] : [{ currency: 'KHR', amount: nextPayment.riel } as const]),
  ] as const
  return amounts.flatMap(({ currency, amount }) => {
    const code = writeKhqr({
      account: khqrAccount,
      shop: khqrAccount,
      currency,
      amount,
      createdAt,
      expiresAt,
      billNumber: number,
    })
    return code.ok ? [{ currency, amount, text: code.text, expiresAt: new Date(expiresAt).toISOString() }] : []
  })
}
