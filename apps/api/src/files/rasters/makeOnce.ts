import { WorkerError } from '../../workers/index.ts'
import type { FileStore } from '../stores/fileStore.ts'
import { type Requester, SharedCaller } from './sharedCaller.ts'

/** Marks content that cannot be created, so that nobody retries it, even after a restart. */
const NOTHING = new Uint8Array()

/** Creates the bytes once for all requesters, as their combined caller. */
type Make = (together: SharedCaller['caller']) => Promise<Uint8Array | null>

/**
 * Returns the bytes stored under a key. If missing, they are created once for all concurrent requesters. Undefined if
 * they cannot be created.
 */
export type MakeOnce = (key: string, make: Make, requester?: Requester) => Promise<Uint8Array | undefined>

interface InFlightJob {
  readonly together: SharedCaller
  readonly bytes: Promise<Uint8Array>
}

/**
 * Creates a single-flight cache with a store. Results are stored under a key derived from their source, also the result
 * that it was too heavy or that `make` returned null.
 */
export function createMakeOnce(files: FileStore): MakeOnce {
  const underWay = new Map<string, InFlightJob>()

  const findOrMake = async (key: string, make: Make, { caller }: SharedCaller): Promise<Uint8Array> => {
    const kept = await files.find(key)
    if (kept) return kept
    const bytes = (await make(caller).catch(heavyAsNull)) ?? NOTHING
    await files.put(key, bytes)
    return bytes
  }
  const begin = (key: string, make: Make, requester: Requester): InFlightJob => {
    const together = new SharedCaller()
    together.join(requester)
    const bytes = findOrMake(key, make, together).finally(() => {
      // A caller that came after all had left has started a new run.
      if (underWay.get(key) === making) underWay.delete(key)
    })
    const making = { together, bytes }
    underWay.set(key, making)
    return making
  }
  return async (key, make, requester = {}) => {
    requester.signal?.throwIfAborted()
    const found = underWay.get(key)
    const isJoined = found && !found.together.isGivenUp
    if (isJoined) found.together.join(requester)
    const bytes = await (isJoined ? found : begin(key, make, requester)).bytes
    return bytes.length > 0 ? bytes : undefined
  }
}

function heavyAsNull(error: unknown): null {
  if (error instanceof WorkerError && error.reason === 'too-heavy') return null
  throw error
}
