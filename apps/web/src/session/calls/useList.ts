import { type NavigateOptions, useNavigate } from '@tanstack/react-router'

/** Search parameters that any list may store in its address. */
export interface ListSearch {
  readonly page?: number
  /** Cursors: the end of the page before this one, and the start of the next one. */
  readonly after?: string
  readonly before?: string
  readonly search?: string
  readonly status?: string
  readonly sort?: string
  readonly customer?: string
  readonly garment?: string
}

export interface List<S extends ListSearch = ListSearch> {
  readonly search: S
  /** 1 and up. */
  readonly page: number
  /**
   * Changes the address and removes empty values. Any change except of the page returns to the first page. The
   * browser's back button moves between pages.
   */
  readonly set: (changes: ListSearch) => void
}

/** Search parameters of any route; the target route parses them with its own schema. */
type RouteSearch = Exclude<NavigateOptions['search'], true | undefined | ((...given: never[]) => unknown)>

/** Returns the search parameters after the changes. */
export function changeSearch(search: ListSearch, changes: ListSearch): RouteSearch {
  const next = { ...search, page: undefined, after: undefined, before: undefined, ...changes }
  // The first page is omitted from the address.
  const isSaid = (value: unknown): boolean => value !== undefined && value !== '' && value !== 1
  return Object.fromEntries(Object.entries(next).filter(([, value]) => isSaid(value)))
}

/**
 * Returns the changes that widen an empty result: the status first, since the match may have another; then all filters.
 */
export function widenSearch({ search, status, customer }: ListSearch, all?: string): ListSearch {
  if ((search ?? customer) && (status ?? '') !== (all ?? '')) return { status: all }
  return { search: undefined, customer: undefined, status: all }
}

/**
 * State of a list as its route's search schema read it, stored in the address so that a view can be shared, linked and
 * returned to.
 */
export function useList<S extends ListSearch>(search: S): List<S> {
  const navigate = useNavigate()
  return {
    search,
    page: search.page ?? 1,
    set: changes => {
      const isTurned = changes.after !== undefined || changes.before !== undefined
      void navigate({ to: '.', search: changeSearch(search, changes), replace: !isTurned, resetScroll: isTurned })
    },
  }
}
