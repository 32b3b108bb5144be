import { WorkFailure } from '../workers/index.ts'
import type { FileStore } from './fileStore.ts'

/** Stands for what cannot be made, so that nobody has it tried again, nor after a restart. */
const NOTHING = new Uint8Array()

type Make = () => Promise<Uint8Array | null>

/** The bytes kept under a key, made for all who ask at once when they are not there yet. Undefined for what cannot be made. */
export type MakeOnce = (key: string, make: Make) => Promise<Uint8Array | undefined>

/** Keeps what is made under the name of what it is made from; also that it was too heavy, or that `make` gave null. */
export function createMakeOnce(files: FileStore): MakeOnce {
  const underWay = new Map<string, Promise<Uint8Array>>()

  const findOrMake = async (key: string, make: Make): Promise<Uint8Array> => {
    const kept = await files.find(key)
    if (kept) return kept
    const bytes = (await make().catch(heavyAsNull)) ?? NOTHING
    await files.put(key, bytes)
    return bytes
  }
  return async (key, make) => {
    const making = underWay.get(key) ?? findOrMake(key, make).finally(() => underWay.delete(key))
    underWay.set(key, making)
    const bytes = await making
    return bytes.length > 0 ? bytes : undefined
  }
}

function heavyAsNull(error: unknown): null {
  if (error instanceof WorkFailure && error.reason === 'too-heavy') return null
  throw error
}
