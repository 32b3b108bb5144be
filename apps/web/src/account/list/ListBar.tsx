import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SearchField, type Address } from '../../ui/index.ts'
import css from './ListBar.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
}
interface Props {
  readonly address: Address
  readonly placeholder: string
  readonly statuses: readonly Choice[]
  /** Orders of the list, the usual one first. */
  readonly sorts?: readonly Choice[]
}

/** Search, status and order of a list; all stand in the address. */
export function ListBar({ address, placeholder, statuses, sorts }: Props) {
  const { t } = useTranslation('account')
  const { search = '', status = '', sort = '' } = address.filters
  return (
    <search className={css.bar}>
      <SearchField
        aria-label={t('search')}
        placeholder={placeholder}
        className={css.search}
        applied={search}
        onSearch={text => address.set({ search: text })}
      />
      <NativeSelect
        aria-label={t('filter_status')}
        value={status}
        data={[{ value: '', label: t('all_statuses') }, ...statuses]}
        onChange={({ currentTarget: { value } }) => address.set({ status: value })}
      />
      {sorts && (
        <NativeSelect
          aria-label={t('sort')}
          value={sort}
          data={sorts.map((choice, i) => (i === 0 ? { ...choice, value: '' } : choice))}
          onChange={({ currentTarget: { value } }) => address.set({ sort: value })}
        />
      )}
    </search>
  )
}
