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

/** Whether what a closing page left comes after what is kept: by the writes it knew of, since clocks are set back as well. */
const isAfter = (left: Draft, kept: Draft | undefined): boolean =>
  !kept ||
  (kept.version ?? 0) <= (left.version ?? 0) ||
  // It may not have heard of its own last write.
  (kept.writer === left.writer && kept.updatedAt < left.updatedAt)

/** Moves what a closing page left into the database; beside what another page has written since, as a copy. */
async function move(pending: Draft): Promise<void> {
  const work = (await openDatabase()).transaction(['drafts', 'pointers'], 'readwrite')
  const kept = await work.objectStore('drafts').get(pending.id)
  const version = (kept?.version ?? 0) + 1
  // A guest's last page may have closed on the way to signing in.
  const draft = withOwner(pending, kept)
  if (await hasTombstone(work, pending.id)) return work.done
  if (isNewer(kept, pending, pending.writer ?? '')) {
    const copy = withOwner(copyOf(draft, `${pending.name} (2)`), draft)
    await work.objectStore('drafts').put(copy)
  } else if (isAfter(pending, kept)) {
    // The first change of a fresh kit may have been its page's last.
    await Promise.all([
      work.objectStore('drafts').put({ ...draft, version }),
      work.objectStore('pointers').put(pending.id, `current:${pending.document?.garment}`),
    ])
  }
  return work.done
}

/** Moves what closed pages left. What there is no room for stays where it is, and is returned, last change first. */
async function takePending(): Promise<readonly Draft[]> {
  const left: Draft[] = []
  for (const pending of readPending()) {
    const moved = await writeWithQuotaRetry(() => move(pending.draft))
    if (moved.ok) clearPending(pending)
    else left.push(pending.draft)
  }
  return left.sort((a, b) => b.updatedAt - a.updatedAt)
}

/** The same design as a draft of its own, which the server does not have. */
export function copyOf({ document, players, sizes, fabric, updatedAt }: Draft, name: string): Draft {
  return { id: newId(), name, document, players, ...(sizes ? { sizes } : {}), fabric, updatedAt }
}

/** A stored draft whose document still reads; older documents are migrated on the way. */
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

/** The draft, or null when there is none that can be read by who is here. */
export async function loadDraft(id: string): Promise<Draft | null> {
  const left = (await takePending()).find(draft => draft.id === id)
  const kept = await keptDraft(id)
  const found = left && isAfter(left, kept) ? left : kept
  return found && isHidden(found) ? null : revive(found).catch(() => null)
}

/** Whether a draft is kept that only its owner may see. */
export async function isAnothers(id: string): Promise<boolean> {
  const kept = await keptDraft(id)
  return kept !== undefined && isHidden(kept)
}

/**
 * Whether a draft is kept that a newer version of this page wrote: it may not be read here, and must not be written over. Rejects where
 * the code that reads drafts does not arrive: a draft that nobody could read must not be taken for none.
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

/** The draft as it stands open, with what the server has confirmed of it since in another tab, or by another try. */
export async function mergeServerState(open: Draft): Promise<Draft> {
  const kept = await keptDraft(open.id)
  return isNewer(kept, open, PAGE_ID) ? open : { ...open, ...serverSideOf(kept, open) }
}

/** Writes the draft and makes it the current one of its garment. `isForced`: also over what another page wrote meanwhile. */
async function put(draft: Draft, isForced: boolean): Promise<KeepResult> {
  const work = (await openDatabase()).transaction(['drafts', 'pointers'], 'readwrite')
  if (isForced) await removeTombstone(work, draft.id)
  else if (await hasTombstone(work, draft.id)) {
    await work.done
    return { ok: true, version: draft.version ?? 0 }
  }
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

/** Keeps a draft in this browser, whatever was kept of it. Never throws. */
export const saveDraft = (draft: Draft): Promise<KeepResult> => write(draft, true)

/** Keeps a draft that has stood open for a while: refused as `newer` where another page has written it since. Never throws. */
export const keepDraft = (draft: Draft): Promise<KeepResult> => write(draft, false)

/** Notes on a kept draft what the server confirmed. Its content, and whose it is, stay. */
export async function noteOnDraft(draft: Draft, note: Partial<Draft>): Promise<void> {
  try {
    const work = (await openDatabase()).transaction(['drafts', 'pointers'], 'readwrite')
    if (await hasTombstone(work, draft.id)) return await work.done
    const kept = (await work.objectStore('drafts').get(draft.id)) ?? draft
    await Promise.all([work.objectStore('drafts').put({ ...kept, ...note }), work.done])
  } catch {
    // A full browser: whoever has the draft open knows it, too.
  }
}

async function keptDrafts(): Promise<readonly Draft[]> {
  try {
    return await (await openDatabase()).getAll('drafts')
  } catch {
    return []
  }
}

/** Every readable draft of who is here, last change first. */
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
    // Nothing is kept where storage is switched off.
  }
}

/** Id of the draft that was last worked on for a garment by who is here; null when there is none. */
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
