import type { ReactNode } from 'react'

export interface Column<T> {
  readonly key: string
  readonly head: string
  readonly cell: (row: T) => ReactNode
  readonly isNumber?: boolean
  /** Left out where there is little room. */
  readonly isMinor?: boolean
  /** Its head is for screen readers. */
  readonly isHeadHidden?: boolean
  /** Sort key of this column in the API. */
  readonly sort?: string
  /** Sorted from the latest. */
  readonly isDay?: boolean
}
