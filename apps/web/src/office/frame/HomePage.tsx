import { ORDER_STATUSES } from '@kitwright/contract'
import { formatCount } from '@kitwright/measure'
import { Skeleton } from '@mantine/core'
import { Link, type LinkOptions, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderBadge } from '../../pictures/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { formatCents, PageHead } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useStaff } from '../session/staff.tsx'
import { MyMails } from './MyMails.tsx'
import css from './HomePage.module.css'

interface TileProps {
  readonly link: LinkOptions
  readonly count: number
  readonly label: string
  readonly note?: string
}

function Tile({ link, count, label, note }: TileProps) {
  return (
    <Link {...link} className={css.tile} data-waits={count > 0 || undefined}>
      <b className="kw-num">{formatCount(count)}</b>
      <span>{label}</span>
      {note && <small>{note}</small>}
    </Link>
  )
}

function Orders({ counts }: { counts: Readonly<Record<string, number>> }): ReactNode {
  return ORDER_STATUSES.map(status => (
    <Link key={status} to="/office/orders" search={{ status }} className={css.status}>
      <OrderBadge status={status} />
      <b className="kw-num">{formatCount(counts[status] ?? 0)}</b>
    </Link>
  ))
}

/** What waits for the team, each figure a way to its list. */
export function HomePage() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:home'))
  const { firstName } = useStaff()
  const { data, error, refetch } = useCall('GET /api/office/home', {})
  return (
    <>
      <PageHead title={t('office:home_hello', { name: firstName })} text={t('office:home_text')} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={120} radius={12} />}
      {data && (
        <>
          <div className={css.tiles}>
            <Tile
              link={linkOptions({ to: '/office/designs' })}
              count={data.designsToReview}
              label={t('office:home_designs')}
            />
            <Tile
              link={linkOptions({ to: '/office/orders', search: { status: 'deposit-due' } })}
              count={data.depositsDue}
              label={t('office:home_deposits')}
              note={
                data.depositsDue > 0
                  ? t('office:home_deposits_cents', { amount: formatCents(data.depositsDueCents) })
                  : undefined
              }
            />
            <Tile
              link={linkOptions({ to: '/office/orders', search: { status: 'balance-due' } })}
              count={data.balancesDue}
              label={t('office:home_balances')}
              note={
                data.balancesDue > 0
                  ? t('office:home_deposits_cents', { amount: formatCents(data.balancesDueCents) })
                  : undefined
              }
            />
            <Tile
              link={linkOptions({ to: '/office/messages' })}
              count={data.messages}
              label={t('office:home_messages')}
            />
          </div>
          <h2 className={css.head}>{t('office:home_orders')}</h2>
          <div className={css.statuses}>
            <Orders counts={data.orders} />
          </div>
          <div className={css.mails}>
            <MyMails />
          </div>
        </>
      )}
    </>
  )
}
