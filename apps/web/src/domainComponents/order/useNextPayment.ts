import type { Order } from '@kitwright/contract'
import { useTranslation } from 'react-i18next'
import { formatCents } from '../../ui/index.ts'

/** Formats the amount and the due date of the next payment. */
export function useNextPayment(): (next: NonNullable<Order['nextPayment']>) => string {
  const { t } = useTranslation(['order'])
  return ({ cents, by }) => t(`order:pay_${by}`, { amount: formatCents(cents) })
}
