import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
/** All that has a hand in what a print file, a paper, a marker or a picture looks like, with the versions of what they use. */
const OF = [
  ...['press', 'artwork', 'design', 'garment', 'library', 'measure', 'nesting', 'portrait', 'vector', 'words'].map(
    name => `packages/${name}`,
  ),
  // Who asks them.
  ...['garment', 'papers', 'marker', 'pixels', 'proof'].map(name => `apps/api/src/production/${name}`),
  'apps/api/src/files/drawing',
]
const isLeft = (path: string): boolean =>
  /\.test\.tsx?$|[/\\](?:golden|testing|node_modules)[/\\]|testing\.ts$/.test(path)

async function hash(): Promise<string> {
  const all = createHash('sha256')
  for (const name of OF) {
    const entries = await readdir(join(ROOT, name), { recursive: true, withFileTypes: true })
    const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    for (const path of paths.filter(each => !isLeft(each)).toSorted())
      all.update(relative(ROOT, path)).update(await readFile(path))
  }
  return all.digest('hex')
}

let known: Promise<string> | undefined

/** Another one whenever the same garment may be drawn otherwise: kept files of before are then left alone. */
export const codeHash = (): Promise<string> => (known ??= hash())
