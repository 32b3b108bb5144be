import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { OrderTotals } from '../../domainComponents/index.ts'
import { CallFailure } from '../../session/index.ts'
import { Card } from '../../ui/index.ts'
import { HandoverCard } from '../production/handover/HandoverCard.tsx'
import { BackLink } from '../list/BackLink.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useVersioned } from '../list/useVersioned.ts'
import { PiecesCard } from '../production/remakes/PiecesCard.tsx'
import { ProofCard } from '../production/proof/ProofCard.tsx'
import { ProductionCard } from '../production/ProductionCard.tsx'
import { TasksCard } from '../tasks/TasksCard.tsx'
import { EditsCard } from '../edits/EditsCard.tsx'
import type { OfficeOrder } from '../officeTypes.ts'
import { CostCard } from '../costs/CostCard.tsx'
import { useStaff } from '../session/staff.tsx'
import { BulkNotice } from './bulk/BulkNotice.tsx'
import { useBulk } from './bulk/useBulk.ts'
import { ClaimsCard } from './delivery/ClaimsCard.tsx'
import { ParcelsCard } from './delivery/ParcelsCard.tsx'
import { NextBar } from './next/NextBar.tsx'
import { Delivery, Ratings } from './OrderFacts.tsx'
import { AIMED_PARTS, useAim } from './page/useAim.ts'
import { KitStage } from './page/KitStage.tsx'
import { LineTable } from './page/LineTable.tsx'
import { OrderHead } from './page/OrderHead.tsx'
import css from './page/Page.module.css'
import { type Part, PartTabs } from './page/PartTabs.tsx'
import { Payments } from './Payments.tsx'
import { StatusRail } from './status/StatusRail.tsx'
import { Stream } from './stream/Stream.tsx'
import { SupplierForm } from './SupplierForm.tsx'
import { NeedsRight } from '../session/NeedsRight.tsx'

/** The payments, the customer and the address. */
function Money({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  const hasCosts = useStaff().can('costs')
  return (
    <div className={css.flat} data-of="money">
      <Card title={t('office:payments')}>
        <OrderTotals order={order} />
        <Payments order={order} />
      </Card>
      {hasCosts && <CostCard orderId={order.id} />}
      <Card title={t('office:deliver_to')}>
        <Delivery order={order} />
      </Card>
      {order.ratings.length > 0 && (
        <Card title={t('office:ratings')}>
          <Ratings order={order} />
        </Card>
      )}
    </div>
  )
}

/** Everything between the approval and the customer's door. */
function Making({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  return (
    <div className={css.flat} data-of="made">
      <NeedsRight of={['orders', 'production']}>
        <ProofCard order={order} />
      </NeedsRight>
      <Card title={t('office:supplier')}>
        <SupplierForm order={order} />
      </Card>
      <NeedsRight of="production">
        <ProductionCard order={order} />
        <HandoverCard order={order} />
        {order.dates.approved !== null && order.status !== 'CANCELED' && <PiecesCard order={order} />}
      </NeedsRight>
      <ParcelsCard order={order} />
      <ClaimsCard order={order} />
    </div>
  )
}

function Order({ order }: { order: OfficeOrder }) {
  const aim = useAim()
  const [part, setPart] = useState<Part>(aim === null ? 'kit' : AIMED_PARTS[aim])
  const bulk = useBulk()
  return (
    <div className={css.page} data-part={part} data-wide>
      <div className={css.above}>
        <OrderHead order={order} />
        <StatusRail order={order} />
        <NeedsRight of={['orders', 'production']}>
          <NextBar order={order} bulk={bulk} />
        </NeedsRight>
        <PartTabs part={part} onChange={setPart} />
      </div>
      <div className={css.column}>
        <div data-of="kit">
          <KitStage order={order} />
        </div>
        <Money order={order} />
      </div>
      <div className={css.column}>
        <div data-of="lines">
          <LineTable order={order} />
          <div className={css.flat}>
            <TasksCard orderId={order.id} />
            <EditsCard orderId={order.id} />
          </div>
        </div>
        <Making order={order} />
      </div>
      <div className={`${css.column} ${css.talk}`} data-of="talk">
        <Stream order={order} bulk={bulk} />
      </div>
      {bulk.outcome && <BulkNotice bulk={bulk} outcome={bulk.outcome} />}
    </div>
  )
}

/** One order on one screen: what it is, people, money, production, conversation, and what to do next. */
export function OrderPage() {
  const { t } = useTranslation(['office'])
  const { orderId } = useParams({ from: '/staff/office/orders/$orderId' })
  const { data, error, refetch } = useVersioned('GET /api/office/orders/{id}', orderId)
  usePageTitle(data ? t('office:order_number', { number: data.value.number }) : t('office:orders'))
  if (data) return <Order key={data.value.id} order={data.value} />
  return (
    <>
      <BackLink to="/office/orders">{t('office:orders')}</BackLink>
      {error ? <CallFailure error={error} onRetry={() => void refetch()} /> : <Skeleton h={400} radius={12} />}
    </>
  )
}
