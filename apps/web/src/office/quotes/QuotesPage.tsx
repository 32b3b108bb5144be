import { Button } from '@mantine/core'
import { IconFileDollar } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useCall, useList } from '../../session/index.ts'
import { lazy, PageHead } from '../../ui/index.ts'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { QuoteRequests } from './requests/QuoteRequests.tsx'
import { NeedsRight } from '../session/NeedsRight.tsx'
import { QUOTE_FILTERS } from '../search.ts'
import { useQuoteColumns } from './useQuoteColumns.tsx'

const PAGE_SIZE = 25
const NewOfferDialog = lazy(async () => ({ default: (await import('./offer/NewOfferDialog.tsx')).NewOfferDialog }))

/** Makes an offer without a request. */
function NewOffer() {
  const { t } = useTranslation(['quotes'])
  const [isOpen, setOpen] = useState(false)
  const { data } = useCall('GET /api/office/quote-requests', {})
  return (
    <>
      <Button leftSection={<IconFileDollar size={18} aria-hidden />} disabled={!data} onClick={() => setOpen(true)}>
        {t('quotes:offer_new')}
      </Button>
      {isOpen && data && (
        <Suspense fallback={null}>
          <NewOfferDialog expiresOn={data.expiresOn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

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
      <PageHead title={t('quotes:title')} {...(query.data && { text: t('quotes:count', { count: query.data.total }) })}>
        <NeedsRight of="orders">
          <NewOffer />
        </NeedsRight>
      </PageHead>
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
