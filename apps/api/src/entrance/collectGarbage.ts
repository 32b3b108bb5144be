import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** So much of what was sent is let go at once; a look takes a millisecond or two. */
const OFTEN_BYTES = 4 * 2 ** 20

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void
let bytes = 0

/**
 * Notes that a piece of a body has been dealt with. The engine sees only the small objects that hold such pieces, and looks for those that
 * nobody holds when it has made many: by itself it would keep some fifty megabytes of them.
 */
export function collectGarbageEvery4Mb(piece: Uint8Array): void {
  bytes += piece.length
  if (bytes < OFTEN_BYTES) return
  bytes = 0
  collect({ type: 'minor' })
}
