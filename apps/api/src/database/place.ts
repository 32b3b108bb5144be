/** A place in a list, as it is handed out. */
export const writePlace = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Undefined for what was not handed out by {@link writePlace}. */
export function readPlace(place: string): unknown[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(place, 'base64url').toString())
    return Array.isArray(values) && values.every(isKept) ? values : undefined
  } catch {
    return undefined
  }
}

/** PostgreSQL takes neither half a character nor NUL. */
const isKept = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.isWellFormed() && !value.includes('\0'))
