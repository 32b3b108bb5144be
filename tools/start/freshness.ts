import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.cache', 'test', 'coverage'])

/**
 * Returns a hash of the content of all these files and folders; it changes with any byte or name. Tests do not count.
 */
export function hashSources(root: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(each => listFiles(join(root, each))).sort()) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0')
  }
  return hash.digest('hex')
}

function listFiles(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true })
    return entries.filter(({ name }) => counts(name)).flatMap(({ name }) => listFiles(join(path, name)))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}

function counts(name: string): boolean {
  return !skipped.has(name) && !/\.test\.tsx?$/.test(name)
}
