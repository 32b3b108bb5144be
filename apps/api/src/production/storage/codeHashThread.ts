import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { parentPort } from 'node:worker_threads'

/** A thread that reports `codeHash`: thousands of files, a second of processor time, for which no call should wait. */

const ROOT = join(import.meta.dirname, '../../../../..')
/** All code that affects a print file, a paper, a marker or a picture, with the versions of its dependencies. */
const OF = [
  ...['press', 'artwork', 'design', 'garment', 'library', 'measure', 'nesting', 'portrait', 'vector', 'words'].map(
    name => `packages/${name}`,
  ),
  // Modules that call these packages.
  ...['garmentFiles', 'shopFloorPapers', 'marker', 'rasterFiles', 'preflight'].map(
    name => `apps/api/src/production/rendering/${name}`,
  ),
  'apps/api/src/production/proofs/drawing',
  'apps/api/src/files/svgRendering',
]
const isLeft = (path: string): boolean =>
  /\.(?:md|test\.tsx?)$|[/\\](?:golden|testing|node_modules)[/\\]|testing\.ts$/.test(path)

/** Niceness above the server's, the same as for rendering processes. */
const NICER = 5
// Relative to the server's priority, since only root may raise it. On systems other than Linux it would apply to the
// whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW))

const all = createHash('sha256')
for (const name of OF) {
  const entries = readdirSync(join(ROOT, name), { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  for (const path of paths.filter(each => !isLeft(each)).toSorted())
    all.update(relative(ROOT, path)).update(readFileSync(path))
}
parentPort?.postMessage(all.digest('hex'))
