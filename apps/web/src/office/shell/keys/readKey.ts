/** Actions of the office's keys. `go-…` opens a page. */
export type OfficeKey =
  | 'search'
  | 'help'
  | 'down'
  | 'up'
  | 'select'
  | 'open'
  | 'undo'
  | 'next'
  | 'filter'
  | 'peek'
  | 'new-order'
  | 'go-home'
  | 'go-orders'
  | 'go-designs'
  | 'go-customers'
  | 'go-messages'

const SINGLE: Readonly<Record<string, OfficeKey>> = {
  '/': 'search',
  '?': 'help',
  j: 'down',
  k: 'up',
  x: 'select',
  e: 'open',
  z: 'undo',
  n: 'next',
  c: 'new-order',
  f: 'filter',
  ' ': 'peek',
}
const AFTER_G: Readonly<Record<string, OfficeKey>> = {
  h: 'go-home',
  o: 'go-orders',
  d: 'go-designs',
  c: 'go-customers',
  m: 'go-messages',
  i: 'go-messages',
}

/** The second key of a pair counts within this time, in milliseconds. */
const PAIR_MS = 1_500

export interface KeyReader {
  /** Returns what a key does, or undefined; `at` is a time in milliseconds. */
  readonly read: (key: string, at: number) => OfficeKey | undefined
}

/** Reads single keys, and pairs that begin with g. */
export function createKeyReader(): KeyReader {
  let gAt = Number.NEGATIVE_INFINITY
  return {
    read: (key, at) => {
      const isPair = at - gAt <= PAIR_MS
      gAt = key === 'g' ? at : Number.NEGATIVE_INFINITY
      if (isPair && AFTER_G[key]) return AFTER_G[key]
      return SINGLE[key]
    },
  }
}
