import { createHash } from 'node:crypto'
import { ProblemError } from '../endpoint/index.ts'
import { createMakeOnce, type FilesDependencies, makeSafeInProcess, sharedPictureKey } from '../files/index.ts'
import type { Caller } from '../workers/index.ts'
import { DRAWING_VERSION } from './packagedGraphics.ts'

const SVG = 'image/svg+xml'

interface ShowOptions extends Caller {
  /** One of ours, which never changes: it is kept for all shops. */
  readonly isPackaged: boolean
}

/** A picture as browsers may show it. Throws what `makeSafeInProcess` throws. */
export type MakeShown = (bytes: Uint8Array, wanted: ShowOptions) => Promise<{ bytes: Uint8Array; mime: string }>

export function createMakeShown({ store, workers }: Pick<FilesDependencies, 'store' | 'workers'>): MakeShown {
  const makeOnce = createMakeOnce(store)
  return async (bytes, { isPackaged, ...caller }) => {
    if (!isPackaged) return makeSafeInProcess(workers, bytes, caller)
    const { tenantId, ...asker } = caller
    const content = createHash('sha256').update(bytes).digest('hex')
    const name = createHash('sha256').update(JSON.stringify(['graphic', DRAWING_VERSION, content]))
    const make = async (together: Omit<Caller, 'tenantId'>): Promise<Uint8Array> =>
      (await makeSafeInProcess(workers, bytes, { tenantId, ...together })).bytes
    const made = await makeOnce(sharedPictureKey(name.digest('hex')), make, asker)
    if (!made) throw new ProblemError('not-found')
    return { bytes: made, mime: SVG }
  }
}
