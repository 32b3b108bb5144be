import type { Order } from '@kitwright/contract'
import { useTranslation } from '../texts/index.ts'
import { useDates } from '../session/index.ts'

/** Says who approved an order's cart before it was placed. */
export function ApprovedBy({ approval: { name, at } }: { approval: NonNullable<Order['approval']> }) {
  const { t } = useTranslation(['order'])
  const date = useDates()
  return <>{t('order:approved_by', { name, date: date(at) })}</>
}
