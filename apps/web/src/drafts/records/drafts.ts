import { readDesign } from '@kitwright/design'
import { openDatabase } from '../database/database.ts'
import { digestOf } from '../database/jsonDigest.ts'
import { writeWithQuotaRetry } from '../database/retryOnFullStorage.ts'
import { newId } from '../database/newId.ts'
import { removeTombstone, hasTombstone } from '../database/tombstones.ts'
import { isNewer, PAGE_ID, announceWrite } from '../database/draftChannel.ts'
import { clearOwnPending, clearPending, readPending } from './pendingDrafts.ts'
import type { Draft, KeepResult } from '../database/types.ts'
import { isHidden, withOwner } from '../database/currentAccount.ts'

/**
 * Whether a closing page's draft is newer than the stored one: compared by the writes it knew of, since clocks can be
 * set back.
 */
const isAfter = (left: Draft, kept: Draft | undefined): boolean =>
  !kept ||
  (kept.version ?? 0) <= (left.version ?? 0) ||
  // The page may not have received its own last write.
  (kept.writer === left.writer && kept.updatedAt < left.updatedAt)

/** Moves a closing page's draft into the database; as a copy if another page has written it since. */
async function move(pending: Draft): Promise<void> {
  const work = (await openDatabase()).transaction(['drafts', 'pointers'], 'readwrite')
  const kept = await work.objectStore('drafts').get(pending.id)
  const version = (kept?.version ?? 0) + 1
  // A guest's last page may have closed during sign-in.
  const draft = withOwner(pending, kept)
  if (await hasTombstone(work, pending.id)) return work.done
  if (isNewer(kept, pending, pending.writer ?? '')) {
    const copy = withOwner(copyOf(draft, `${pending.name} (2)`), draft)
    await work.objectStore('drafts').put(copy)
  } else if (isAfter(pending, kept)) {
    // The first change of a fresh kit may have been the page's last.
    await Promise.all([
      work.objectStore('drafts').put({ ...draft, version }),
      work.objectStore('pointers').put(pending.id, `current:${pending.document?.garment}`),
    ])
  }
  return work.done
}

/**
 * Moves the drafts that closed pages left into the database. Returns the drafts that do not fit, last change first;
 * they stay where they are.
 */
async function takePending(): Promise<readonly Draft[]> {
  const left: Draft[] = []
  for (const pending of readPending()) {
    const moved = await writeWithQuotaRetry(() => move(pending.draft))
    if (moved.ok) clearPending(pending)
    else left.push(pending.draft)
  }
  return left.sort((a, b) => b.updatedAt - a.updatedAt)
}

/** A copy of the design as a new draft, which the server does not have. */
export function copyOf({ document, players, sizes, fabric, updatedAt }: Draft, name: string): Draft {
  return { id: newId(), name, document, players, ...(sizes ? { sizes } : {}), fabric, updatedAt }
}

/** Returns a stored draft if its document is readable. Migrates older documents. */
async function revive(draft: Draft | undefined): Promise<Draft | null> {
  if (!draft) return null
  const parsed = await readDesign(draft.document)
  return parsed.ok ? { ...draft, document: parsed.document } : null
}

/** Returns the stored draft, readable or not. Undefined if there is none, or no storage. */
async function keptDraft(id: string): Promise<Draft | undefined> {
  try {
    return await (await openDatabase()).get('drafts', id)
  } catch {
    return undefined
  }
}

/** Returns the draft, or null when the current visitor has no readable draft. */
export async function loadDraft(id: string): Promise<Draft | null> {
  const left = (await takePending()).find(draft => draft.id === id)
  const kept = await keptDraft(id)
  const found = left && isAfter(left, kept) ? left : kept
  return found && isHidden(found) ? null : revive(found).catch(() => null)
}

/** Whether a stored draft belongs to another account. */
export async function isAnothers(id: string): Promise<boolean> {
  const kept = await keptDraft(id)
  return kept !== undefined && isHidden(kept)
}

/**
 * Whether a newer version of this page wrote the stored draft. Such a draft must not be read or overwritten. Rejects
 * when the code that reads drafts fails to load: an unreadable draft must not count as missing.
 */
export async function isTooNew(id: string): Promise<boolean> {
  const kept = await keptDraft(id)
  const parsed = kept && (await readDesign(kept.document))
  return parsed?.ok === false && parsed.reason === 'tooNew'
}

const contentOf = ({ name, document, players, sizes = [], fabric }: Draft): string =>
  digestOf([name, document, players, sizes, fabric])

/** Returns the server state that was confirmed last: the stored one if it is later than what the draft knows. */
function serverSideOf(kept: Draft | undefined, draft: Draft): Partial<Draft> {
  if (!kept || (kept.savedRevision ?? 0) <= (draft.savedRevision ?? 0)) return {}
  const { designId, serverEtag, savedRevision, savedDigest } = kept
  return { ...(designId ? { designId } : {}), serverEtag, savedRevision, savedDigest }
}

