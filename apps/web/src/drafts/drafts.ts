import { readDesign } from '@kitwright/design'
import { failureOf, openDatabase } from './database.ts'
import { clearPending, readPending } from './pending.ts'
import type { Draft, KeepResult } from './types.ts'

/** Moves what a closing page left into the database, unless something newer is there. */
async function takePending(): Promise<void> {
  const pending = readPending()
  if (!pending) return
  const database = await openDatabase()
  const kept = await database.get('drafts', pending.id)
  if (!kept || kept.updatedAt < pending.updatedAt) await database.put('drafts', pending)
  clearPending()
}

/** A stored draft whose document still reads; older documents are migrated on the way. */
async function revive(draft: Draft | undefined): Promise<Draft | null> {
  if (!draft) return null
  const parsed = await readDesign(draft.document)
  return parsed.ok ? { ...draft, document: parsed.document } : null
}

/** The draft, or null when there is none that can be read. */
export async function loadDraft(id: string): Promise<Draft | null> {
  try {
    await takePending()
    return await revive(await (await openDatabase()).get('drafts', id))
  } catch {
    const pending = readPending()
    return pending?.id === id ? await revive(pending) : null
  }
}

/** Keeps the draft in this browser and makes it the current one of its garment. Never throws. */
export async function saveDraft(draft: Draft): Promise<KeepResult> {
  try {
    const database = await openDatabase()
    const work = database.transaction(['drafts', 'pointers'], 'readwrite')
    await Promise.all([
      work.objectStore('drafts').put(draft),
      work.objectStore('pointers').put(draft.id, `current:${draft.document.garment}`),
      work.done,
    ])
    if (readPending()?.id === draft.id) clearPending()
    return { ok: true }
  } catch (cause) {
    return { ok: false, reason: failureOf(cause) }
  }
}

/** Every readable draft, last change first. */
export async function listDrafts(): Promise<Draft[]> {
  try {
    await takePending()
    const all = await (await openDatabase()).getAll('drafts')
    return (await Promise.all(all.map(draft => revive(draft).catch(() => null))))
      .filter(draft => draft !== null)
      .sort((a, b) => b.updatedAt - a.updatedAt)
  } catch {
    return []
  }
}

export async function deleteDraft(id: string): Promise<void> {
  try {
    const database = await openDatabase()
    const work = database.transaction(['drafts', 'pointers'], 'readwrite')
    await work.objectStore('drafts').delete(id)
    for await (const cursor of work.objectStore('pointers')) {
      if (cursor.value === id) await cursor.delete()
    }
    await work.done
  } catch {
    // Nothing is kept where storage is switched off.
  }
}

/** Id of the draft that was last worked on for a garment; null when there is none. */
export async function currentDraftId(garment: string): Promise<string | null> {
  try {
    await takePending()
    return (await (await openDatabase()).get('pointers', `current:${garment}`)) ?? null
  } catch {
    return readPending()?.id ?? null
  }
}
