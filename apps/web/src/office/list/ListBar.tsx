import { LIMITS } from '@kitwright/contract'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { changeSearch, type List } from '../../session/index.ts'
import { SearchField } from '../../ui/index.ts'
import css from './ListBar.module.css'

interface Props {
  readonly list: List
  readonly placeholder: string
  /** Status filters, each with its label. The filter with an empty value is the list's default. */
  readonly statuses?: readonly { readonly value: string; readonly label: string }[]
}

/** The states of what is listed, one of which may be looked at alone. */
export function StatusLinks({ list, statuses }: Required<Pick<Props, 'list' | 'statuses'>>) {
  const { t } = useTranslation(['office'])
  const links = useRef<HTMLElement>(null)
  const chosen = list.search.status ?? ''
  // On a phone the chosen one may lie beyond the edge.
  useEffect(() => {
    links.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <nav ref={links} className={css.statuses} aria-label={t('office:status')}>
      {statuses.map(({ value, label }) => (
        <Link
          key={value}
          to="."
          search={changeSearch(list.search, { status: value })}
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
export function ListBar({ list, placeholder, statuses }: Props) {
  const { t } = useTranslation(['office'])
  return (
    <search className={css.bar}>
      <SearchField
        aria-label={t('office:search')}
        placeholder={placeholder}
        className={css.search}
        maxLength={LIMITS.search}
        applied={list.search.search ?? ''}
        onSearch={search => list.set({ search })}
      />
      {statuses && <StatusLinks list={list} statuses={statuses} />}
    </search>
  )
}
