import type { Call } from '@kitwright/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DESIGN_BADGES, DesignPicture } from '../../pictures/index.ts'
import { useCall, useDates } from '../../session/index.ts'
import { PageHead, StatusBadge, useAddress } from '../../ui/index.ts'
import { CustomerFilter } from '../customers/CustomerFilter.tsx'
import type { Column } from '../list/DataTable.tsx'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { wishedSort } from '../list/sorting.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { nameOf, type OfficeDesignRow } from '../types.ts'
import css from './DesignsPage.module.css'

const PAGE_SIZE = 25
type Wanted = NonNullable<Call<'GET /api/office/designs'>['query']>
/** What waits for a review is looked at first; the rest stands behind these. */
const FILTERS = ['waiting', 'saved', 'rejected', 'ready', 'processing', 'all'] as const

function useColumns(): Column<OfficeDesignRow>[] {
  const { t } = useTranslation(['office', 'common'])
  const date = useDates()
  return [
    {
      key: 'picture',
      head: t('office:picture'),
      isHeadHidden: true,
      cell: ({ productType, pictureUrl }) => (
        <div className={css.picture}>
          <DesignPicture type={productType} name="" pictureUrl={pictureUrl} />
        </div>
      ),
    },
    {
      key: 'name',
      head: t('common:name'),
      sort: 'name',
      cell: ({ id, name, productType }) => (
        <>
          <Link data-row to="/office/designs/$designId" params={{ designId: id }}>
            {name}
          </Link>
          <small>{t(`common:type_${productType}`)}</small>
        </>
      ),
    },
    { key: 'customer', head: t('office:customer'), sort: 'customer', cell: ({ owner }) => nameOf(owner) },
    {
      key: 'status',
      head: t('office:status'),
      sort: 'status',
      cell: ({ status }) => <StatusBadge {...DESIGN_BADGES[status]} label={t(`common:design_${status}`)} />,
    },
    { key: 'orders', head: t('office:orders'), isNumber: true, isMinor: true, cell: ({ liveOrders }) => liveOrders },
    {
      key: 'since',
      head: t('office:waiting_since'),
      sort: 'waiting',
      isDay: true,
      isMinor: true,
      cell: ({ waitingSince }) => (waitingSince ? date(waitingSince) : '–'),
    },
  ]
}

/** The review queue, who has waited longest first; behind filters all the designs, of all customers or of one. */
export function DesignsPage() {
  const { t } = useTranslation(['office', 'common'])
  usePageTitle(t('office:designs'))
  const columns = useColumns()
  const address = useAddress()
  const { search, status, customer } = address.filters
  const filter = FILTERS.find(each => each === status) ?? FILTERS[0]
  const wanted = {
    page: address.page,
    pageSize: PAGE_SIZE,
    search,
    status: filter === 'all' ? undefined : filter,
    customer,
  }
  const sort = wishedSort(address, columns)
  const query = useCall('GET /api/office/designs', { query: { ...wanted, sort } as Wanted }, { isSticky: true })
  const statuses = FILTERS.map(value => ({
    value: value === FILTERS[0] ? '' : value,
    label:
      value === 'rejected' || value === 'ready' || value === 'processing'
        ? t(`common:design_${value}`)
        : value === 'all'
          ? t('office:all')
          : t(`office:designs_${value}`),
  }))
  return (
    <>
      <PageHead title={t('office:designs')} />
      <ListBar address={address} placeholder={t('office:search_designs')} statuses={statuses} />
      <CustomerFilter address={address} />
      <ListView
        caption={t('office:designs')}
        columns={columns}
        query={query}
        address={address}
        emptyTitle={t('office:no_designs')}
        emptyText={t('office:no_designs_text')}
        everything={{ status: 'all' }}
      />
    </>
  )
}
