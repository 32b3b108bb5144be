import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../ui/index.ts'
import css from './DataTable.module.css'
import type { Column } from './DataTable.tsx'

interface Props {
  readonly columns: readonly Pick<Column<never>, 'head' | 'sort'>[]
  readonly address: Address
}

/** A list's order where its heads have no room: on a phone. */
export function SortSelect({ columns, address }: Props) {
  const { t } = useTranslation('office')
  const choices = columns.flatMap(({ sort, head }) =>
    sort
      ? [
          { value: sort, label: t('sort_rising', { column: head }) },
          { value: `-${sort}`, label: t('sort_falling', { column: head }) },
        ]
      : [],
  )
  return (
    <NativeSelect
      className={css.sorts}
      aria-label={t('sort')}
      value={address.filters['sort'] ?? ''}
      data={[{ value: '', label: t('sort_usual') }, ...choices]}
      onChange={({ currentTarget: { value } }) => address.set({ sort: value })}
    />
  )
}
