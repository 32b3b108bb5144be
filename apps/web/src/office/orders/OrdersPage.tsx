import { ORDER_STATUSES } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../session/index.ts'
import { PageHead, useAddress } from '../../ui/index.ts'
import { CustomerFilter } from '../customers/CustomerFilter.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { wishedSort } from '../list/sorting.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useOrderColumns } from './useOrderColumns.tsx'

const PAGE_SIZE = 25
type Wanted = NonNullable<Call<'GET /api/office/orders'>['query']>

/** By status, or those whose next step waits for money. */
const FILTERS = [...ORDER_STATUSES, 'deposit-due', 'balance-due'] as const

/** All orders, newest first unless sorted; or one customer's. */
export function OrdersPage() {
  const { t } = useTranslation(['office', 'common'])
  usePageTitle(t('office:orders'))
  const columns = useOrderColumns()
  const address = useAddress()
  const { search, status, customer } = address.filters
  const wanted = {
    page: address.page,
    pageSize: PAGE_SIZE,
    search,
    status: FILTERS.find(each => each === status),
    customer,
  }
  const sort = wishedSort(address, columns)
  const query = useCall('GET /api/office/orders', { query: { ...wanted, sort } as Wanted }, { isSticky: true })
  const each = FILTERS.map(value => ({
    value,
    label:
      value === 'deposit-due'
        ? t('office:home_deposits')
        : value === 'balance-due'
          ? t('office:home_balances')
          : t(`common:status_${value}`),
  }))
  const statuses = [{ value: '', label: t('office:all') }, ...each]
  return (
    <>
      <PageHead title={t('office:orders')} />
      <ListBar address={address} placeholder={t('office:search_orders')} statuses={statuses} />
      <CustomerFilter address={address} />
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
