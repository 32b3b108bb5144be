import { isUnanswered } from '@kitwright/contract/client'
import type { Design } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'
import { readDesign } from '@kitwright/design'
import { digestOf } from '../database/jsonDigest.ts'
import { copyOf, deleteDraft, isAnothers, isTooNew, loadDraft, saveDraft } from '../records/drafts.ts'
import { isSaved } from './ensureSaved.ts'
import type { Draft } from '../database/types.ts'
import { currentAccount } from '../database/currentAccount.ts'

export type OpenResult =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly error: Extract<Answer<never>, { ok: false }>['error']['id'] | 'unreadable' }

async function draftOf(design: Design, etag: string, before: Draft | null): Promise<Draft | null> {
  const parsed = await readDesign(design.document)
  if (!parsed.ok) return null
  return {
    id: before?.id ?? design.id,
    name: design.name,
    document: parsed.document,
    players: before?.players ?? [],
    sizes: before?.sizes ?? [],
    fabric: before?.fabric ?? '',
    ...(before?.owner ? { owner: before.owner } : {}),
    ...(before?.designId ? { designId: before.designId } : {}),
    serverEtag: etag,
    savedRevision: design.revision,
    savedDigest: digestOf([design.name, parsed.document]),
    updatedAt: Date.now(),
  }
}

/** Replaces this browser's draft with the server's revision of the design. */
export async function replaceWithServerRevision(
  designId: string,
  api: Client,
  draftId = designId,
): Promise<OpenResult> {
  const answer = await api('GET /api/designs/{id}', { params: { id: designId } })
  if (!answer.ok) return { ok: false, error: answer.error.id }
  const draft = await draftOf(answer.value, answer.etag ?? '', await loadDraft(draftId))
  if (!draft) return { ok: false, error: 'unreadable' }
  const kept = await saveDraft(draft)
  return { ok: true, draft: kept.ok ? { ...draft, version: kept.version } : draft }
}

/**
 * After `stale-version`: leaves the server's design unchanged and saves this draft as a new design, which is returned.
 */
export async function saveAsNewDesign(mine: Draft, name: string, api: Client): Promise<OpenResult> {
  const copy = copyOf(mine, name)
  // Stored first, so that nothing is lost if the page closes. If storage is full, the original draft stays.
  const kept = await saveDraft(copy)
  if (!kept.ok) return { ok: true, draft: copy }
  const taken = await replaceWithServerRevision(mine.designId ?? mine.id, api, mine.id)
  if (!taken.ok) {
    await deleteDraft(copy.id)
    return taken
  }
  // Saved again, so that it is the last edited draft.
  await saveDraft(copy)
  return { ok: true, draft: copy }
}

/** Restores an earlier revision as the newest, on the server and in the draft. The current one stays in the history. */
export async function restoreRevision(open: Draft, revision: number, api: Client): Promise<OpenResult> {
  const params = { id: open.designId ?? open.id, revision: String(revision) }
  const headers = { 'if-match': open.serverEtag ?? '' }
  const answer = await api('POST /api/designs/{id}/revisions/{revision}/restore', { params, headers })
  if (!answer.ok) return { ok: false, error: answer.error.id }
  const draft = await draftOf(answer.value, answer.etag ?? '', open)
  return draft ? { ok: true, draft } : { ok: false, error: 'unreadable' }
}

/**
 * Opens a saved design: the browser's own draft if it has unsaved changes, otherwise the server's version. Another
 * account's stored draft stays unchanged and hidden.
 */
export async function openDesign(designId: string, api: Client): Promise<OpenResult> {
  const kept = await loadDraft(designId)
  if (!kept && (await isAnothers(designId)))
    return { ok: false, error: currentAccount() === null ? 'unauthenticated' : 'not-found' }
  if (kept && !isSaved(kept)) return { ok: true, draft: kept }
  // A draft stored by a newer page may hold more than the server has.
  if (!kept && (await isTooNew(designId))) return { ok: false, error: 'unreadable' }
  const opened = await replaceWithServerRevision(designId, api)
  return !opened.ok && isUnanswered({ id: opened.error }) && kept ? { ok: true, draft: kept } : opened
}
