import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../session/index.ts'
import { Card, EmptyState, PageHead } from '../../ui/index.ts'
import { ListFailure } from '../ListFailure.tsx'
import { Paging } from '../Paging.tsx'
import { OrderCard } from './OrderCard.tsx'
import css from './OrdersPage.module.css'

const PAGE_SIZE = 10

/** The person's orders, newest first. */
export function OrdersPage() {
  const { t } = useTranslation(['account', 'common'])
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall(
    'GET /api/orders',
    { query: { page, pageSize: PAGE_SIZE } },
    { isSticky: true },
  )
  return (
    <>
      <PageHead title={t('common:my_orders')} text={t('account:orders_text')} />
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState title={t('account:no_orders')} text={t('account:no_orders_text')}>
            <Button component={Link} to="/me/assets">
              {t('account:go_designs')}
            </Button>
          </EmptyState>
        </Card>
      )}
      <div className={css.list}>
        {!data && !error && [1, 2, 3].map(key => <Skeleton key={key} h={150} radius={12} />)}
        {data?.items.map(order => (
          <OrderCard key={order.id} order={order} />
        ))}
      </div>
      {data && <Paging {...data} onPage={setPage} />}
    </>
  )
}
