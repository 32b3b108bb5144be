import type { Response_ } from '@kitwright/contract'
import { NativeSelect, Skeleton } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, type List, useApi, useCall, useList } from '../../session/index.ts'
import { Card, EmptyState, formatCents, PageHead } from '../../ui/index.ts'
import { DataTable } from '../list/DataTable.tsx'
import { PageLinks } from '../list/PageLinks.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { TableDownload } from '../money/TableDownload.tsx'
import { BulkNotice } from '../orders/bulk/BulkNotice.tsx'
import { useBulk } from '../orders/bulk/useBulk.ts'
import { useStaff } from '../session/staff.tsx'
import css from './DebtsPage.module.css'
import { DEBT_PARTS, useDebtColumns } from './useDebtColumns.tsx'

const PAGE_SIZE = 25

type Debts = Response_<'GET /api/office/debts'>

/** The sums of all customers, by how long they have been due. */
function Sums({ all, customers }: Pick<Debts, 'all' | 'customers'>) {
  const { t } = useTranslation(['debts'])
  return (
    <>
      <p className={css.total}>{t('debts:sum', { count: customers, amount: formatCents(all.totalCents) })}</p>
      <dl className={css.parts}>
        {DEBT_PARTS.map(({ key, of, age }) => (
          <div key={key} data-age={age}>
            <dt>{t(`debts:${key}`)}</dt>
            <dd className="kw-num">{formatCents(of(all))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Shown({ debts, list }: { debts: Debts; list: List }) {
  const { t } = useTranslation(['debts'])
  const bulk = useBulk()
  const columns = useDebtColumns(bulk)
  const { items, customers, all } = debts
  if (customers === 0)
    return (
      <Card>
        <EmptyState title={t('debts:none')} text={t('debts:none_text')} />
      </Card>
    )
  return (
    <>
      <Sums all={all} customers={customers} />
      <DataTable
        caption={t('debts:title')}
        columns={columns}
        rows={items.map(debt => ({ ...debt, id: debt.owner.id }))}
      />
      <PageLinks places={debts} list={list} />
      {bulk.outcome && <BulkNotice bulk={bulk} outcome={bulk.outcome} />}
    </>
  )
}

/** The list of debts by age, with one press to remind each customer. */
export function DebtsPage() {
  const { t } = useTranslation(['debts'])
  const api = useApi()
  usePageTitle(t('debts:title'))
  const isAllowed = useStaff().can('exports')
  const found = useSearch({ from: '/staff/office/debts' })
  const { sort = 'total', after, before } = found
  const list = useList(found)
  const navigate = useNavigate()
  const query = { sort, after, before, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useCall('GET /api/office/debts', { query }, { isSticky: true })
  return (
    <>
      <PageHead title={t('debts:title')} text={t('debts:text')}>
        <NativeSelect
          aria-label={t('debts:sort')}
          value={sort}
          onChange={event =>
            void navigate({
              to: '/office/debts',
              search: event.currentTarget.value === 'oldest' ? { sort: 'oldest' } : {},
              replace: true,
            })
          }
          data={(['total', 'oldest'] as const).map(value => ({ value, label: t(`debts:sort_${value}`) }))}
        />
        {isAllowed && (
          <TableDownload name="debts" onCall={async () => api('GET /api/office/debts/csv', { query: { sort } })} />
        )}
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={200} radius={12} />}
      {data && <Shown debts={data} list={list} />}
    </>
  )
}
