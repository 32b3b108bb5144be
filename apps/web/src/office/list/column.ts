import type { ReactNode } from 'react'

export interface Column<T> {
  readonly key: string
  readonly head: string
  readonly cell: (row: T) => ReactNode
  readonly isNumber?: boolean
  /** Hidden on narrow screens. */
  readonly isMinor?: boolean
  /** Whether the header is visible to screen readers only. */
  readonly isHeadHidden?: boolean
  /** Sort key of this column in the API. */
  readonly sort?: string
  /** Whether the column sorts latest first. */
  readonly isDay?: boolean
}