/** Returns the open draft with what the server has confirmed since, in another tab or by another attempt. */
export async function mergeServerState(open: Draft): Promise<Draft> {
  const kept = await keptDraft(open.id)
  return isNewer(kept, open, PAGE_ID) ? open : { ...open, ...serverSideOf(kept, open) }
}

/**
 * Writes the draft and makes it the current one of its garment. `isForced` also overwrites what another page wrote in
 * between.
 */
async function put(draft: Draft, isForced: boolean): Promise<KeepResult> {
  const work = (await openDatabase()).transaction(['drafts', 'pointers'], 'readwrite')
  if (isForced) await removeTombstone(work, draft.id)
  else if (await hasTombstone(work, draft.id)) {
    await work.done
    return { ok: true, version: draft.version ?? 0 }
  }
  const kept = await work.objectStore('drafts').get(draft.id)
  // Two pages with the same content do not conflict.
  const isSame = kept !== undefined && kept.writer !== PAGE_ID && contentOf(kept) === contentOf(draft)
  if (!isForced && !isSame && isNewer(kept, draft, PAGE_ID)) {
    await work.done
    return { ok: false, reason: 'newer' }
  }
  const version = (kept?.version ?? 0) + (isSame ? 0 : 1)
  const writer = isSame ? kept.writer : PAGE_ID
  const server = isForced ? {} : serverSideOf(kept, draft)
  await Promise.all([
    work.objectStore('drafts').put(withOwner({ ...draft, ...server, version, writer }, kept)),
    work.objectStore('pointers').put(draft.id, `current:${draft.document.garment}`),
    work.done,
  ])
  clearOwnPending(draft.id)
  if (!isSame) announceWrite({ id: draft.id, writer: PAGE_ID })
  return { ok: true, version }
}

async function write(draft: Draft, isForced: boolean): Promise<KeepResult> {
  const kept = await writeWithQuotaRetry(() => put(draft, isForced))
  return kept.ok ? kept.value : kept
}

/** Stores a draft in this browser and overwrites any stored version. Never throws. */
export const saveDraft = (draft: Draft): Promise<KeepResult> => write(draft, true)

/**
 * Stores a draft that has been open for a while. Refused as `newer` when another page has written it since. Never
 * throws.
 */
export const keepDraft = (draft: Draft): Promise<KeepResult> => write(draft, false)

/** Records on a stored draft what the server confirmed. Content and owner stay. */
export async function noteOnDraft(draft: Draft, note: Partial<Draft>): Promise<void> {
  try {
    const work = (await openDatabase()).transaction(['drafts', 'pointers'], 'readwrite')
    if (await hasTombstone(work, draft.id)) return await work.done
    const kept = (await work.objectStore('drafts').get(draft.id)) ?? draft
    await Promise.all([work.objectStore('drafts').put({ ...kept, ...note }), work.done])
  } catch {
    // Storage is full: the page that has the draft open reports it too.
  }
}

async function keptDrafts(): Promise<readonly Draft[]> {
  try {
    return await (await openDatabase()).getAll('drafts')
  } catch {
    return []
  }
}

/** Returns every readable draft of the current visitor, last change first. */
export async function listDrafts(): Promise<Draft[]> {
  const left = await takePending()
  const latest = new Map((await keptDrafts()).map(draft => [draft.id, draft]))
  for (const draft of left.toReversed()) if (isAfter(draft, latest.get(draft.id))) latest.set(draft.id, draft)
  const all = [...latest.values()].filter(draft => !isHidden(draft)).sort((a, b) => b.updatedAt - a.updatedAt)
  return (await Promise.all(all.map(draft => revive(draft).catch(() => null)))).filter(draft => draft !== null)
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
    // Nothing is stored when storage is switched off.
  }
}

/** Returns the id of the current visitor's last edited draft for a garment, or null. */
export async function currentDraftId(garment: string): Promise<string | null> {
  const left = (await takePending()).find(draft => draft.document?.garment === garment && !isHidden(draft))
  if (left) return left.id
  try {
    const id = (await (await openDatabase()).get('pointers', `current:${garment}`)) ?? null
    if (id === null || !(await isAnothers(id))) return id
  } catch {
    return null
  }
  return (await listDrafts()).find(({ document }) => document.garment === garment)?.id ?? null
}

/**
 * Closes a draft after its order: the studio starts the garment from scratch. The design itself stays among the saved
 * ones.
 */
export async function leaveDraft(id: string): Promise<void> {
  try {
    const work = (await openDatabase()).transaction('pointers', 'readwrite')
    for await (const cursor of work.store)
      if (cursor.value === id && cursor.key.startsWith('current:')) await cursor.delete()
    await work.done
  } catch {
    // Without storage, no draft is reopened.
  }
}
