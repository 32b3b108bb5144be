import { createHash } from 'node:crypto'
import { linkSync, readFileSync, renameSync, statSync } from 'node:fs'
import { filesOf } from './prune.ts'

/** The minimum size for sharing, one disk block; smaller files are not worth it. */
const MIN_BYTES = 4096

/**
 * Stores equal files of a folder once, under all their names: the built pages contain copies of fonts and garments that
 * the server reads from their packages. Nothing in the folder may be written in place afterwards. Returns the bytes
 * saved.
 */
export function shareEqual(folder: string): number {
  const first = new Map<string, string>()
  let saved = 0
  for (const path of filesOf(folder)) {
    const { size, mode, nlink } = statSync(path)
    if (size < MIN_BYTES || nlink > 1) continue
    const key = `${mode}:${createHash('sha256').update(readFileSync(path)).digest('hex')}`
    const known = first.get(key)
    if (known === undefined) first.set(key, path)
    else {
      linkSync(known, `${path}.shared`)
      renameSync(`${path}.shared`, path)
      saved += size
    }
  }
  return saved
}
