import { ActionIcon, Skeleton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { OrderBadge } from '../../../domainComponents/index.ts'
import { CallFailure } from '../../../session/index.ts'
import { formatCents, isDialogOpen } from '../../../ui/index.ts'
import { useVersioned } from '../../list/useVersioned.ts'
import { nameOf, type OfficeOrder } from '../../officeTypes.ts'
import type { Bulk } from '../bulk/useBulk.ts'
import { NextBar } from '../next/NextBar.tsx'
import { KitStage } from '../page/KitStage.tsx'
import { LineTable } from '../page/LineTable.tsx'
import { DueDay } from '../team/DueDay.tsx'
import { TagList } from '../team/TagList.tsx'
import css from './Peek.module.css'
import { NeedsRight } from '../../session/NeedsRight.tsx'

/** The customer, due day, money and supplier of an order. */
function Facts({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'desk'])
  const { owner, desk, totalCents, dueCents, supplier } = order
  const money =
    dueCents > 0 ? `${formatCents(totalCents)} · ${t('office:due')} ${formatCents(dueCents)}` : formatCents(totalCents)
  return (
    <dl className={css.facts}>
      <dt>{t('office:customer')}</dt>
      <dd>{nameOf(owner)}</dd>
      <dt>{t('desk:due')}</dt>
      <dd>
        <DueDay desk={desk} />
      </dd>
      <dt>{t('office:total')}</dt>
      <dd>{money}</dd>
      <dt>{t('office:supplier')}</dt>
      <dd>{supplier ?? '–'}</dd>
      <dt>{t('desk:assignee')}</dt>
      <dd>
        {desk.assignee?.name ?? t('desk:not_assigned')} <TagList tags={desk.tags} />
      </dd>
    </dl>
  )
}

interface Props {
  readonly orderId: string
  readonly bulk: Bulk
  readonly onClose: () => void
}

/**
 * One order beside the list: its kits, people and next step. It is no dialog, so that the list's keys go on: moving to
 * another row shows that order.
 */
export function PeekPanel({ orderId, bulk, onClose }: Props) {
  const { t } = useTranslation(['desk', 'common'])
  const { data, error, refetch } = useVersioned('GET /api/office/orders/{id}', orderId)
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !isDialogOpen()) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  const order = data?.value
  return (
    <section className={css.panel} aria-label={t('desk:peek')}>
      <header className={css.head}>
        {order && (
          <>
            <Link to="/office/orders/$orderId" params={{ orderId }}>
              {order.number}
            </Link>
            <OrderBadge status={order.status} />
          </>
        )}
        <ActionIcon
          className={css.close}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('common:close')}
          onClick={onClose}
        >
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </header>
      {error && !order && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!order && !error && <Skeleton h={400} m={16} radius={8} />}
      {order && (
        <div key={order.id}>
          <NeedsRight of={['orders', 'production']}>
            <NextBar order={order} bulk={bulk} />
          </NeedsRight>
          <KitStage order={order} />
          <Facts order={order} />
          <LineTable order={order} />
        </div>
      )}
    </section>
  )
}
