import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './ListBar.module.css'
import { changeFilters, type Address } from './useAddress.ts'

const TYPING_MS = 300

interface Props {
  readonly address: Address
  readonly placeholder: string
  /** The statuses one may look at, each with its words. */
  readonly statuses?: readonly { readonly value: string; readonly label: string }[]
}

function Statuses({ address, statuses }: Required<Pick<Props, 'address' | 'statuses'>>) {
  const { t } = useTranslation('office')
  const chosen = address.filters['status'] ?? ''
  return (
    <nav className={css.statuses} aria-label={t('status')}>
      {[{ value: '', label: t('all') }, ...statuses].map(({ value, label }) => (
        <Link
          key={value}
          to="."
          search={changeFilters(address.filters, { status: value }) as never}
          replace
          className={css.status}
          aria-current={value === chosen ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Search and status over a list; both stand in the address. */
export function ListBar({ address, placeholder, statuses }: Props) {
  const { t } = useTranslation('office')
  const [text, setText] = useState(address.filters['search'] ?? '')
  const apply = useDebouncedCallback((search: string) => address.set({ search: search.trim() }), TYPING_MS)
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
      {statuses && <Statuses address={address} statuses={statuses} />}
    </search>
  )
}
