import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The number of sent bytes after which garbage is collected; a collection takes a millisecond or two. */
const OFTEN_BYTES = 4 * 2 ** 20

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void
let bytes = 0

/**
 * Forces a minor garbage collection after every 4 MB of request body. V8 does not count the buffers' native memory and would keep about 50
 * MB of them.
 */
export function collectGarbageEvery4Mb(piece: Uint8Array): void {
  bytes += piece.length
  if (bytes < OFTEN_BYTES) return
  bytes = 0
  collect({ type: 'minor' })
}
