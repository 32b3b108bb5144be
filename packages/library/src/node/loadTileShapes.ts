import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { isShaped, shapesFileName } from '../pressTiles.ts'
import { unpackShapes, type TileShapes } from '../tileShapes.ts'
import { PATTERNS_FOLDER } from './patterns.ts'
import { remember } from './rememberLatest.ts'

/** The cache size, more than any one design uses; most entries have some kilobytes. */
const MAX_KEPT = 32

const unpack = promisify(brotliDecompress)
const load = remember(MAX_KEPT, async id =>
  unpackShapes(await unpack(await readFile(PATTERNS_FOLDER + shapesFileName(id)))),
)

/** Loads the shapes of packaged tiles by pattern id, for those stored as shapes. */
export async function loadShapes(ids: Iterable<string>): Promise<ReadonlyMap<string, TileShapes>> {
  const shaped = [...new Set(ids)].filter(isShaped)
  return new Map(await Promise.all(shaped.map(async (id): Promise<[string, TileShapes]> => [id, await load(id)])))
}
