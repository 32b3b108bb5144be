import type { Response_ } from '@kitwright/contract'
import { isProductType } from '@kitwright/garment'
import type { Transaction } from '../../database/index.ts'
import { countMix, countPlaced, countSent, type PlacedRecord, type SentRecord } from './figureStore.ts'
import { boundsOf, type DaySpan, listSteps } from './listSteps.ts'

type Figures = Response_<'GET /api/office/figures'>

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const NONE_PLACED = { orders: 0, canceled: 0, revenue_cents: 0, repeats: 0 }
const NONE_SENT = { sent: 0, lead_days: null, promised: 0, on_time: 0 }

/** Presents the figures of a step or a period; nothing happened where there is no record. */
function present(
  { from, to }: DaySpan,
  { orders, canceled, revenue_cents, repeats }: Omit<PlacedRecord, 'step' | 'is_now'> = NONE_PLACED,
  { sent, lead_days, promised, on_time }: Omit<SentRecord, 'step' | 'is_now'> = NONE_SENT,
): Figures['now'] {
  return {
    from,
    to,
    orders,
    canceled,
    revenueCents: revenue_cents,
    repeatShare: shareOf(repeats, orders),
    sent,
    leadDays: lead_days,
    onTimeShare: shareOf(on_time, promised),
  }
}

/** Reads the figures of some days of a shop's time zone, beside as many days before. */
export async function readFigures(trx: Transaction, days: DaySpan, timeZone: string): Promise<Figures> {
  const cut = listSteps(days)
  const span = { bounds: boundsOf(cut, timeZone), timeZone }
  const [placed, sent, mix] = [await countPlaced(trx, span), await countSent(trx, span), await countMix(trx, span)]
  const stepOf = <T extends PlacedRecord | SentRecord>(records: readonly T[], step: number) =>
    records.find(record => record.step === step)
  const wholeOf = <T extends PlacedRecord | SentRecord>(records: readonly T[], isNow: boolean) =>
    records.find(record => record.step === null && record.is_now === isNow)
  const half = cut.steps.length
  return {
    now: present(cut.now, wholeOf(placed, true), wholeOf(sent, true)),
    before: present(cut.before, wholeOf(placed, false), wholeOf(sent, false)),
    // PostgreSQL counts the steps from 1, those of the earlier period first.
    steps: cut.steps.map((step, i) => ({
      now: present(step.now, stepOf(placed, half + i + 1), stepOf(sent, half + i + 1)),
      before: present(step.before, stepOf(placed, i + 1), stepOf(sent, i + 1)),
    })),
    mix: mix.flatMap(({ product_type, now, before }) =>
      isProductType(product_type) ? [{ productType: product_type, now, before }] : [],
    ),
  }
}
