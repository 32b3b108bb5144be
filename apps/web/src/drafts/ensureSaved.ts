import type { Design } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'
import { digestOf } from './digest.ts'
import { loadDraft, saveDraft } from './drafts.ts'
import { newId } from './newId.ts'
import type { Draft } from './types.ts'
import { forgetUploads, uploadImages, type SaveError } from './upload.ts'

export type EnsureSavedResult =
  | { readonly ok: true; readonly designId: string; readonly etag: string; readonly revision: number | undefined }
  | { readonly ok: false; readonly error: SaveError }

const designIdOf = (draft: Draft): string => draft.designId ?? draft.id
const contentOf = (draft: Draft): string => digestOf([draft.name, draft.document])

/** True when the server has this very name and document. */
export const isSaved = (draft: Draft): boolean =>
  draft.serverEtag !== undefined && draft.savedDigest === contentOf(draft)

type Saved = { readonly designId: string; readonly answer: Answer<Design> }

async function send(api: Client, draft: Draft, document: unknown): Promise<Saved> {
  const designId = designIdOf(draft)
  const body = { name: draft.name, document }
  if (draft.serverEtag === undefined) {
    return { designId, answer: await api('POST /api/designs', { body: { id: designId, ...body } }) }
  }
  const headers = { 'if-match': draft.serverEtag }
  return { designId, answer: await api('PUT /api/designs/{id}', { params: { id: designId }, headers, body }) }
}

/** Another person's design has this id, or ours was deleted on the server: the draft becomes a new design. */
const needsNewId = ({ answer }: Saved): boolean =>
  !answer.ok && (answer.error.id === 'design-id-taken' || (answer.error.id === 'not-found' && answer.status === 404))

async function sendOrRename(api: Client, draft: Draft, document: unknown): Promise<Saved> {
  const saved = await send(api, draft, document)
  if (!needsNewId(saved)) return saved
  return send(api, { ...draft, designId: newId(), serverEtag: undefined }, document)
}

async function uploadAndSend(api: Client, draft: Draft): Promise<Saved | { error: SaveError }> {
  const uploaded = await uploadImages(draft.document, api)
  return uploaded.ok ? sendOrRename(api, draft, uploaded.document) : { error: uploaded.error }
}

/** Notes on the draft, as it is by now, what the server confirmed. */
async function noteSaved(sent: Draft, designId: string, design: Design, etag: string): Promise<void> {
  const latest = (await loadDraft(sent.id)) ?? sent
  await saveDraft({
    ...latest,
    ...(designId === sent.id ? {} : { designId }),
    serverEtag: etag,
    savedRevision: design.revision,
    savedDigest: contentOf(sent),
  })
}

/**
 * Makes sure that the server has the draft's present name and document: uploads pictures that only this browser
 * holds, then makes the design or adds a revision. Nothing is sent when nothing changed. An error's id is the
 * contract's; `stale-version` when someone saved another revision meanwhile (see `overwriteTheirs`, `takeTheirs`).
 */
export async function ensureSaved(id: string, api: Client): Promise<EnsureSavedResult> {
  const draft = await loadDraft(id)
  if (!draft) return { ok: false, error: { id: 'not-found', message: '', requestId: '' } }
  if (isSaved(draft)) {
    return { ok: true, designId: designIdOf(draft), etag: draft.serverEtag ?? '', revision: draft.savedRevision }
  }
  let saved = await uploadAndSend(api, draft)
  if ('answer' in saved && !saved.answer.ok && saved.answer.error.id === 'document-asset-missing') {
    // The files were uploaded by another account or have been cleaned away: send them again, once.
    await forgetUploads(draft.document)
    saved = await uploadAndSend(api, draft)
  }
  if ('error' in saved) return { ok: false, error: saved.error }
  if (!saved.answer.ok) return { ok: false, error: saved.answer.error }
  const { value, etag } = saved.answer
  await noteSaved(draft, saved.designId, value, etag ?? '')
  return { ok: true, designId: saved.designId, etag: etag ?? '', revision: value.revision }
}

/** After `stale-version`: saves the draft over the revision that is on the server now. */
export async function overwriteTheirs(id: string, api: Client): Promise<EnsureSavedResult> {
  const draft = await loadDraft(id)
  if (!draft) return { ok: false, error: { id: 'not-found', message: '', requestId: '' } }
  const answer = await api('GET /api/designs/{id}', { params: { id: designIdOf(draft) } })
  if (!answer.ok) return { ok: false, error: answer.error }
  await saveDraft({ ...draft, serverEtag: answer.etag ?? undefined, savedDigest: undefined })
  return ensureSaved(id, api)
}
