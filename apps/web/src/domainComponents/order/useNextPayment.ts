import type { Order } from '@kitwright/contract'
import { useTranslation } from 'react-i18next'
import { formatCents } from '../../ui/index.ts'

/** Says how much is to be paid next, and by when. */
export function useNextPayment(): (next: NonNullable<Order['nextPayment']>) => string {
  const { t } = useTranslation(['order'])
  return ({ cents, by }) => t(`order:pay_${by}`, { amount: formatCents(cents) })
}
