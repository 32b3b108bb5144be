import { Skeleton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OrderBadge } from '../../pictures/index.ts'
import { useDates } from '../../session/index.ts'
import { Card, PageHead } from '../../ui/index.ts'
import { CallFailure } from '../list/CallFailure.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useWhole } from '../list/useWhole.ts'
import { nameOf, type OfficeOrder } from '../types.ts'
import { Delivery, History, Ratings } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import css from './OrderPage.module.css'
import { NextStep } from './NextStep.tsx'
import { Payments } from './Payments.tsx'
import { SupplierForm } from './SupplierForm.tsx'

function Order({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation('office')
  const date = useDates()
  const { number, status, owner, placedAt } = order
  return (
    <>
      <PageHead
        title={t('order_number', { number })}
        text={`${nameOf(owner)} · ${t('placed_on', { date: date(placedAt) })}`}
      >
        <OrderBadge status={status} />
      </PageHead>
      <div className={css.columns}>
        <div className={css.column}>
          <Card title={t('lines')}>
            <OrderLines order={order} />
          </Card>
          {order.ratings.length > 0 && (
            <Card title={t('ratings')}>
              <Ratings order={order} />
            </Card>
          )}
          <Card title={t('history')}>
            <History order={order} />
          </Card>
        </div>
        <div className={css.column}>
          <Card title={t('next_step')}>
            <NextStep order={order} />
          </Card>
          <Card title={t('supplier')}>
            <SupplierForm order={order} />
          </Card>
          <Card title={t('payments')}>
            <Payments order={order} />
          </Card>
          <Card title={t('deliver_to')}>
            <Delivery order={order} />
          </Card>
        </div>
      </div>
    </>
  )
}

/** One order: what was ordered, where it stands, and what to do next. */
export function OrderPage() {
  const { t } = useTranslation('office')
  const { orderId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useWhole('GET /api/office/orders/{id}', orderId)
  usePageTitle(data ? t('order_number', { number: data.value.number }) : t('orders'))
  return (
    <>
      <Link to="/office/orders" className={css.back}>
        <IconArrowLeft size={16} aria-hidden />
        {t('orders')}
      </Link>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={400} radius={12} />}
      {data && <Order key={data.value.id} order={data.value} />}
    </>
  )
}
