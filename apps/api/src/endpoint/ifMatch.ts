import { ProblemError } from './problem.ts'

/** Returns the entity tag of a row, from its number of changes or its content. */
export const etagOf = (version: number | string): string => `"${version}"`

/** Removes changes by proxies: compressing ones weaken the tag (nginx) or append the encoding (Apache, Caddy). */
const asGiven = (tag: string): string =>
  tag
    .trim()
    .replace(/^W\//, '')
    .replace(/[-;](?:gzip|deflate|br|zstd)"$/, '"')

/**
 * Allows a change only if it was made on the current version. Throws `precondition-required` without an If-Match,
 * `stale-version` if none of its tags is the current one.
 */
export function checkIfMatch(header: string | undefined, version: number | string): void {
  if (header === undefined || header.trim() === '') throw new ProblemError('precondition-required')
  const tags = header.split(',').map(asGiven)
  if (!tags.includes('*') && !tags.includes(etagOf(version))) throw new ProblemError('stale-version')
}
