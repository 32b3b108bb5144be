import { Button, Skeleton } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { OrderBadge, OrderLines, useInvoice } from '../../domainComponents/index.ts'
import { CallFailure, useDates } from '../../session/index.ts'
import { Card, PageHead } from '../../ui/index.ts'
import { HandoverCard } from '../production/handover/HandoverCard.tsx'
import { BackLink } from '../list/BackLink.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useVersioned } from '../list/useVersioned.ts'
import { PiecesCard } from '../production/remakes/PiecesCard.tsx'
import { ProofCard } from '../production/proof/ProofCard.tsx'
import { ProductionCard } from '../production/ProductionCard.tsx'
import { nameOf, type OfficeOrder } from '../officeTypes.ts'
import { CorrectLine } from './CorrectLine.tsx'
import { ClaimsCard } from './delivery/ClaimsCard.tsx'
import { ParcelsCard } from './delivery/ParcelsCard.tsx'
import { NotesCard } from './team/NotesCard.tsx'
import { TeamCard } from './team/TeamCard.tsx'
import { DesignHead } from './DesignHead.tsx'
import { Delivery, History, Ratings } from './OrderFacts.tsx'
import css from './OrderPage.module.css'
import { NextBar } from './next/NextBar.tsx'
import { NextStep } from './NextStep.tsx'
import { Payments } from './Payments.tsx'
import { SupplierForm } from './SupplierForm.tsx'

/** Money and production on one side, the way to the customer on the other, below the order lines. */
function Beside({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  return (
    <div className={css.beside}>
      <div className={css.column}>
        <Card title={t('office:payments')}>
          <Payments order={order} />
        </Card>
        <ProductionCard order={order} />
        <Card title={t('office:supplier')}>
          <SupplierForm order={order} />
        </Card>
        <HandoverCard order={order} />
        {order.dates.approved !== null && order.status !== 'CANCELED' && <PiecesCard order={order} />}
      </div>
      <div className={css.column}>
        <Card title={t('office:deliver_to')}>
          <Delivery order={order} />
        </Card>
        <ParcelsCard order={order} />
        <ProofCard order={order} />
        {order.ratings.length > 0 && (
          <Card title={t('office:ratings')}>
            <Ratings order={order} />
          </Card>
        )}
        <Card title={t('office:history')}>
          <History order={order} />
        </Card>
      </div>
    </div>
  )
}

function Order({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'order', 'common', 'desk'])
  const date = useDates()
  const fetchInvoice = useInvoice(order, 'GET /api/office/orders/{id}/invoice')
  const { number, status, owner, placedAt } = order
  return (
    <>
      <PageHead
        title={t('office:order_number', { number })}
        text={`${nameOf(owner)} · ${t('office:placed_on', { date: date(placedAt) })}`}
      >
        <OrderBadge status={status} />
        <Button
          variant="default"
          leftSection={<IconFileInvoice size={18} aria-hidden />}
          onClick={() => void fetchInvoice()}
        >
          {t('common:invoice')}
        </Button>
      </PageHead>
      <NextBar order={order} />
      <div className={css.columns}>
        <div className={css.column}>
          <Card title={t('order:lines')}>
            <OrderLines order={order} head={DesignHead} act={status === 'REVIEWING' ? CorrectLine : undefined} />
          </Card>
          <Beside order={order} />
        </div>
        <div className={css.column}>
          <Card title={t('desk:other_steps')}>
            <NextStep order={order} />
          </Card>
          <TeamCard order={order} />
          <NotesCard order={order} />
          <ClaimsCard order={order} />
        </div>
      </div>
    </>
  )
}

/** One order: what was ordered, where it stands, and what to do next. */
export function OrderPage() {
  const { t } = useTranslation(['office'])
  const { orderId } = useParams({ from: '/staff/office/orders/$orderId' })
  const { data, error, refetch } = useVersioned('GET /api/office/orders/{id}', orderId)
  usePageTitle(data ? t('office:order_number', { number: data.value.number }) : t('office:orders'))
  return (
    <>
      <BackLink to="/office/orders">{t('office:orders')}</BackLink>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={400} radius={12} />}
      {data && <Order key={data.value.id} order={data.value} />}
    </>
  )
}
