import { Button, Popover } from '@mantine/core'
import { IconCalendarDue, IconFileInvoice, IconPencil, IconUserCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import { OrderBadge, useInvoice } from '../../../domainComponents/index.ts'
import { useDates } from '../../../session/index.ts'
import { BackLink } from '../../list/BackLink.tsx'
import { nameOf, type OfficeOrder } from '../../officeTypes.ts'
import { DueDay } from '../team/DueDay.tsx'
import { TagList } from '../team/TagList.tsx'
import { TeamCard } from '../team/TeamCard.tsx'
import css from './Page.module.css'

/** The due day, assignee and tags of an order, with a form that changes them. */
function TeamFacts({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['desk'])
  const { desk } = order
  return (
    // Stays mounted, so that it keeps what was typed.
    <Popover position="bottom-start" width={340} trapFocus shadow="md" withinPortal keepMounted>
      <Popover.Target>
        <button type="button" className={css.team}>
          <span>
            <IconCalendarDue size={16} aria-hidden /> {t('desk:due')} <DueDay desk={desk} />
          </span>
          <span>
            <IconUserCircle size={16} aria-hidden /> {desk.assignee?.name ?? t('desk:not_assigned')}
          </span>
          <TagList tags={desk.tags} />
          <IconPencil size={15} aria-hidden />
          <span className="kw-hidden">{t('desk:team_change')}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown p={0} className={css.flat}>
        <TeamCard order={order} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** The source of an order by staff, and the orders that it fills in or that fill it in. */
function Origin({ order: { source, madeByName, fillInOf, fillIns, splitOf, splits } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['counter', 'edits'])
  return (
    <>
      {source !== 'web' && ` · ${t('counter:made_by', { source: t(`counter:source_${source}`), name: madeByName })}`}
      {fillInOf && (
        <>
          {' · '}
          <Link to="/office/orders/$orderId" params={{ orderId: fillInOf.id }}>
            {t('counter:fills_in', { number: fillInOf.number })}
          </Link>
        </>
      )}
      {splitOf && (
        <>
          {' · '}
          <Link to="/office/orders/$orderId" params={{ orderId: splitOf.id }}>
            {t('edits:split_of', { number: splitOf.number })}
          </Link>
        </>
      )}
      {splits.map(({ id, number }) => (
        <span key={id}>
          {' · '}
          <Link to="/office/orders/$orderId" params={{ orderId: id }}>
            {t('edits:split_off', { number })}
          </Link>
        </span>
      ))}
      {fillIns.map(({ id, number }) => (
        <span key={id}>
          {' · '}
          <Link to="/office/orders/$orderId" params={{ orderId: id }}>
            {t('counter:filled_in', { number })}
          </Link>
        </span>
      ))}
    </>
  )
}

/** The head of an order's page: number, customer, status, what the team keeps about it, and its invoice. */
export function OrderHead({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  const fetchInvoice = useInvoice(order, 'GET /api/office/orders/{id}/invoice')
  const { number, owner, placedAt, status } = order
  return (
    <header className={css.head}>
      <div className={css.title}>
        <BackLink to="/office/orders">{t('office:orders')}</BackLink>
        <h1>{t('office:order_number', { number })}</h1>
        <p>
          <Link to="/office/customers/$customerId" params={{ customerId: owner.id }}>
            {nameOf(owner)}
          </Link>{' '}
          · {t('office:placed_on', { date: date(placedAt) })}
          <Origin order={order} />
        </p>
      </div>
      <OrderBadge status={status} />
      <TeamFacts order={order} />
      <Button
        variant="default"
        size="sm"
        className={css.invoice}
        leftSection={<IconFileInvoice size={18} aria-hidden />}
        onClick={() => void fetchInvoice()}
      >
        {t('common:invoice')}
      </Button>
    </header>
  )
}
