import { DESK_LIMITS } from '@kitwright/contract'
import { IconPlayerTrackNext, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { Selection } from '../../list/selection.ts'
import type { OrderSearch } from '../filters/orderSearch.ts'
import { AssignMenu } from './AssignMenu.tsx'
import css from './BulkBar.module.css'
import { BulkNotice } from './BulkNotice.tsx'
import { DueMenu } from './DueMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { MoveMenu } from './MoveMenu.tsx'
import { TagMenu } from './TagMenu.tsx'
import type { Bulk, BulkChange } from './useBulk.ts'
import type { SelectedOrder } from './useOrderSelection.ts'

interface Props {
  readonly bulk: Bulk
  readonly selection: Selection<SelectedOrder>
  /** Filters of the list, and how many orders match them. */
  readonly search: Omit<OrderSearch, 'columns'>
  readonly matching: { readonly total: number; readonly isTotalExact: boolean } | undefined
}

/** Selects all orders that match the list's filters, as many as one change may have. */
function SelectMatching({ selection, search, matching }: Omit<Props, 'bulk'>) {
  const { t } = useTranslation(['desk'])
  const api = useApi()
  const act = useOfficeAction()
  if (!matching || matching.total <= selection.rows.size || selection.rows.size >= DESK_LIMITS.bulk) return null
  const { after: _after, before: _before, ...query } = search
  const isMore = !matching.isTotalExact || matching.total > DESK_LIMITS.bulk
  const select = async (): Promise<void> => {
    await act(async () => api('GET /api/office/bulk/orders', { query }), {
      done: ({ value }) => selection.replace(value.items),
    })
  }
  return (
    <button type="button" className={`${css.action} ${css.all}`} onClick={() => void select()}>
      {isMore
        ? t('desk:select_first', { count: DESK_LIMITS.bulk })
        : t('desk:select_matching', { count: matching.total })}
    </button>
  )
}

/** The actions for the selected orders, and what the last one did. */
export function BulkBar({ bulk, selection, search, matching }: Props) {
  const { t } = useTranslation(['desk'])
  const { rows } = selection
  const { data: desk } = useCall('GET /api/office/desk', {}, { isEnabled: rows.size > 0 })
  const apply = async (ids: readonly string[], change: BulkChange): Promise<void> => {
    const refused = await bulk.apply(ids, change)
    if (!refused) return
    // Refused orders stay selected, so that they can be changed otherwise.
    const left = new Set(refused.map(({ id }) => id))
    selection.replace([...rows.values()].filter(({ id }) => left.has(id)))
  }
  const onApply = (change: BulkChange): void => void apply([...rows.keys()], change)
  return (
    <>
      {bulk.outcome && (
        <BulkNotice
          bulk={bulk}
          outcome={bulk.outcome}
          onRetry={ids => bulk.outcome && void apply(ids, bulk.outcome.change)}
        />
      )}
      {rows.size > 0 && (
        <>
          <div className={css.room} />
          <div className={css.bar} role="toolbar" aria-label={t('desk:bulk')}>
            <span className={css.count} role="status">
              {t('desk:selected', { count: rows.size })}
            </span>
            <SelectMatching selection={selection} search={search} matching={matching} />
            <button type="button" className={css.action} onClick={() => onApply({ kind: 'next' })}>
              <IconPlayerTrackNext size={18} aria-hidden />
              {t('desk:next')}
            </button>
            <MoveMenu orders={[...rows.values()]} onApply={onApply} />
            <AssignMenu colleagues={desk?.colleagues ?? []} onApply={onApply} />
            <TagMenu tags={desk?.tags ?? []} onApply={onApply} />
            <DueMenu onApply={onApply} />
            <MoreMenu count={rows.size} onApply={onApply} />
            <button
              type="button"
              className={`${css.action} ${css.clear}`}
              aria-label={t('desk:clear_selection')}
              onClick={() => selection.replace([])}
            >
              <IconX size={18} aria-hidden />
            </button>
          </div>
        </>
      )}
    </>
  )
}
