import { LIMITS } from '@kitwright/contract'
import { productTypeAt } from '@kitwright/garment'

/**
 * Search schemas of routes: the query parameters that a page reads. Unreadable values are ignored. Plain functions
 * instead of zod, because every page loads them at start and zod would add at least 6 kB of script.
 */

type Reader<T> = (text: unknown) => T | undefined
type Readers = Readonly<Record<string, Reader<unknown>>>
export type SearchOf<R extends Readers> = { readonly [K in keyof R]?: Exclude<ReturnType<R[K]>, undefined> }

/** Reads a search text, cut at the length that the server searches for. */
export const textParam: Reader<string> = text =>
  typeof text === 'string' && text !== '' ? text.slice(0, LIMITS.search) : undefined

/** A path of this site, which may have its own query. */
export const addressParam: Reader<string> = text => (typeof text === 'string' && text !== '' ? text : undefined)

export const oneOfParam =
  <const T extends string>(...known: readonly T[]): Reader<T> =>
  text =>
    known.find(each => each === text)

/** Sort order of a list by one of these keys; a leading minus means descending. */
export const sortParam = <const T extends string>(...known: readonly T[]): Reader<T | `-${T}`> =>
  oneOfParam(...known.flatMap(each => [each, `-${each}` as const]))

/** Page number from 2; the first page is omitted. */
export const pageParam: Reader<number> = text => {
  const page = Math.trunc(Number(text))
  return page > 1 && page < 1e6 ? page : undefined
}

/** A cursor in a long list, as the server names it. */
export const placeParam: Reader<string> = text =>
  typeof text === 'string' && /^[\w-]{1,1000}$/.test(text) ? text : undefined

/** A garment, by the path of its editor. */
export const garmentParam: Reader<string> = text => (typeof text === 'string' && productTypeAt(text) ? text : undefined)

/** A day, as `2026-11-26`. */
export const dayParam: Reader<string> = text =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** A flag that is present or absent, as `?new`. */
export const flagParam: Reader<''> = text => (text === undefined ? undefined : '')

export const searchSchema =
  <R extends Readers>(readers: R) =>
  (search: Readonly<Record<string, unknown>>): SearchOf<R> => {
    const read = Object.entries(readers).map(([name, reader]) => [name, reader(search[name])] as const)
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as SearchOf<R>
  }
