import type { Client } from '@kitwright/contract/client'
import { assetsOf } from '@kitwright/design'
import { openDatabase } from '../database/database.ts'
import { listDrafts } from '../records/drafts.ts'
import { ensureSaved, isSaved } from '../upload/ensureSaved.ts'
import { forgetForms } from '../records/forms.ts'
import { forgetInThisTab, putTombstone } from '../database/tombstones.ts'
import { announceDeleted } from '../database/draftChannel.ts'
import { clearPending, readPending } from '../records/pendingDrafts.ts'
import { isRosterSaved, sendRoster } from '../upload/sendRoster.ts'
import type { Draft } from '../database/types.ts'
import type { SaveError } from '../upload/uploadImages.ts'
import { isHidden } from '../database/currentAccount.ts'

/** Returns the user's designs, and players of designs, that exist only in this browser. */
export const unsavedWork = async (): Promise<readonly Draft[]> =>
  (await listDrafts()).filter(draft => !isSaved(draft) || !isRosterSaved(draft))

/**
 * Saves a draft's design, and its players as a squad of the same name. Returns null when all of it is on the server,
 * otherwise the error.
 */
async function saveWhole(draft: Draft, api: Client): Promise<SaveError | null> {
  const saved = await ensureSaved(draft.id, api, draft)
  if (!saved.ok) return saved.error
  return sendRoster(draft, api)
}

/** Saves all drafts. Returns the first error. */
export async function saveWork(work: readonly Draft[], api: Client): Promise<SaveError | null> {
  for (const draft of work) {
    const error = await saveWhole(draft, api)
    if (error) return error
  }
  return null
}

const isOwn = (draft: Draft): boolean => !isHidden(draft)

/**
 * Deletes every draft and picture of the current visitor from the database and returns the drafts' ids. Other accounts'
 * data stays.
 */
async function emptyDatabase(): Promise<readonly string[]> {
  const work = (await openDatabase()).transaction(['drafts', 'images', 'pointers'], 'readwrite')
  const all = await work.objectStore('drafts').getAll()
  const gone = all.filter(isOwn).map(({ id }) => id)
  const kept = all.filter(draft => !isOwn(draft))
  const needed = new Set(kept.flatMap(({ document }) => assetsOf(document).map(({ id }) => id)))
  for (const id of gone) {
    await work.objectStore('drafts').delete(id)
    await putTombstone(work, id)
  }
  for (const id of await work.objectStore('images').getAllKeys()) {
    if (!needed.has(id)) await work.objectStore('images').delete(id)
  }
  for await (const cursor of work.objectStore('pointers')) if (gone.includes(cursor.value)) await cursor.delete()
  await work.done
  return gone
}

/**
 * Key prefixes of other personal data in this browser. The shop's appearance settings belong to the device and stay.
 */
const PERSONAL = ['kitwright.recent', 'color-history', 'recent-fonts']

function emptyStorage(): readonly string[] {
  const left = readPending().filter(({ draft }) => isOwn(draft))
  left.forEach(clearPending)
  forgetForms()
  for (const key of Object.keys(localStorage)) {
    if (PERSONAL.some(start => key.startsWith(start))) localStorage.removeItem(key)
  }
  return left.map(({ draft }) => draft.id)
}

/** Cache of the pictures that the service worker has fetched, uploads included. */
const SEEN = 'kitwright-seen'

const quietly = async <T>(work: () => T | Promise<T>, instead: T): Promise<T> => {
  try {
    return await work()
  } catch {
    // With storage switched off there is nothing to delete.
    return instead
  }
}

/**
 * Removes all data of the current visitor from this device, in every tab: drafts, players, pictures, checkout entries.
 */
export async function clearDevice(): Promise<void> {
  const left = await quietly(emptyStorage, [])
  const gone = [...left, ...(await quietly(emptyDatabase, []))]
  forgetInThisTab(gone)
  announceDeleted(gone)
  if ('caches' in globalThis) await quietly(() => caches.delete(SEEN), false)
  // The service worker keeps its own list of cached pictures.
  navigator.serviceWorker?.controller?.postMessage('forget-seen')
}
