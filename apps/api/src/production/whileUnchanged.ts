import type { Transaction } from '../database/index.ts'
import type { ForPrinter } from './maker.ts'
import { findPackSign, type PackSign } from './packSign.ts'
import { PackError } from './problem.ts'
import { whileLooking } from './whileLooking.ts'

interface OfOrder {
  readonly orderId: string
  readonly printer: ForPrinter
}

/** What an order's print files are made of. Throws a `PackError` where none are to be made. */
export async function getSign(trx: Transaction, { orderId, printer }: OfOrder): Promise<PackSign> {
  const sign = await findPackSign(trx, orderId, printer)
  if (!sign?.is_to_sew) throw new PackError('order-not-approved')
  return sign
}

interface Begun extends OfOrder {
  readonly sign: string
}

/** Throws a `PackError` where something else would be made than what was begun. */
export async function requireUnchanged(trx: Transaction, { sign, ...of }: Begun): Promise<void> {
  if (!(await getSign(trx, of)).holds(sign)) throw new PackError('order-changed')
}

interface Watched extends Begun {
  readonly signal: AbortSignal
  inShop<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

/** Does what takes minutes, and ends it a moment after its order was changed or is no longer approved: nobody waits for what is not to be made. */
export async function whileUnchanged<T>(
  { signal, inShop, ...begun }: Watched,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const changed = new AbortController()
  const look = async (): Promise<void> =>
    inShop(async trx => requireUnchanged(trx, begun)).catch((error: unknown) => {
      if (error instanceof PackError) changed.abort(error)
    })
  return whileLooking(look, async () => work(AbortSignal.any([signal, changed.signal]))).catch((error: unknown) => {
    throw changed.signal.aborted && !signal.aborted ? changed.signal.reason : error
  })
}
