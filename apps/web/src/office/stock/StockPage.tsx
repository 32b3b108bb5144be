import type { Response_ } from '@kitwright/contract'
import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useFabricName } from '../../domainComponents/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { Card, EmptyState, PageHead } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { DataTable } from '../list/DataTable.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { NeedsRight } from '../session/NeedsRight.tsx'
import { EntryForm } from './EntryForm.tsx'
import css from './StockPage.module.css'
import { useMetres } from './useMetres.ts'

type Stock = Response_<'GET /api/office/stock'>
type Item = Stock['items'][number]
type Entry = Stock['entries'][number]

function useItemColumns(): Column<Item & { readonly id: string }>[] {
  const { t } = useTranslation(['stock'])
  const fabricName = useFabricName()
  const metres = useMetres()
  return [
    { key: 'supplier', head: t('stock:supplier'), cell: ({ supplier }) => supplier.name },
    { key: 'fabric', head: t('stock:fabric'), cell: ({ fabric }) => fabricName(fabric) },
    {
      key: 'received',
      head: t('stock:received'),
      isNumber: true,
      isMinor: true,
      cell: ({ receivedMm }) => metres(receivedMm),
    },
    {
      key: 'corrected',
      head: t('stock:corrected'),
      isNumber: true,
      isMinor: true,
      cell: ({ correctedMm }) => metres(correctedMm),
    },
    { key: 'reserved', head: t('stock:reserved'), isNumber: true, cell: ({ reservedMm }) => metres(reservedMm) },
    { key: 'used', head: t('stock:used'), isNumber: true, isMinor: true, cell: ({ usedMm }) => metres(usedMm) },
    {
      key: 'left',
      head: t('stock:left'),
      isNumber: true,
      cell: ({ leftMm }) => (
        <span className={css.left} data-short={leftMm < 0 || undefined}>
          {metres(leftMm)}
        </span>
      ),
    },
  ]
}

/** The stock of each fabric at each supplier. */
function Items({ items }: Pick<Stock, 'items'>) {
  const { t } = useTranslation(['stock'])
  const columns = useItemColumns()
  const rows = items.map(item => ({ ...item, id: `${item.supplier.id} ${item.fabric}` }))
  return <DataTable caption={t('stock:title')} columns={columns} rows={rows} />
}

function useEntryColumns(): Column<Entry>[] {
  const { t } = useTranslation(['stock'])
  const fabricName = useFabricName()
  const metres = useMetres()
  const date = useDates()
  return [
    { key: 'kind', head: t('stock:kind'), cell: ({ kind }) => t(`stock:kind_${kind}`) },
    { key: 'metres', head: t('stock:metres_field'), isNumber: true, cell: ({ mm }) => metres(mm) },
    {
      key: 'of',
      head: t('stock:fabric'),
      cell: ({ fabric, supplier }) => (
        <>
          {fabricName(fabric)}
          <small>{supplier}</small>
        </>
      ),
    },
    { key: 'lot', head: t('stock:lot'), isMinor: true, cell: ({ lot }) => lot || '–' },
    { key: 'reason', head: t('stock:reason'), isMinor: true, cell: ({ reason }) => reason || '–' },
    { key: 'by', head: t('stock:by'), isMinor: true, cell: ({ by }) => by },
    { key: 'at', head: t('stock:date'), cell: ({ at }) => date(at) },
  ]
}

/** The latest rolls and corrections. */
function Entries({ entries }: Pick<Stock, 'entries'>) {
  const { t } = useTranslation(['stock'])
  const columns = useEntryColumns()
  return (
    <Card title={t('stock:entries')}>
      <DataTable caption={t('stock:entries')} columns={columns} rows={entries} />
    </Card>
  )
}

/** Cloth that lies at suppliers: received, reserved, used and left, with the entries that say so. */
export function StockPage() {
  const { t } = useTranslation(['stock'])
  usePageTitle(t('stock:title'))
  const { data, error, refetch } = useCall('GET /api/office/stock', {})
  return (
    <>
      <PageHead title={t('stock:title')} text={t('stock:text')} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={200} radius={12} />}
      {data && (
        <div className={css.page}>
          {data.items.length === 0 ? (
            <Card>
              <EmptyState title={t('stock:none')} text={t('stock:none_text')} />
            </Card>
          ) : (
            <Items items={data.items} />
          )}
          <NeedsRight of="production">
            <EntryForm />
          </NeedsRight>
          {data.entries.length > 0 && <Entries entries={data.entries} />}
        </div>
      )}
    </>
  )
}
