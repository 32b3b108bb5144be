import { globSync } from 'node:fs'
import { join, sep } from 'node:path'

const REPO_ROOT = join(import.meta.dirname, '../..')
const MADE = new Set(['node_modules', 'dist', '.cache', 'data', 'test-results'])

/** Lists the TypeScript sources of all workspaces, from the root and with forward slashes. Generated folders are left out. */
export const listSources = (): string[] =>
  globSync('{apps,packages,tools,e2e}/**/*.{ts,tsx,mjs}', {
    cwd: REPO_ROOT,
    exclude: name => MADE.has(name.split(sep).at(-1) ?? ''),
  }).map(file => file.split(sep).join('/'))
