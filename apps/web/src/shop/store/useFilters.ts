import { productTypeAt, type ProductType } from '@kitwright/garment'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTenant } from '../../session/index.ts'

interface StoreSearch {
  readonly garment?: string
  readonly search?: string
  readonly tag?: string
  readonly colour?: string
  readonly sort?: 'newest' | 'name'
  readonly design?: string
}
export type Sort = 'order' | NonNullable<StoreSearch['sort']>

export interface FilterValues {
  readonly type: ProductType | undefined
  /** Text searched for in names; empty for everything. */
  readonly search: string
  readonly tag: string | undefined
  readonly colour: string | undefined
  readonly sort: Sort
}

/** Returns the address of the store with a design's quick view, and its filters as they are. */
export const quickViewOf =
  (design: string) =>
  (search: object): StoreSearch => ({ ...search, design })

export interface Filters {
  readonly values: FilterValues
  /** Changes the URL, so a view can be shared and revisited. */
  set(changes: StoreSearch): void
  clear(): void
  /** Whether no filter applies. */
  readonly isClear: boolean
  /** Id of the design in the quick view. */
  readonly viewed: string | undefined
  closeView(): void
}

/** Returns the design filters in the address. Garments are given by their editor's path, as `?garment=hoodie`. */
export function useFilters(): Filters {
  const search = useSearch({ from: '/shop/store' })
  const navigate = useNavigate({ from: '/store' })
  const { productTypes } = useTenant()
  const { garment = '', search: text = '', tag, colour, sort = 'order' } = search
  const asked = productTypeAt(garment)
  const type = asked && productTypes.includes(asked) ? asked : undefined
  const values = useMemo(() => ({ type, search: text, tag, colour, sort }), [type, text, tag, colour, sort])
  const go = (next: StoreSearch): void => void navigate({ search: next, replace: true, resetScroll: false })
  return {
    values,
    set: changes => go({ ...search, ...changes }),
    clear: () => go({}),
    isClear: type === undefined && text === '' && tag === undefined && colour === undefined && sort === 'order',
    viewed: search.design,
    closeView: () => go({ ...search, design: undefined }),
  }
}
