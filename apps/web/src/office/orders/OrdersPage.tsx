import type { OrderWait } from '@kitwright/contract'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useCall, useList } from '../../session/index.ts'
import { lazy, PageHead } from '../../ui/index.ts'
import { CustomerFilter } from './CustomerFilter.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { ColumnMenu } from './filters/ColumnMenu.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { FilterMenu } from './filters/FilterMenu.tsx'
import css from './filters/Filters.module.css'
import { columnsOf, FILTER_KEYS, queryOf, readFilters, type SetOrders, writeColumns } from './filters/orderSearch.ts'
import { useOpeningView } from './filters/useOpeningView.ts'
import { ViewBar } from './filters/ViewBar.tsx'
import { ORDER_FILTERS } from '../search.ts'
import { NewOrder } from '../staffOrders/NewOrder.tsx'
import { StatementButton } from '../statements/StatementButton.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { useBulk } from './bulk/useBulk.ts'
import { useOrderSelection } from './bulk/useOrderSelection.ts'
import { usePeek } from './peek/usePeek.ts'
import { useOrderColumns } from './useOrderColumns.tsx'
import { NeedsRight } from '../session/NeedsRight.tsx'

const PeekPanel = lazy(async () => ({ default: (await import('./peek/PeekPanel.tsx')).PeekPanel }))

const PAGE_SIZE = 25

/** Names of the texts by wait. */
const WAITS = {
  'deposit-due': 'deposits',
  'balance-due': 'balances',
  'proof-changes': 'proofs',
  'supplier-asks': 'suppliers_ask',
  'slip-waits': 'slips',
  'claim-waits': 'claims',
} as const satisfies Record<OrderWait, string>
const isWait = (value: (typeof ORDER_FILTERS)[number]): value is OrderWait => value in WAITS

/** The statuses and waits that the list is narrowed to by one press. */
function useStatusChoices() {
  const { t } = useTranslation(['office', 'common'])
  const each = ORDER_FILTERS.map(value => ({
    value,
    label: isWait(value) ? t(`office:home_${WAITS[value]}`) : t(`common:status_${value}`),
  }))
  return [{ value: '', label: t('office:all') }, ...each]
}

/** All orders, newest first unless sorted, or one customer's. */
export function OrdersPage() {
  const { t } = useTranslation(['office'])
  usePageTitle(t('office:orders'))
  const list = useList(readFilters(useSearch({ from: '/staff/office/orders' })))
  useOpeningView(list.search)
  const shown = columnsOf(list.search.columns)
  const peek = usePeek()
  const columns = useOrderColumns({ shown, onPeek: peek.open })
  const set: SetOrders = changes => list.set(changes)
  const wanted = { ...queryOf(list.search), pageSize: PAGE_SIZE }
  const query = useCall('GET /api/office/orders', { query: wanted }, { isSticky: true })
  const isNarrowed = FILTER_KEYS.some(key => list.search[key] !== undefined)
  const bulk = useBulk()
  const { after: _after, before: _before, sort: _sort, ...narrowed } = queryOf(list.search)
  const selection = useOrderSelection(JSON.stringify(narrowed))
  const statuses = useStatusChoices()
  return (
    <>
      <PageHead title={t('office:orders')}>
        <NeedsRight of="orders">
          <NewOrder />
        </NeedsRight>
        <NeedsRight of="money">
          <StatementButton />
        </NeedsRight>
      </PageHead>
      <ListBar list={list} placeholder={t('office:search_orders')} statuses={statuses} />
      <div className={css.tools}>
        <ViewBar search={list.search} />
        <FilterMenu search={list.search} onChange={set} />
        <ColumnMenu columns={shown} onChange={next => set({ columns: writeColumns(next) })} />
      </div>
      <FilterChips search={list.search} onChange={set} />
      <CustomerFilter list={list} />
      <div onFocus={peek.follow} data-full>
        <ListView
          caption={t('office:orders')}
          columns={columns}
          query={query}
          list={list}
          emptyTitle={t(isNarrowed ? 'office:none_found' : 'office:no_orders')}
          emptyText={t(isNarrowed ? 'office:none_found_text' : 'office:no_orders_text')}
          selection={selection}
        />
      </div>
      {peek.orderId !== null && (
        <Suspense>
          <PeekPanel orderId={peek.orderId} bulk={bulk} onClose={peek.close} />
        </Suspense>
      )}
      <NeedsRight of={['orders', 'production']}>
        <BulkBar bulk={bulk} selection={selection} search={queryOf(list.search)} matching={query.data} />
      </NeedsRight>
    </>
  )
}
