import { useRef, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { type Selection, toggleRow, toggleShown } from '../../list/selection.ts'
import type { OfficeOrderRow } from '../../officeTypes.ts'

/** The facts of a selected order that the actions need. */
export type SelectedOrder = Pick<OfficeOrderRow, 'id' | 'number' | 'status'>

interface FilteredSelection {
  readonly filter: string
  readonly rows: ReadonlyMap<string, SelectedOrder>
}

/** The selected orders of a list. Another filter clears them, so that no action concerns orders that nobody sees. */
export function useOrderSelection(filter: string): Selection<SelectedOrder> {
  const { t } = useTranslation(['desk'])
  const anchor = useRef<string | null>(null)
  const [selected, setSelected] = useState<FilteredSelection>({ filter, rows: new Map() })
  const rows: ReadonlyMap<string, SelectedOrder> = selected.filter === filter ? selected.rows : new Map()
  const set = (next: ReadonlyMap<string, SelectedOrder>): void => setSelected({ filter, rows: next })
  return {
    rows,
    toggle: (row, { shown, isRange }) => {
      set(toggleRow(rows, row, { shown, anchor: isRange ? anchor.current : null }))
      anchor.current = row.id
    },
    toggleAll: shown => set(toggleShown(rows, shown)),
    replace: next => set(new Map(next.map(row => [row.id, row]))),
    labelOf: ({ number }) => t('desk:select', { number }),
    labelOfAll: t('desk:select_page'),
  }
}
