import { LIMITS } from '@kitwright/contract'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import type { List } from '../../session/index.ts'
import { SearchField } from '../../ui/index.ts'
import css from './ListBar.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
}
interface Props {
  readonly list: List
  readonly placeholder: string
  readonly statuses: readonly Choice[]
  /** Sort orders of the list, the default first. */
  readonly sorts?: readonly Choice[]
}

/** Search, status and sort order of a list, all stored in the URL. */
export function ListBar({ list, placeholder, statuses, sorts }: Props) {
  const { t } = useTranslation(['account'])
  const { search = '', status = '', sort = '' } = list.search
  return (
    <search className={css.bar}>
      <SearchField
        aria-label={t('account:search')}
        placeholder={placeholder}
        className={css.search}
        maxLength={LIMITS.search}
        applied={search}
        onSearch={text => list.set({ search: text })}
      />
      <NativeSelect
        aria-label={t('account:filter_status')}
        value={status}
        data={[{ value: '', label: t('account:all_statuses') }, ...statuses]}
        onChange={({ currentTarget: { value } }) => list.set({ status: value })}
      />
      {sorts && (
        <NativeSelect
          aria-label={t('account:sort')}
          value={sort}
          data={sorts.map((choice, i) => (i === 0 ? { ...choice, value: '' } : choice))}
          onChange={({ currentTarget: { value } }) => list.set({ sort: value })}
        />
      )}
    </search>
  )
}
