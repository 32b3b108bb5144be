import type { Order } from '@kitwright/contract'
import { overpaidOf, promotionPercentOf } from '@kitwright/pricing'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './OrderLines.module.css'
import { useFeeName } from '../delivery/useFeeName.ts'

/** Shows what an order costs, what of it is paid, and what is left. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation(['order'])
  const feeName = useFeeName()
  const { status, subtotalCents, discountCents, totalCents, paidCents, dueCents } = order
  const refundCents = overpaidOf(order)
  const percent = promotionPercentOf(order.lines)
  const refund = { label: t('order:refund_due'), cents: refundCents, isStrong: true }
  const totals: readonly { readonly label: string; readonly cents: number; readonly isStrong?: boolean }[] = [
    { label: t('order:subtotal'), cents: subtotalCents },
    {
      label: percent > 0 ? t('order:discount_with_promotion', { percent }) : t('order:total_discount'),
      cents: -discountCents,
    },
    ...order.fees.map(fee => ({ label: feeName(fee), cents: fee.cents })),
    { label: t('order:total'), cents: totalCents, isStrong: true },
    { label: t('order:paid'), cents: paidCents },
    ...(status === 'CANCELED'
      ? []
      : [refundCents > 0 ? refund : { label: t('order:due'), cents: dueCents, isStrong: true }]),
  ]
  return (
    <dl className={css.totals}>
      {totals.map(({ label, cents, isStrong }, i) => (
        <div key={`${i} ${label}`} className={isStrong ? css.strong : undefined}>
          <dt>{label}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
