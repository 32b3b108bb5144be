import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { List } from '../../session/index.ts'
import css from './DataTable.module.css'
import type { Column } from './column.ts'
import { nextSort, sortedHow } from './columnSort.ts'

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown } as const

interface Props {
  readonly column: Pick<Column<never>, 'head' | 'isNumber' | 'isDay'> & { readonly sort: string }
  readonly list: List
}

/** Column header that sorts its list. */
export function SortHead({ column: { head, sort, isNumber = false, isDay = false }, list }: Props) {
  const now = sortedHow(list.search.sort, sort)
  const Icon = now ? ICONS[now] : IconArrowsSort
  return (
    <>
      <button
        type="button"
        className={css.sort}
        onClick={() => list.set({ sort: nextSort(now, sort, isNumber || isDay) })}
      >
        {head}
        <Icon size={14} aria-hidden />
      </button>
      <span className={css.plainHead}>{head}</span>
    </>
  )
}
