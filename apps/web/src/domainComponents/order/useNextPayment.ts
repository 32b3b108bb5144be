import type { Order } from '@kitwright/contract'
import { formatRiel } from '@kitwright/measure'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'

/** Formats the amount of the next payment, in riel too where the shop states them, and the step that waits for it. */
export function useNextPayment(): (next: NonNullable<Order['nextPayment']>) => string {
  const { t } = useTranslation(['order'])
  return ({ cents, riel, by, creditDays }) =>
    t(`order:pay_${by}`, {
      amount: riel === null ? formatCents(cents) : `${formatCents(cents)} · ${formatRiel(riel)}`,
      days: creditDays ?? 0,
    })
}
