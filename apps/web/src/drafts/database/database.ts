import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Draft, KeepFailure, StoredImage } from './types.ts'

export interface Schema extends DBSchema {
  drafts: { key: string; value: Draft }
  images: { key: string; value: StoredImage }
  /** `current:{garment}` → draft id; `gone:{draft id}`: deleted from this device. */
  pointers: { key: string; value: string }
}
export type Database = IDBPDatabase<Schema>

const NAME = 'kitwright'
let opening: Promise<Database> | null = null

/** Opens the browser's database once. Rejects if storage is switched off. */
export function openDatabase(): Promise<Database> {
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' })
      database.createObjectStore('images', { keyPath: 'id' })
      database.createObjectStore('pointers')
    },
    blocking(_current, _blocked, event) {
      // Close, so that a newer page of the shop can upgrade the database.
      ;(event.target as IDBDatabase | null)?.close()
      opening = null
    },
    terminated() {
      opening = null
    },
  }).catch((cause: unknown) => {
    opening = null
    throw cause
  })
  return opening
}

export const failureOf = (cause: unknown): KeepFailure =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError' ? 'quota' : 'unavailable'
