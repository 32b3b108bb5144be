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

/** To be raised when the same bytes are drawn otherwise, or when what was refused may be drawn. */
const DRAWING = 4

interface RasterRequest extends Caller {
  readonly bytes: Uint8Array
}

/**
 * Turns what was uploaded into pixels by itself, before anything else is made of it: whatever is in it costs its sender two
 * seconds once. Answers the key of a PNG as large as our pictures need; undefined for what cannot be drawn.
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
