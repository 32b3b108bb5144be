import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from '../../texts/index.ts'
import { type CallFailedError, CallFailure, type List, widenSearch } from '../../session/index.ts'
import { Card, EmptyState } from '../../ui/index.ts'
import type { Column } from './column.ts'
import { DataTable } from './DataTable.tsx'
import type { RowSelection } from './selection.ts'
import { PageLinks, type Places } from './PageLinks.tsx'

interface Page<T> extends Places {
  readonly items: readonly T[]
}
interface Props<T extends { readonly id: string }> {
  readonly caption: string
  readonly columns: readonly Column<T>[]
  readonly query: UseQueryResult<Page<T>, CallFailedError>
  readonly list: List
  readonly emptyTitle: string
  readonly emptyText: string
  /** Filters under which the list shows all items. */
  readonly everything?: { readonly status: string }
  readonly selection?: RowSelection<T> | undefined
}
type NothingProps = Pick<Props<never>, 'list' | 'emptyTitle' | 'emptyText' | 'everything'>

function Nothing({ list, emptyTitle, emptyText, everything }: NothingProps) {
  const { t } = useTranslation(['office'])
  const { search, status, customer, after, before } = list.search
  const isFiltered =
    Boolean(search ?? customer ?? after ?? before) || (status !== undefined && status !== everything?.status)
  return (
    <Card>
      <EmptyState
        title={isFiltered ? t('office:none_found') : emptyTitle}
        text={isFiltered ? t('office:none_found_text') : emptyText}
      >
        {isFiltered && (
          <Button variant="default" onClick={() => list.set(widenSearch(list.search, everything?.status))}>
            {t('office:clear_filter')}
          </Button>
        )}
      </EmptyState>
    </Card>
  )
}

/** One page of a list in each of its states: loading, failed, empty, loaded. */
export function ListView<T extends { readonly id: string }>({
  caption,
  columns,
  query,
  list,
  emptyTitle,
  emptyText,
  everything,
  selection,
}: Props<T>) {
  const { data, error, refetch } = query
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!data) return [1, 2, 3, 4, 5].map(key => <Skeleton key={key} h={48} mb={6} radius={6} />)
  if (data.items.length === 0) {
    return <Nothing list={list} emptyTitle={emptyTitle} emptyText={emptyText} everything={everything} />
  }
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={data.items} list={list} selection={selection} />
      <PageLinks places={data} list={list} />
    </>
  )
}
