import type { Transaction } from '../../../database/index.ts'
import type { PrinterRef } from '../../printers/pressProfile.ts'
import { findPackFingerprint, type OrderWithFingerprint } from '../../printers/packFingerprint.ts'
import { PackError } from '../../garments/packError.ts'
import { withHeartbeat } from '../../runs/withHeartbeat.ts'

interface OrderAtPrinter {
  readonly orderId: string
  readonly printer: PrinterRef
}

/** Returns the fingerprint of an order's print files. Throws a `PackError` if none may be made. */
export async function getFingerprint(
  trx: Transaction,
  { orderId, printer }: OrderAtPrinter,
): Promise<OrderWithFingerprint> {
  const sign = await findPackFingerprint(trx, orderId, printer)
  if (!sign?.is_to_sew) throw new PackError('order-not-approved')
  return sign
}

interface FingerprintedOrder extends OrderAtPrinter {
  readonly sign: string
}

/** Throws a `PackError` if the order's inputs have changed since the pack began. */
export async function requireUnchanged(trx: Transaction, { sign, ...of }: FingerprintedOrder): Promise<void> {
  if (!(await getFingerprint(trx, of)).holds(sign)) throw new PackError('order-changed')
}

interface ChangeWatch extends FingerprintedOrder {
  readonly signal: AbortSignal
  inShop<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

/**
 * Runs `work` and aborts it within about a second if the order's fingerprint changes or its approval is withdrawn. Throws the `PackError`
 * that says so.
 */
export async function abortOnChange<T>(
  { signal, inShop, ...begun }: ChangeWatch,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const changed = new AbortController()
  const look = async (): Promise<void> =>
    inShop(async trx => requireUnchanged(trx, begun)).catch((error: unknown) => {
      if (error instanceof PackError) changed.abort(error)
    })
  return withHeartbeat(look, async () => work(AbortSignal.any([signal, changed.signal]))).catch((error: unknown) => {
    throw changed.signal.aborted && !signal.aborted ? changed.signal.reason : error
  })
}
