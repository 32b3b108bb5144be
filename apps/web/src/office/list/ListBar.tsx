import { LIMITS } from '@kitwright/contract'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { changeSearch, type List } from '../../session/index.ts'
import { SearchField } from '../../ui/index.ts'
import css from './ListBar.module.css'

interface Props {
  readonly list: List
  readonly placeholder: string
  /** Status filters, each with its label. The filter with an empty value is the list's default. */
  readonly statuses?: readonly { readonly value: string; readonly label: string }[]
}

/** Links that filter a list by status. */
export function StatusLinks({ list, statuses }: Required<Pick<Props, 'list' | 'statuses'>>) {
  const { t } = useTranslation(['office'])
  const links = useRef<HTMLElement>(null)
  const chosen = list.search.status ?? ''
  // On a phone the selected link may be scrolled out of view.
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
          // The router treats a link without filters as current for any address.
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

/** Search and status filter of a list. Both are stored in the address. */
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
