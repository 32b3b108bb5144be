import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useCall, useList } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { useCustomerColumns } from './useCustomerColumns.tsx'

const PAGE_SIZE = 25

/** Lists the customers who have an account in the shop. */
export function CustomersPage() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:customers'))
  const columns = useCustomerColumns()
  const list = useList(useSearch({ from: '/staff/office/customers' }))
  const wanted = { ...list.search, pageSize: PAGE_SIZE }
  const query = useCall('GET /api/office/customers', { query: wanted }, { isSticky: true })
  return (
    <>
      <PageHead title={t('office:customers')} />
      <ListBar list={list} placeholder={t('office:search_customers')} />
      <ListView
        caption={t('office:customers')}
        columns={columns}
        query={query}
        list={list}
        emptyTitle={t('office:no_customers')}
        emptyText={t('office:no_customers_text')}
      />
    </>
  )
}
