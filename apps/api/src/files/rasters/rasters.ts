import { createHash } from 'node:crypto'
import { type Caller, defineJob, type WorkerPool } from '../../workers/index.ts'
import { type FileStore, pictureKey } from '../stores/fileStore.ts'
import { createMakeOnce } from './makeOnce.ts'

/**
 * A customer's picture is drawn within two seconds or never: a logo takes some milliseconds, forty megapixels take one
 * second.
 */
const rasterise = defineJob<Uint8Array, Uint8Array | null>(new URL('./rasterWorker.ts', import.meta.url), {
  limitMs: 2_000,
  limitMb: 1_000,
})

/** Increase it when the same bytes are drawn differently, or when refused ones may be drawn. */
const DRAWING = 4

interface RasterRequest extends Caller {
  readonly bytes: Uint8Array
}

/**
 * Converts an upload to pixels in its own worker before any other use, so that a hostile file costs two seconds only
 * once. Returns the key of a PNG as large as our pictures need; undefined if it cannot be drawn.
 */
export type EnsureRaster = (uploaded: RasterRequest) => Promise<string | undefined>

export function createRasters(files: FileStore, workers: Pick<WorkerPool, 'run'>): EnsureRaster {
  const makeOnce = createMakeOnce(files)
  return async ({ bytes, tenantId, accountId, ...asker }) => {
    const content = createHash('sha256').update(bytes).digest('hex')
    const name = createHash('sha256').update(JSON.stringify(['raster', DRAWING, content]))
    const key = pictureKey(tenantId, name.digest('hex'))
    const make = async (together: Caller): Promise<Uint8Array | null> => workers.run(rasterise, bytes, together)
    return (await makeOnce(key, async together => make({ tenantId, accountId, ...together }), asker)) && key
  }
}
