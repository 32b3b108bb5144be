import { useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { useCall, useList } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { QuoteRequests } from './requests/QuoteRequests.tsx'
import { QUOTE_FILTERS } from '../search.ts'
import { useQuoteColumns } from './useQuoteColumns.tsx'

const PAGE_SIZE = 25

/** Lists the quotes of all customers. */
export function QuotesPage() {
  const { t } = useTranslation(['quotes'])
  usePageTitle(t('quotes:title'))
  const columns = useQuoteColumns()
  const list = useList(useSearch({ from: '/staff/office/quotes' }))
  const query = useCall(
    'GET /api/office/quotes',
    { query: { ...list.search, pageSize: PAGE_SIZE } },
    { isSticky: true },
  )
  const statuses = [
    { value: '', label: t('quotes:filter_all') },
    ...QUOTE_FILTERS.map(value => ({ value, label: t(`quotes:filter_${value}`) })),
  ]
  return (
    <>
      <PageHead
        title={t('quotes:title')}
        {...(query.data && { text: t('quotes:count', { count: query.data.total }) })}
      />
      <QuoteRequests />
      <ListBar list={list} placeholder={t('quotes:search')} statuses={statuses} />
      <ListView
        caption={t('quotes:title')}
        columns={columns}
        query={query}
        list={list}
        emptyTitle={t('quotes:empty')}
        emptyText={t('quotes:empty_text')}
      />
    </>
  )
}
