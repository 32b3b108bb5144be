import type { IDBPObjectStore } from 'idb'
import type { Schema } from './database.ts'

/**
 * What was taken off the device must not come back with the last write of a page that still had it open: this page knows by heart,
 * every other one finds the mark.
 */
const here = new Set<string>()

export const isGoneHere = (id: string): boolean => here.has(id)
/** What this page itself still has of what was taken off the device: each tab has a storage of its own. */
export function forgetHere(gone: readonly string[]): void {
  for (const id of gone) here.add(id)
  try {
    sessionStorage.clear()
  } catch {
    // Storage switched off: nothing was in it.
  }
}

const markOf = (id: string): string => `gone:${id}`

interface Pointers {
  objectStore(name: 'pointers'): Pick<IDBPObjectStore<Schema, never, 'pointers', 'readwrite'>, 'get' | 'put' | 'delete'>
}

export const isGone = async (work: Pointers, id: string): Promise<boolean> =>
  here.has(id) || (await work.objectStore('pointers').get(markOf(id))) !== undefined

export const markGone = (work: Pointers, id: string): Promise<string> =>
  work.objectStore('pointers').put('gone', markOf(id))

/** It was asked for anew, from the server. */
export async function comesBack(work: Pointers, id: string): Promise<void> {
  here.delete(id)
  await work.objectStore('pointers').delete(markOf(id))
}
