import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './ListBar.module.css'
import type { Address } from './useAddress.ts'

const TYPING_MS = 300

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
  const [text, setText] = useState(search)
  const [applied, setApplied] = useState(search)
  // The address may also change from outside: by "show all", or by a link of the dashboard.
  if (search !== applied) {
    setApplied(search)
    if (search !== text.trim()) setText(search)
  }
  const apply = useDebouncedCallback((typed: string) => address.set({ search: typed.trim() }), TYPING_MS)
  return (
    <search className={css.bar}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={placeholder}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={100}
        className={css.search}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          apply(value)
        }}
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
