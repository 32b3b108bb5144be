import { readWraps, readWrapsNow } from '#wraps'
import type { Wraps } from './types.ts'

const known = new Map<string, Wraps | null>()
const loading = new Map<string, Promise<Wraps | null>>()

function keep(id: string, wraps: Wraps | undefined): Wraps | null {
  known.set(id, wraps ?? null)
  return wraps ?? null
}

/** Returns a garment's wrap maps in the base size if they are loaded: any in Node, in a browser those loaded before. */
export function findWraps(garment: string): Wraps | null {
  const there = known.get(garment)
  if (there !== undefined) return there
  const read = readWrapsNow(garment)
  return read ? keep(garment, read) : null
}

/**
 * Loads the wrap maps; null for a garment that was not flattened. Rejects if loading fails; a later call tries again.
 */
export async function loadWraps(garment: string): Promise<Wraps | null> {
  const there = findWraps(garment)
  if (there) return there
  const coming =
    loading.get(garment) ??
    readWraps(garment)
      .then(read => keep(garment, read))
      .finally(() => loading.delete(garment))
  loading.set(garment, coming)
  return coming
}
