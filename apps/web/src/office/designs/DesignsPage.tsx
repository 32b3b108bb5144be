import type { DesignStatus } from '@kitwright/contract'
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
const STATUSES = Object.keys(DESIGN_BADGES) as DesignStatus[]

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
      sort: 'changed',
      isDay: true,
      isMinor: true,
      cell: ({ status, updatedAt }) => (status === 'reviewing' ? date(updatedAt) : '–'),
    },
  ]
}

/** Designs of all customers, or of one; unless sorted, those to be reviewed by who has waited longest. */
export function DesignsPage() {
  const { t } = useTranslation(['office', 'common'])
  usePageTitle(t('office:designs'))
  const columns = useColumns()
  const address = useAddress()
  const { search, status, customer } = address.filters
  const known = STATUSES.find(each => each === status)
  const wanted = { page: address.page, pageSize: PAGE_SIZE, search, status: known, customer }
  const sort = wishedSort(address, columns)
  const query = useCall('GET /api/office/designs', { query: { ...wanted, sort } as Wanted }, { isSticky: true })
  const statuses = STATUSES.map(value => ({ value, label: t(`common:design_${value}`) }))
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
      />
    </>
  )
}
