import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changeFilters, SearchField, type Address } from '../../ui/index.ts'
import css from './ListBar.module.css'

interface Props {
  readonly address: Address
  readonly placeholder: string
  /** What one may look at, each with its words; one with an empty value is what the list shows unasked. */
  readonly statuses?: readonly { readonly value: string; readonly label: string }[]
}

function Statuses({ address, statuses }: Required<Pick<Props, 'address' | 'statuses'>>) {
  const { t } = useTranslation('office')
  const list = useRef<HTMLElement>(null)
  const chosen = address.filters['status'] ?? ''
  // On a phone the chosen one may lie beyond the edge.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <nav ref={list} className={css.statuses} aria-label={t('status')}>
      {statuses.map(({ value, label }) => (
        <Link
          key={value}
          to="."
          search={changeFilters(address.filters, { status: value }) as never}
          replace
          // The router takes a link without filters for the present one whatever the address has.
          activeOptions={{ exact: true }}
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
  return (
    <search className={css.bar}>
      <SearchField
        aria-label={t('search')}
        placeholder={placeholder}
        className={css.search}
        applied={address.filters['search'] ?? ''}
        onSearch={search => address.set({ search })}
      />
      {statuses && <Statuses address={address} statuses={statuses} />}
    </search>
  )
}
