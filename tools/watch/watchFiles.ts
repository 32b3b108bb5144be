import { watch } from 'chokidar'
import { once } from 'node:events'
import { join, sep } from 'node:path'

export interface WatchScope {
  readonly root: string
  /** The names of folders in the root. */
  readonly folders: readonly string[]
  /** Whether a file, or the content of a folder, is ignored, by its path from the root. */
  readonly isLeft: (path: string) => boolean
  /** Called when a file was written, replaced by another of its name, created or removed. */
  readonly onSaved: (path: string) => void
}

/**
 * Watches files until it is closed; resolves once it detects every save. Recursive `fs.watch` is unsuitable: on Linux
 * it loses a file that another is renamed to, as `sed -i` and careful editors save.
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
