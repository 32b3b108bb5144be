import { overpaidOf } from '@kitwright/pricing'
import { useTranslation } from '../../texts/index.ts'
import { type Slip, SlipList, useNextPayment } from '../../domainComponents/index.ts'
import { useCall, useMoments } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import { useStaff } from '../session/staff.tsx'
import type { OfficeOrder } from '../officeTypes.ts'
import { AskBakong } from '../money/AskBakong.tsx'
import css from './OrderPage.module.css'
import { Documents } from './Documents.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import { SlipAnswer } from './SlipAnswer.tsx'

function PaymentList({ payments }: Pick<OfficeOrder, 'payments'>) {
  const { t } = useTranslation(['office'])
  const moment = useMoments()
  return (
    <ul className={css.list}>
      {payments.map(({ id, cents, method, note, by, at }) => (
        <li key={id}>
          <span>
            <b className="kw-num">{formatCents(cents)}</b>
            {t(`office:method_${method}`)}
          </span>
          <small>
            {moment(at)} {by && t('office:by_name', { name: by })}
            {note && ` · ${note}`}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** Returns what must be paid before which step. */
function useRuleText({ creditDays, depositCents, deliveryCents }: OfficeOrder): string {
  const { t } = useTranslation(['office'])
  if (creditDays !== null) return t('office:rule_on_account')
  return t('office:rule_of', { deposit: formatCents(depositCents), delivery: formatCents(deliveryCents) })
}

/** Returns whether staff may note anything: once all is paid, only a refund is possible. */
function usePaymentOpen({ status, dueCents, paidCents }: OfficeOrder): boolean {
  const { can } = useStaff()
  if (status === 'CANCELED') return can('refunds') && paidCents > 0
  return (dueCents > 0 && can('money')) || can('refunds')
}

/** Shows the payments received, and a form for the next payment. */
export function Payments({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  const { can } = useStaff()
  const { payments, totalCents, paidCents, dueCents, nextPayment, status } = order
  const sayNext = useNextPayment()
  const { data: slips } = useCall('GET /api/office/orders/{id}/slips', { params: { id: order.id } })
  const actOf = ({ id, state }: Slip) =>
    state === 'waiting' && can('money') ? <SlipAnswer order={order} slipId={id} /> : null
  const isCanceled = status === 'CANCELED'
  const isPaid = dueCents <= 0
  const rule = useRuleText(order)
  const refundCents = overpaidOf(order)
  const isOpen = usePaymentOpen(order)
  return (
    <>
      {payments.length === 0 && <p className={css.plain}>{t('office:no_payments')}</p>}
      <PaymentList payments={payments} />
      <SlipList slips={slips?.items ?? []} act={actOf} />
      {!isCanceled && (
        <p className={css.plain}>
          {t('office:paid_in_all', { paid: formatCents(paidCents), total: formatCents(totalCents) })}
          <br />
          {isPaid ? t('office:fully_paid') : rule}
          {refundCents > 0 && (
            <>
              <br />
              <b>
                {t('office:refund_due')}: {formatCents(refundCents)}
              </b>
            </>
          )}
          {nextPayment && (
            <>
              <br />
              <b>
                {t('office:due')}: {formatCents(dueCents)}
              </b>
              <br />
              {sayNext(nextPayment)}
            </>
          )}
        </p>
      )}
      {isCanceled && paidCents > 0 && (
        <p className={css.plain}>
          <b>{t('office:canceled_paid', { paid: formatCents(paidCents) })}</b>
        </p>
      )}
      {can('money') && <AskBakong order={order} />}
      {isOpen && <PaymentForm order={order} />}
      <Documents order={order} />
    </>
  )
}
