import { readWraps, readWrapsNow } from '#wraps'
import type { Wraps } from './types.ts'

const known = new Map<string, Wraps | null>()
const loading = new Map<string, Promise<Wraps | null>>()

function keep(id: string, wraps: Wraps | undefined): Wraps | null {
  known.set(id, wraps ?? null)
  return wraps ?? null
}

/** A garment's way to the table in the base size, if it is at hand: of any in Node, in a browser of those that were loaded before. */
export function findWraps(garment: string): Wraps | null {
  const there = known.get(garment)
  if (there !== undefined) return there
  const read = readWrapsNow(garment)
  return read ? keep(garment, read) : null
}

/** Brings it to hand; null for a garment that was not laid out. Rejects when it does not load, and tries again when asked again. */
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
