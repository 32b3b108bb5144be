import { createHash } from 'node:crypto'
import type { Order } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { paymentCodesOf } from '../record/paymentCodes.ts'
import { nextPaymentOf, payableOf } from '../record/paymentTerms.ts'
import { findOrderToChange, type OrderRecord } from '../record/store.ts'
import { checkPayment, notePayment } from '../staff/notePayment.ts'
import { findAnyOrder } from '../staff/store.ts'
import { askBakong, type BakongTransaction } from './askBakong.ts'
import { type BakongToken, findBakongToken, insertNotedCode, isCodeNoted } from './bakongStore.ts'

const WEEK_MS = 7 * 86_400_000

export interface BakongCheck {
  readonly orderId: string
  /** The address of Bakong's API. */
  readonly url: string
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly now: Date
  run<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

/** A code that the customer was shown, and what it pays. */
interface ShownCode {
  readonly md5: string
  readonly cents: number
  readonly code: Order['paymentCodes'][number]
}

/** Returns the codes of the next payment, as they are now and as they were a week ago: a page may stay open. */
function shownCodesOf(order: OrderRecord, tenant: BakongCheck['tenant'], now: Date): ShownCode[] {
  const nextPayment = nextPaymentOf(payableOf(order), tenant)
  if (!nextPayment) return []
  const { number, placed_at: placedAt } = order
  const codes = [now, new Date(now.getTime() - WEEK_MS)].flatMap(at =>
    paymentCodesOf({ number, nextPayment, placedAt }, { settings: tenant.settings, now: at }),
  )
  const byMd5 = new Map(codes.map(code => [createHash('md5').update(code.text).digest('hex'), code]))
  return [...byMd5].map(([md5, code]) => ({ md5, cents: nextPayment.cents, code }))
}

/** Whether the transaction is of exactly this code: its amount, currency and account. */
function isPaid({ code }: ShownCode, paid: BakongTransaction, tenant: BakongCheck['tenant']): boolean {
  const account = parseSettings(tenant.settings).payment.khqrAccount?.id
  const amount = code.currency === 'USD' ? Math.round(paid.amount * 100) : paid.amount
  return paid.currency === code.currency && amount === code.amount && paid.toAccountId === account
}

async function findPaid(check: BakongCheck, codes: readonly ShownCode[], { token }: BakongToken) {
  for (const code of codes) {
    const paid = await askBakong({ url: check.url, token, md5: code.md5 })
    if (paid && isPaid(code, paid, check.tenant)) return { code, paid }
  }
  return undefined
}

/** Notes the payment, unless another check was faster or the order has changed meanwhile. */
async function noteOnce(check: BakongCheck, { code, paid }: { code: ShownCode; paid: BakongTransaction }, by: string) {
  return check.run(async trx => {
    const order = await findOrderToChange(trx, check.orderId)
    if (!order || (await isCodeNoted(trx, code.md5))) return null
    checkPayment(order, code.cents, { rights: ['money'] })
    const payment = { cents: code.cents, method: 'khqr', note: `Bakong ${paid.hash}`.slice(0, 500) } as const
    const { id: paymentId } = await notePayment(trx, { order, ...payment, by, now: check.now })
    await insertNotedCode(trx, { md5: code.md5, paymentId, now: check.now })
    return code.cents
  })
}

/**
 * Asks Bakong whether one of an order's codes was paid, and notes the payment once; returns its cents, null if none was.
 * No transaction is open while Bakong is asked. Throws `not-found`, `bakong-off` without a token, and what `askBakong`
 * throws.
 */
export async function checkBakong(check: BakongCheck): Promise<number | null> {
  const { token, codes } = await check.run(async trx => {
    const order = await findAnyOrder(trx, check.orderId)
    if (!order) throw new ProblemError('not-found')
    const known = await findBakongToken(trx)
    if (!known) throw new ProblemError('bakong-off')
    const shown = shownCodesOf(order, check.tenant, check.now)
    const open: ShownCode[] = []
    for (const code of shown) if (!(await isCodeNoted(trx, code.md5))) open.push(code)
    return { token: known, codes: open }
  })
  const found = await findPaid(check, codes, token)
  return found ? noteOnce(check, found, token.set_by) : null
}
