import { productTypes } from '@kitwright/garment'
import { loadSizeCharts } from '../../../catalogue/index.ts'
import type { Transaction } from '../../../database/index.ts'
import { ProblemError } from '../../../endpoint/index.ts'
import { findOrderFingerprint, readProvableWhole } from '../../../orders/index.ts'
import { choicesOf } from '../../printers/choosePrinter.ts'
import { findPressProfile, type PrinterRef, type PressProfile, NO_PRINTER } from '../../printers/pressProfile.ts'
import { type ChartOf, type OrderToMake, planOf } from '../printFiles/packPlan.ts'
import { PackError, type Problem } from '../../garments/packError.ts'
import type { Preflight } from './preflight.ts'

interface Wish {
  readonly orderId: string
  /** The supplier's printer; the default printer if absent. */
  readonly printer?: string | undefined
}

/**
 * Reads an order as it would be made now, approved or not; null if nothing of it is to be made. Throws `not-found`, and
 * a `PackError`.
 */
async function readOrder(trx: Transaction, { orderId, printer: wanted }: Wish) {
  const sign = await findOrderFingerprint(trx, orderId)
  if (!sign) throw new ProblemError('not-found')
  const isOver = sign.status === 'RECEIVED' || !(sign.is_to_sew || sign.status === 'REVIEWING')
  if (isOver) return null
  const { printers, printer } = await choicesOf(trx, sign)
  const chosen = printers.find(({ id }) => id === (wanted ?? printer))
  const of: PrinterRef = chosen ? { printer_id: chosen.id, printer_name: chosen.name } : NO_PRINTER
  const { lines } = await readProvableWhole(trx, orderId)
  const charts = await loadSizeCharts(trx, productTypes())
  const chartOf: ChartOf = type => charts.find(({ chart }) => chart.productType === type)!
  const order: OrderToMake = { ...sign, approved_at: sign.approved_at ?? new Date(0), lines }
  const { accepts_unprinted: isUnprintedAccepted } = sign
  return { order, chartOf, isUnprintedAccepted, maker: await findPressProfile(trx, sign.supplier_id, of) }
}

export interface OrderToCheck extends Preflight {
  readonly maker: PressProfile
  readonly isUnprintedAccepted: boolean
}

/** Reads its plans, before anything is drawn, or the obstacle to having any. */
export async function readToCheck(
  wish: Wish,
  run: <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>,
): Promise<OrderToCheck | Problem | null> {
  try {
    const read = await run(async trx => readOrder(trx, wish))
    if (!read) return null
    const { order, chartOf, maker, isUnprintedAccepted } = read
    const plans = await planOf(order, { settings: maker.settings, chartOf, colours: maker })
    return { plans, toDraw: plans, maker, isUnprintedAccepted }
  } catch (error) {
    if (error instanceof PackError) return error.problem
    throw error
  }
}
