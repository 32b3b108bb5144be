import { readDesign } from '@kitwright/design'
import { openDatabase } from './database.ts'
import { digestOf } from './digest.ts'
import { keeping } from './keeping.ts'
import { newId } from './newId.ts'
import { isNewer, PAGE_ID, tellOthers } from './others.ts'
import { clearPending, readPending } from './pending.ts'
import type { Draft, KeepResult } from './types.ts'

/** Moves what a closing page left into the database; beside what another page has written since, as a copy. */
async function takePending(): Promise<void> {
  const pending = readPending()
  if (!pending) return
  const database = await openDatabase()
  const kept = await database.get('drafts', pending.id)
  const version = (kept?.version ?? 0) + 1
  if (isNewer(kept, pending, pending.writer ?? '')) await database.put('drafts', copyOf(pending, `${pending.name} (2)`))
  else if (!kept || kept.updatedAt < pending.updatedAt) await database.put('drafts', { ...pending, version })
  clearPending()
}

/** The same design as a draft of its own, which the server does not have. */
export function copyOf({ document, players, fabric, updatedAt }: Draft, name: string): Draft {
  return { id: newId(), name, document, players, fabric, updatedAt }
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

/** Whether a draft is kept that a newer version of this page wrote: it may not be read here, and must not be written over. */
export async function isTooNew(id: string): Promise<boolean> {
  try {
    const kept = await (await openDatabase()).get('drafts', id)
    const parsed = kept && (await readDesign(kept.document))
    return parsed?.ok === false && parsed.reason === 'tooNew'
  } catch {
    return false
  }
}

const contentOf = ({ name, document, players, fabric }: Draft): string => digestOf([name, document, players, fabric])

/** What the server confirmed last: as it is kept where that is later than what the draft knows. */
function serverSideOf(kept: Draft | undefined, draft: Draft): Partial<Draft> {
  if (!kept || (kept.savedRevision ?? 0) <= (draft.savedRevision ?? 0)) return {}
  const { designId, serverEtag, savedRevision, savedDigest } = kept
  return { ...(designId ? { designId } : {}), serverEtag, savedRevision, savedDigest }
}

/** Writes the draft and makes it the current one of its garment. `isForced`: also over what another page wrote meanwhile. */
async function put(draft: Draft, isForced: boolean): Promise<KeepResult> {
  const work = (await openDatabase()).transaction(['drafts', 'pointers'], 'readwrite')
  const kept = await work.objectStore('drafts').get(draft.id)
  // Two pages with the same content have nothing to quarrel about.
  const isSame = kept !== undefined && kept.writer !== PAGE_ID && contentOf(kept) === contentOf(draft)
  if (!isForced && !isSame && isNewer(kept, draft, PAGE_ID)) {
    await work.done
    return { ok: false, reason: 'newer' }
  }
  const version = (kept?.version ?? 0) + (isSame ? 0 : 1)
  const writer = isSame ? kept.writer : PAGE_ID
  const server = isForced ? {} : serverSideOf(kept, draft)
  await Promise.all([
    work.objectStore('drafts').put({ ...draft, ...server, version, writer }),
    work.objectStore('pointers').put(draft.id, `current:${draft.document.garment}`),
    work.done,
  ])
  if (readPending()?.id === draft.id) clearPending()
  if (!isSame) tellOthers({ id: draft.id, writer: PAGE_ID })
  return { ok: true, version }
}

async function write(draft: Draft, isForced: boolean): Promise<KeepResult> {
  const kept = await keeping(() => put(draft, isForced))
  return kept.ok ? kept.value : kept
}

/** Keeps a draft in this browser, whatever was kept of it. Never throws. */
export const saveDraft = (draft: Draft): Promise<KeepResult> => write(draft, true)

/** Keeps a draft that has stood open for a while: refused as `newer` where another page has written it since. Never throws. */
export const keepDraft = (draft: Draft): Promise<KeepResult> => write(draft, false)

/** Notes on a kept draft what the server confirmed. Its content, and whose it is, stay. */
export async function noteOnDraft(draft: Draft, note: Partial<Draft>): Promise<void> {
  try {
    const work = (await openDatabase()).transaction('drafts', 'readwrite')
    const kept = (await work.store.get(draft.id)) ?? draft
    await Promise.all([work.store.put({ ...kept, ...note }), work.done])
  } catch {
    // A full browser: whoever has the draft open knows it, too.
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
