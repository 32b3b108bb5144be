import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import type { List } from '../../session/index.ts'
import css from './DataTable.module.css'
import type { Column } from './column.ts'

interface Props {
  readonly columns: readonly Pick<Column<never>, 'head' | 'sort'>[]
  readonly list: List
}

/** Sort order of a list on a phone, where the column headers are hidden. */
export function SortSelect({ columns, list }: Props) {
  const { t } = useTranslation(['office'])
  const choices = columns.flatMap(({ sort, head }) =>
    sort
      ? [
          { value: sort, label: t('office:sort_rising', { column: head }) },
          { value: `-${sort}`, label: t('office:sort_falling', { column: head }) },
        ]
      : [],
  )
  return (
    <NativeSelect
      className={css.sorts}
      aria-label={t('office:sort')}
      value={list.search.sort ?? ''}
      data={[{ value: '', label: t('office:sort_usual') }, ...choices]}
      onChange={({ currentTarget: { value } }) => list.set({ sort: value })}
    />
  )
}
