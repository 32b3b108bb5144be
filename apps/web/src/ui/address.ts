import { useNavigate, useSearch } from '@tanstack/react-router'

type Filters = Readonly<Record<string, string | undefined>>

export interface Address {
  readonly filters: Filters
  /** 1 and up. */
  readonly page: number
  /** Changes filters in the address; an empty one leaves it. Any change but of the page goes back to the first page. */
  readonly set: (changes: Filters) => void
}

/** The filters that stand after the changes. */
export function changeFilters(filters: Filters, changes: Filters): Filters {
  const next = { ...filters, page: undefined, ...changes }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ''))
}

/** What to change where nothing is found: the status first, since what was searched for may have another; then all. */
export function widened({ search, status, customer }: Filters, all?: string): Filters {
  if ((search ?? customer) && (status ?? '') !== (all ?? '')) return { status: all }
  return { search: undefined, customer: undefined, status: all }
}

/** A list's filters and page, kept in the address so that a view can be shared, linked to and gone back to. */
export function useAddress(): Address {
  const filters = useSearch({ strict: false }) as Filters
  const navigate = useNavigate()
  return {
    filters,
    page: Math.max(1, Math.trunc(Number(filters['page'])) || 1),
    set: changes =>
      void navigate({ to: '.', search: changeFilters(filters, changes) as never, replace: true, resetScroll: false }),
  }
}
