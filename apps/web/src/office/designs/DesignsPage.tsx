import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { DesignBadge, DesignPicture } from '../../domainComponents/index.ts'
import { useCall, useDates, useList } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { CustomerFilter } from '../orders/CustomerFilter.tsx'
import type { Column } from '../list/column.ts'
import { ListBar } from '../list/ListBar.tsx'
import { ListView } from '../list/ListView.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { DESIGN_FILTERS } from '../search.ts'
import { nameOf, type OfficeDesignRow } from '../officeTypes.ts'
import css from './DesignsPage.module.css'

const PAGE_SIZE = 25

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
      cell: ({ status }) => <DesignBadge status={status} />,
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

/** The review queue, longest waiting first. Filters show all designs, of all customers or of one. */
export function DesignsPage() {
  const { t } = useTranslation(['office', 'common'])
  usePageTitle(t('office:designs'))
  const columns = useColumns()
  const list = useList(useSearch({ from: '/staff/office/designs' }))
  const { status: filter = DESIGN_FILTERS[0], ...search } = list.search
  const status = filter === 'all' ? undefined : filter
  const wanted = { ...search, status, pageSize: PAGE_SIZE }
  const query = useCall('GET /api/office/designs', { query: wanted }, { isSticky: true })
  const statuses = DESIGN_FILTERS.map(value => ({
    value: value === DESIGN_FILTERS[0] ? '' : value,
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
      <ListBar list={list} placeholder={t('office:search_designs')} statuses={statuses} />
      <CustomerFilter list={list} />
      <ListView
        caption={t('office:designs')}
        columns={columns}
        query={query}
        list={list}
        emptyTitle={t('office:no_designs')}
        emptyText={t('office:no_designs_text')}
        everything={{ status: 'all' }}
      />
    </>
  )
}
