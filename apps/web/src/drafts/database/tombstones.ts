import type { IDBPObjectStore } from 'idb'
import type { Schema } from './database.ts'

/**
 * Tombstones stop a deleted draft from coming back with the last write of a page that still had it open. This page
 * remembers the ids in memory, every other page reads the tombstone.
 */
const here = new Set<string>()

export const isDeletedHere = (id: string): boolean => here.has(id)

/** Marks drafts as deleted for this page and clears the tab's session storage, which may still contain them. */
export function forgetInThisTab(gone: readonly string[]): void {
  for (const id of gone) here.add(id)
  try {
    sessionStorage.clear()
  } catch {
    // Storage is switched off, so nothing was stored.
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

/** Removes the tombstone of a draft that was reopened from the server. */
export async function removeTombstone(work: Pointers, id: string): Promise<void> {
  here.delete(id)
  await work.objectStore('pointers').delete(markOf(id))
}
