import type { OrderStatus } from '@kitwright/contract'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CallFailure, useCall } from '../../session/index.ts'
import { type Address, Card, EmptyState, PageHead, useAddress } from '../../ui/index.ts'
import { ListBar } from '../list/ListBar.tsx'
import { isNarrowed, NothingFound } from '../list/NothingFound.tsx'
import { Paging } from '../Paging.tsx'
import { OrderCard } from './OrderCard.tsx'
import css from './OrdersPage.module.css'
import { STATUSES } from './timelineSteps.ts'

const PAGE_SIZE = 10
const statusOf = (text: string | undefined): OrderStatus | undefined => STATUSES.find(status => status === text)

function NoOrders({ address }: { address: Address }) {
  const { t } = useTranslation('account')
  if (isNarrowed(address)) return <NothingFound address={address} />
  return (
    <Card>
      <EmptyState title={t('no_orders')} text={t('no_orders_text')}>
        <Button component={Link} to="/me/assets">
          {t('go_designs')}
        </Button>
      </EmptyState>
    </Card>
  )
}

/** The person's orders, newest first; `?order=` of a mail opens that one. */
export function OrdersPage() {
  const { t } = useTranslation(['account', 'common'])
  const address = useAddress()
  const { search, status, order: openId } = address.filters
  const query = { page: address.page, pageSize: PAGE_SIZE, search, status: statusOf(status) }
  const { data, error, refetch } = useCall('GET /api/orders', { query }, { isSticky: true })
  const statuses = STATUSES.map(value => ({ value, label: t(`common:status_${value}`) }))
  const hasBar = isNarrowed(address) || (data?.total ?? 0) > 1
  return (
    <>
      <PageHead title={t('common:my_orders')} text={t('account:orders_text')} />
      {hasBar && <ListBar address={address} placeholder={t('account:search_orders')} statuses={statuses} />}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <NoOrders address={address} />}
      <div className={css.list}>
        {!data && !error && [1, 2, 3].map(key => <Skeleton key={key} h={150} radius={12} />)}
        {data?.items.map(order => (
          <OrderCard key={order.id} order={order} isOpenFirst={order.id === openId} />
        ))}
      </div>
      {data && <Paging {...data} onPage={page => address.set({ page: page === 1 ? undefined : String(page) })} />}
    </>
  )
}
