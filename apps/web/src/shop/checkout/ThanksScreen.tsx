import { Loader } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { HowToPay, PromiseNote, Slips } from '../../domainComponents/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { ButtonLink, formatCents } from '../../ui/index.ts'
import css from './ThanksScreen.module.css'

/** The thank-you page: the order's number, next steps and a link to it. */
export function ThanksScreen({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['checkout', 'common'])
  const { data: order, error, refetch } = useCall('GET /api/orders/{id}', { params: { id: orderId } })
  return (
    <section className={css.thanks}>
      <IconCircleCheckFilled size={72} aria-hidden />
      <h1>{t('checkout:thanks')}</h1>
      <p className={css.label}>{t('checkout:thanks_number')}</p>
      <p className={`${css.number} kw-num`}>{order ? order.number : !error && <Loader size="sm" />}</p>
      {!order && error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {order && (
        <p className="kw-num">
          {[
            ...(order.designId === null ? [] : [t('checkout:quote_pieces', { count: order.qty })]),
            formatCents(order.totalCents),
            ...(order.promotionPercent > 0
              ? [t('common:promotion_included', { percent: order.promotionPercent })]
              : []),
          ].join(' · ')}
        </p>
      )}
      <p className={css.text}>{t(order?.designId === null ? 'checkout:thanks_samples' : 'checkout:thanks_text')}</p>
      {order && (
        <div className={css.pay}>
          <PromiseNote order={order} />
          <HowToPay order={order} level={2} />
          <Slips orderId={orderId} isDue={order.nextPayment !== null} level={2} />
        </div>
      )}
      <div className={css.actions}>
        <ButtonLink to="/me/histories" size="md">
          {t('checkout:see_orders')}
        </ButtonLink>
        <ButtonLink to="/store" size="md" variant="default">
          {t('checkout:design_another')}
        </ButtonLink>
      </div>
    </section>
  )
}
