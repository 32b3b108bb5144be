import { ORDER_STATUSES, type OrderStatus } from '@kitwright/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DesignPicture, OrderBadge } from '../../pictures/index.ts'
import { useCall, useDates } from '../../session/index.ts'
import { formatCents, PageHead } from '../../ui/index.ts'
import type { Column } from '../list/DataTable.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { useAddress } from '../list/useAddress.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { nameOf, type OfficeOrderRow } from '../types.ts'
import css from './OrdersPage.module.css'

const PAGE_SIZE = 25

function useColumns(): Column<OfficeOrderRow>[] {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  return [
    {
      key: 'picture',
      head: t('office:picture'),
      isHeadHidden: true,
      cell: ({ pictureUrl }) => (
        <div className={css.picture}>
          <DesignPicture type="SOCCER_KIT" name="" pictureUrl={pictureUrl} />
        </div>
      ),
    },
    {
      key: 'number',
      head: t('common:number'),
      cell: ({ id, number }) => (
        <Link data-row to="/office/orders/$orderId" params={{ orderId: id }} className={css.number}>
          {number}
        </Link>
      ),
    },
    {
      key: 'customer',
      head: t('office:customer'),
      cell: ({ owner }) => (
        <>
          {nameOf(owner)}
          <small>{owner.phone ?? owner.email}</small>
        </>
      ),
    },
    { key: 'designs', head: t('office:designs'), isMinor: true, cell: ({ designNames }) => designNames.join(', ') },
    { key: 'qty', head: t('office:pieces'), isNumber: true, isMinor: true, cell: ({ qty }) => qty },
    { key: 'total', head: t('office:total'), isNumber: true, cell: ({ totalCents }) => formatCents(totalCents) },
    {
      key: 'paid',
      head: t('office:paid'),
      isNumber: true,
      isMinor: true,
      cell: ({ paidCents }) => formatCents(paidCents),
    },
    { key: 'status', head: t('office:status'), cell: ({ status }) => <OrderBadge status={status} /> },
    {
      key: 'placed',
      head: t('office:placed'),
      isMinor: true,
      cell: ({ placedAt }) => <span className={css.date}>{date(placedAt)}</span>,
    },
  ]
}

const statusOf = (text: string | undefined): OrderStatus | undefined => ORDER_STATUSES.find(status => status === text)

/** All orders, newest first. */
export function OrdersPage() {
  const { t } = useTranslation(['office', 'common'])
  usePageTitle(t('office:orders'))
  const columns = useColumns()
  const address = useAddress()
  const { search, status } = address.filters
  const query = useCall(
    'GET /api/office/orders',
    { query: { page: address.page, pageSize: PAGE_SIZE, search, status: statusOf(status) } },
    { isSticky: true },
  )
  const statuses = ORDER_STATUSES.map(value => ({ value, label: t(`common:status_${value}`) }))
  return (
    <>
      <PageHead title={t('office:orders')} />
      <ListBar address={address} placeholder={t('office:search_orders')} statuses={statuses} />
      <ListView
        caption={t('office:orders')}
        columns={columns}
        query={query}
        address={address}
        emptyTitle={t('office:no_orders')}
        emptyText={t('office:no_orders_text')}
      />
    </>
  )
}
