import { isUnanswered } from '@kitwright/contract/client'
import type { Design } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import { digestOf } from '../database/jsonDigest.ts'
import { loadDraft, noteOnDraft, mergeServerState } from '../records/drafts.ts'
import { designIdOf, sendOrRename, type SaveResult } from './sendDesign.ts'
import type { Draft } from '../database/types.ts'
import { takeOver, uploadImages, type SaveError } from './uploadImages.ts'

const running = new Map<string, Promise<unknown>>()

/** Runs the work under an exclusive lock of this name, across tabs where the browser supports it. */
function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Web Locks exist in secure contexts only.
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const next = (running.get(name) ?? Promise.resolve()).then(work, work)
  running.set(name, next)
  return next
}

/** The server state that a draft knows. */
export type ServerSide = Pick<
  Draft,
  'owner' | 'designId' | 'serverEtag' | 'savedRevision' | 'savedDigest' | 'isQueued' | 'triedDigests'
>

export type EnsureSavedResult =
  | { readonly ok: true; readonly designId: string; readonly revision: number | undefined; readonly server: ServerSide }
  | {
      readonly ok: false
      readonly error: SaveError
      /** State that may have reached the server although no response came. */
      readonly tried?: Partial<ServerSide>
    }

const contentOf = (draft: Draft): string => digestOf([draft.name, draft.document])

/** True when the server has this very name and document. */
export const isSaved = (draft: Draft): boolean =>
  draft.serverEtag !== undefined && draft.savedDigest === contentOf(draft)

async function uploadAndSend(api: Client, draft: Draft): Promise<SaveResult | { error: SaveError }> {
  const uploaded = await uploadImages(draft.document, api)
  return uploaded.ok ? sendOrRename(api, draft, uploaded.document) : { error: uploaded.error }
}

/** Records on the current draft what the server confirmed. */
async function noteSaved(sent: Draft, designId: string, design: Design, etag: string): Promise<ServerSide> {
  const server = {
    ...(sent.owner ? { owner: sent.owner } : {}),
    ...(designId === sent.id ? {} : { designId }),
    serverEtag: etag,
    savedRevision: design.revision,
    savedDigest: contentOf(sent),
    isQueued: false,
    triedDigests: undefined,
  }
  await noteOnDraft(sent, server)
  return server
}

const MAX_TRIED = 20

/**
 * Records on the draft what was sent when no answer came. The next attempt recognises it if it has arrived, also under
 * a new id.
 */
async function noteTried(sent: Draft, { digest, designId }: SaveResult): Promise<Partial<ServerSide>> {
  const before = (sent.triedDigests ?? []).filter(each => each !== digest)
  const isMoved = designId !== designIdOf(sent)
  const tried = {
    triedDigests: [...before, digest].slice(-MAX_TRIED),
    ...(isMoved ? { designId, serverEtag: undefined, savedRevision: undefined } : {}),
  }
  await noteOnDraft(sent, tried)
  return tried
}

/**
 * Ensures that the server has the draft's current name and document. Uploads pictures that only this browser has, then
 * creates the design or adds a revision. Sends nothing when nothing changed. `open` is the open draft, for a browser
 * that could not store it. An error's id is the contract's; `stale-version` when another revision was saved since (see
 * `overwriteServerRevision`, `takeTheirs`, `saveAsNewDesign`).
 */
export const ensureSaved = (id: string, api: Client, open?: Draft): Promise<EnsureSavedResult> =>
  // Two concurrent saves of one draft would each mistake the other for another person's.
  withLock(`kitwright.save.${id}`, () => saveNow(id, api, open))

async function saveNow(id: string, api: Client, open?: Draft): Promise<EnsureSavedResult> {
  const draft = open ? await mergeServerState(open) : await loadDraft(id)
  if (!draft) return { ok: false, error: { id: 'not-found', message: '', requestId: '' } }
  if (isSaved(draft)) {
    const { owner, designId, serverEtag, savedRevision, savedDigest } = draft
    const server = { owner, designId, serverEtag, savedRevision, savedDigest, isQueued: false }
    return { ok: true, designId: designIdOf(draft), revision: savedRevision, server }
  }
  let saved = await uploadAndSend(api, draft)
  if ('answer' in saved && !saved.answer.ok && saved.answer.error.id === 'document-asset-missing') {
    // The files belong to another account or have been deleted: sends them again, once.
    await takeOver(draft.document, api)
    saved = await uploadAndSend(api, draft)
  }
  if ('error' in saved) return { ok: false, error: saved.error }
  if (!saved.answer.ok) {
    const { error } = saved.answer
    return isUnanswered(error) ? { ok: false, error, tried: await noteTried(draft, saved) } : { ok: false, error }
  }
  const { value, etag } = saved.answer
  const server = await noteSaved(draft, saved.designId, value, etag ?? '')
  return { ok: true, designId: saved.designId, revision: value.revision, server }
}

/** After `stale-version`: saves the draft over the server's current revision, which stays in the history. */
export async function overwriteServerRevision(id: string, api: Client, open?: Draft): Promise<EnsureSavedResult> {
  const draft = open ?? (await loadDraft(id))
  if (!draft) return { ok: false, error: { id: 'not-found', message: '', requestId: '' } }
  const answer = await api('GET /api/designs/{id}', { params: { id: designIdOf(draft) } })
  if (!answer.ok) return { ok: false, error: answer.error }
  const theirs = { serverEtag: answer.etag ?? undefined, savedRevision: answer.value.revision, savedDigest: undefined }
  return ensureSaved(id, api, { ...draft, ...theirs })
}
