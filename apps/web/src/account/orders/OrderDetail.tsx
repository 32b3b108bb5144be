import { isOrderStatus, type Order } from '@kitwright/contract'
import { Loader } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { ApprovedBy, DeliveryFacts, HowToPay, OrderLines, PromiseNote, Slips } from '../../domainComponents/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { ProofNotice } from '../proof/ProofNotice.tsx'
import { ClaimSection } from './delivery/ClaimSection.tsx'
import { EditQuestion } from './edits/EditQuestion.tsx'
import { Edits } from './edits/Edits.tsx'
import { Corrections } from './Corrections.tsx'
import css from './OrdersPage.module.css'
import { ParcelSection } from './delivery/ParcelSection.tsx'
import { OrderTalk } from './talk/OrderTalk.tsx'
import { Ratings } from './Ratings.tsx'
import { Timeline } from './Timeline.tsx'

const DATES = ['designed', 'ordered', 'approved', 'delivered', 'received'] as const

function Recipient({ order }: { order: Order }) {
  const { t } = useTranslation(['account'])
  return (
    <p className={css.plain}>
      {order.address}
      <br />
      {order.approval && (
        <>
          <ApprovedBy approval={order.approval} />
          <br />
        </>
      )}
      {order.landmark && (
        <>
          {t('account:landmark')}: {order.landmark}
          <br />
        </>
      )}
      {order.phone}
    </p>
  )
}

function Facts({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'common', 'order'])
  const date = useDates()
  // The steps appear above and the corrections below the lines; these are the notes written on the way.
  const notes = order.history.flatMap(({ from, to, at, by, note }) => {
    const said = by === 'system' && to === 'CANCELED' ? t('order:released') : note
    return said === '' || from === to ? [] : [{ to, at, note: said }]
  })
  return (
    <div>
      <h3>{t('account:deliver_to')}</h3>
      <Recipient order={order} />
      <DeliveryFacts shipping={order.shipping} />
      {order.note && (
        <>
          <h3>{t('account:note')}</h3>
          <p className={css.plain}>{order.note}</p>
        </>
      )}
      {order.supplier && (
        <>
          <h3>{t('account:supplier')}</h3>
          <p className={css.plain}>{order.supplier}</p>
        </>
      )}
      <h3>{t('account:dates')}</h3>
      <dl className={css.dates}>
        {DATES.map(key => (
          <Fact key={key} label={t(`account:date_${key}`)} value={date(order.dates[key])} />
        ))}
      </dl>
      {notes.length > 0 && (
        <>
          <h3>{t('account:history')}</h3>
          <ol className={css.history}>
            {notes.map(({ to, at, note }) => (
              <li key={to + at}>
                {isOrderStatus(to) ? t(`common:status_${to}`) : to}
                <small>
                  {date(at)} · {note}
                </small>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value || '–'}</dd>
    </>
  )
}

/** Lines, totals, delivery, dates and history of one order. */
export function OrderDetail({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['order', 'shipment'])
  const { data: order, error, refetch } = useCall('GET /api/orders/{id}', { params: { id: orderId } })
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!order) return <Loader mt="md" size="sm" />
  return (
    <>
      <PromiseNote order={order} />
      <h3>{t('shipment:where')}</h3>
      <Timeline order={order} />
      <div className={css.progress}>
        <ParcelSection order={order} />
        <ClaimSection order={order} />
      </div>
      <EditQuestion orderId={orderId} />
      <ProofNotice orderId={orderId} />
      <div className={css.detail}>
        <div>
          <h3>{t('order:lines')}</h3>
          <OrderLines order={order} />
          <Corrections order={order} />
          <Edits orderId={orderId} />
          <HowToPay order={order} />
          <Slips orderId={orderId} isDue={order.nextPayment !== null} />
          {order.status === 'RECEIVED' && <Ratings order={order} />}
          <OrderTalk orderId={orderId} />
        </div>
        <Facts order={order} />
      </div>
    </>
  )
}
