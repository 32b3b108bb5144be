import { watch } from 'chokidar'
import { once } from 'node:events'
import { join, sep } from 'node:path'

export interface WatchScope {
  readonly root: string
  /** Names of folders in the root. */
  readonly folders: readonly string[]
  /** Whether a folder's content, or a file, is looked at; by its path from the root. */
  readonly isLeft: (path: string) => boolean
  /** A file was written, replaced by another of its name, made or removed. */
  readonly onSaved: (path: string) => void
}

/**
 * Looks at files until it is closed; resolves once it sees every save. Not `fs.watch`: on Linux, recursive, it loses a file that another is
 * renamed to, as `sed -i` and careful editors save.
 */
export async function watchFiles({ root, folders, isLeft, onSaved }: WatchScope): Promise<() => Promise<void>> {
  const inRoot = (path: string): string =>
    path
      .slice(root.length + 1)
      .split(sep)
      .join('/')
  const watcher = watch(
    folders.map(folder => join(root, folder)),
    { ignoreInitial: true, ignored: path => isLeft(inRoot(path)) },
  )
  watcher.on('all', (kind, path) => {
    if (!kind.endsWith('Dir')) onSaved(inRoot(path))
  })
  await once(watcher, 'ready')
  return async () => watcher.close()
}
