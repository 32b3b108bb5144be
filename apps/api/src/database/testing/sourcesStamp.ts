import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const REPO_ROOT = join(import.meta.dirname, '../../../../..')
/** All source folders of the server. */
const FOLDERS = ['apps/api/src', 'apps/api/migrations', 'packages']

/**
 * Returns a short text that changes with any source of the server, or with the mutant that replaces one
 * (`tools/mutate`). Reads no file; takes about ten milliseconds.
 */
export function sourcesStamp(): string {
  const hash = createHash('sha256').update(process.env['MUTATED_SOURCE'] ?? '')
  for (const path of FOLDERS.flatMap(folder => listFiles(join(REPO_ROOT, folder))).toSorted())
    hash.update(`${path} ${statSync(path).mtimeMs}\0`)
  return hash.digest('hex').slice(0, 16)
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(path)
    return /(?<!\.test)\.(?:ts|json|sql)$/.test(entry.name) ? [path] : []
  })
