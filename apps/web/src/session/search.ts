import { LIMITS } from '@kitwright/contract'
import { productTypeAt } from '@kitwright/garment'

/**
 * Search schemas of routes: what a page keeps of its query string. What cannot be read is left out, as if it had not been asked for. Functions
 * and not zod's: every page has them all at its start, and zod would be 6 kB more of script at the least.
 */

type Reader<T> = (text: unknown) => T | undefined
type Readers = Readonly<Record<string, Reader<unknown>>>
export type SearchOf<R extends Readers> = { readonly [K in keyof R]?: Exclude<ReturnType<R[K]>, undefined> }

/** Reads a search text, cut at the length that the server searches for. */
export const textParam: Reader<string> = text =>
  typeof text === 'string' && text !== '' ? text.slice(0, LIMITS.search) : undefined

/** An address of ours, which may have a query of its own. */
export const addressParam: Reader<string> = text => (typeof text === 'string' && text !== '' ? text : undefined)

export const oneOfParam =
  <const T extends string>(...known: readonly T[]): Reader<T> =>
  text =>
    known.find(each => each === text)

/** A list's order by one of these, falling with a minus before it. */
export const sortParam = <const T extends string>(...known: readonly T[]): Reader<T | `-${T}`> =>
  oneOfParam(...known.flatMap(each => [each, `-${each}` as const]))

/** The second page and those after it; the first needs no saying. */
export const pageParam: Reader<number> = text => {
  const page = Math.trunc(Number(text))
  return page > 1 && page < 1e6 ? page : undefined
}

/** A place in a long list, as the server names it. */
export const placeParam: Reader<string> = text =>
  typeof text === 'string' && /^[\w-]{1,1000}$/.test(text) ? text : undefined

/** A garment by its editor's path. */
export const garmentParam: Reader<string> = text => (typeof text === 'string' && productTypeAt(text) ? text : undefined)

/** A day, as `2026-11-26`. */
export const dayParam: Reader<string> = text =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** There or not, as `?new`. */
export const flagParam: Reader<''> = text => (text === undefined ? undefined : '')

export const searchSchema =
  <R extends Readers>(readers: R) =>
  (search: Readonly<Record<string, unknown>>): SearchOf<R> => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(search[name])] as const)
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as SearchOf<R>
  }
