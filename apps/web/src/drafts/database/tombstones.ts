import type { IDBPObjectStore } from 'idb'
import type { Schema } from './database.ts'

/**
 * A draft that was deleted from the device must not come back with the last write of a page that still had it open. This page remembers
 * the ids itself, every other one finds the tombstone.
 */
const here = new Set<string>()

export const isDeletedHere = (id: string): boolean => here.has(id)

/** Marks drafts as deleted for this page and clears the tab's session storage, which may still hold them. */
export function forgetInThisTab(gone: readonly string[]): void {
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

export const hasTombstone = async (work: Pointers, id: string): Promise<boolean> =>
  here.has(id) || (await work.objectStore('pointers').get(markOf(id))) !== undefined

export const putTombstone = (work: Pointers, id: string): Promise<string> =>
  work.objectStore('pointers').put('gone', markOf(id))

/** It was opened anew, from the server. */
export async function removeTombstone(work: Pointers, id: string): Promise<void> {
  here.delete(id)
  await work.objectStore('pointers').delete(markOf(id))
}
