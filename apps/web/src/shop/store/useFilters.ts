import { productTypeAt, type ProductType } from '@kitwright/garment'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTenant } from '../../session/index.ts'

/** As much as the server looks for. */
const MOST_LETTERS = 120
const SORTS = ['order', 'newest', 'name'] as const
export type Sort = (typeof SORTS)[number]

export interface FilterValues {
  readonly type: ProductType | undefined
  /** What is looked for in names; empty for everything. */
  readonly search: string
  readonly tag: string | undefined
  readonly colour: string | undefined
  readonly sort: Sort
}

export interface Filters {
  readonly values: FilterValues
  /** Changes the address, so that a view can be shared and gone back to. */
  set(changes: Partial<Record<'garment' | 'search' | 'tag' | 'colour' | 'sort', string | undefined>>): void
  clear(): void
}

/** What the address says of the wanted designs; garments by their editor's path, as `?garment=hoodie`. */
export function useFilters(): Filters {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { productTypes } = useTenant()
  const { garment = '', search: text = '', tag, colour, sort } = search
  const asked = productTypeAt(garment)
  const type = asked && productTypes.includes(asked) ? asked : undefined
  const values = useMemo(
    () => ({
      type,
      search: text.slice(0, MOST_LETTERS),
      tag,
      colour,
      sort: SORTS.find(known => known === sort) ?? 'order',
    }),
    [type, text, tag, colour, sort],
  )
  const go = (next: Readonly<Record<string, string | undefined>>): void =>
    void navigate({ to: '.', search: next as never, replace: true, resetScroll: false })
  return {
    values,
    set: changes => go({ ...search, ...changes }),
    clear: () => go({}),
  }
}
