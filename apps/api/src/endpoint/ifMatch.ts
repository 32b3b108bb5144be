import { ProblemError } from './problem.ts'

/** The entity tag of a row by its count of changes, or by what it holds. */
export const etagOf = (version: number | string): string => `"${version}"`

/** A tag as the shop gave it: proxies that compress call it weak (nginx), or write behind it with what (Apache, Caddy). */
const asGiven = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/[-;](?:gzip|deflate|br|zstd)"$/, '"')

/**
 * Lets a change pass only when it was made on the present version. Throws `precondition-required` without an If-Match,
 * `stale-version` when none of its tags is the present one.
 */
export function checkIfMatch(header: string | undefined, version: number | string): void {
  if (header === undefined || header.trim() === '') throw new ProblemError('precondition-required')
  const tags = header.split(',').map(asGiven)
  if (!tags.includes('*') && !tags.includes(etagOf(version))) throw new ProblemError('stale-version')
}
