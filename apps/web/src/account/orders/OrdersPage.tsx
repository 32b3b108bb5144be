import { ORDER_STATUSES } from '@kitwright/contract'
import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, type List, useCall, useList } from '../../session/index.ts'
import { ButtonLink, Card, EmptyState, PageHead } from '../../ui/index.ts'
import { ListBar } from '../list/ListBar.tsx'
import { isNarrowed, NothingFound } from '../list/NothingFound.tsx'
import { PageLinks } from '../PageLinks.tsx'
import { OrderCard } from './OrderCard.tsx'
import css from './OrdersPage.module.css'

const PAGE_SIZE = 10

function NoOrders({ list }: { list: List }) {
  const { t } = useTranslation(['account'])
  if (isNarrowed(list)) return <NothingFound list={list} />
  return (
    <Card>
      <EmptyState title={t('account:no_orders')} text={t('account:no_orders_text')}>
        <ButtonLink to="/me/assets">{t('account:go_designs')}</ButtonLink>
      </EmptyState>
    </Card>
  )
}

/** The person's orders, newest first; `?order=` in an e-mail link opens that one. */
export function OrdersPage() {
  const { t } = useTranslation(['account', 'common'])
  const list = useList(useSearch({ from: '/guarded/personal/me/histories' }))
  const { search, status, order: openId } = list.search
  const query = { page: list.page, pageSize: PAGE_SIZE, search, status }
  const { data, error, refetch } = useCall('GET /api/orders', { query }, { isSticky: true })
  const statuses = ORDER_STATUSES.map(value => ({ value, label: t(`common:status_${value}`) }))
  const hasBar = isNarrowed(list) || (data?.total ?? 0) > 1
  return (
    <>
      <PageHead title={t('common:my_orders')} text={t('account:orders_text')} />
      {hasBar && <ListBar list={list} placeholder={t('account:search_orders')} statuses={statuses} />}
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <NoOrders list={list} />}
      <div className={css.list}>
        {!data && !error && [1, 2, 3].map(key => <Skeleton key={key} h={150} radius={12} />)}
        {data?.items.map(order => (
          <OrderCard key={order.id} order={order} isOpenFirst={order.id === openId} />
        ))}
      </div>
      {data && <PageLinks {...data} onPage={page => list.set({ page })} />}
    </>
  )
}
