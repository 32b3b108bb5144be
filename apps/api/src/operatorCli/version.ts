import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the number of this release, as the changelog names it. */
export const readVersion = (): string => {
  const path = join(import.meta.dirname, '../../package.json')
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}
