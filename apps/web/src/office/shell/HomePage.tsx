import { ORDER_STATUSES, type OrderWait, type Response_ } from '@kitwright/contract'
import { formatCount } from '@kitwright/measure'
import { Skeleton } from '@mantine/core'
import { Link, type LinkOptions, linkOptions } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OrderBadge } from '../../domainComponents/index.ts'
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
  readonly note?: string | undefined
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

const owed = (count: number, cents: number, t: TFunction<['office']>): string | undefined =>
  count > 0 ? t('office:home_deposits_cents', { amount: formatCents(cents) }) : undefined

/** Lists items that another party has finished and the shop must act on. */
function Waiting({ home }: { home: Response_<'GET /api/office/home'> }) {
  const { t } = useTranslation(['office'])
  const orders = (status: OrderWait) => linkOptions({ to: '/office/orders', search: { status } })
  const { depositsDue, depositsDueCents, balancesDue, balancesDueCents } = home
  return (
    <>
      <Tile
        link={linkOptions({ to: '/office/review' })}
        count={home.designsToReview}
        label={t('office:home_designs')}
      />
      <Tile link={orders('proof-changes')} count={home.proofsToChange} label={t('office:home_proofs')} />
      <Tile
        link={orders('deposit-due')}
        count={depositsDue}
        label={t('office:home_deposits')}
        note={owed(depositsDue, depositsDueCents, t)}
      />
      <Tile
        link={orders('balance-due')}
        count={balancesDue}
        label={t('office:home_balances')}
        note={owed(balancesDue, balancesDueCents, t)}
      />
      <Tile link={orders('slip-waits')} count={home.slipsWaiting} label={t('office:home_slips')} />
      <Tile link={orders('claim-waits')} count={home.claimsWaiting} label={t('office:home_claims')} />
      <Tile link={orders('supplier-asks')} count={home.suppliersAsking} label={t('office:home_suppliers_ask')} />
      <Tile
        link={linkOptions({ to: '/office/suppliers', search: { waits: 'link' } })}
        count={home.linksEnding}
        label={t('office:home_links')}
      />
      <Tile
        link={linkOptions({ to: '/office/quotes', search: { status: 'waiting' } })}
        count={home.quotesWaiting}
        label={t('office:home_quotes')}
      />
      <Tile link={linkOptions({ to: '/office/messages' })} count={home.messages} label={t('office:home_messages')} />
    </>
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

/** Shows the team's pending work; each figure links to its list. */
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
            <Waiting home={data} />
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
