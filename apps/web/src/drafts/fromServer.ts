import type { Design } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'
import { readDesign } from '@kitwright/design'
import { digestOf } from './digest.ts'
import { loadDraft, saveDraft } from './drafts.ts'
import { isSaved } from './ensureSaved.ts'
import type { Draft } from './types.ts'

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
    fabric: before?.fabric ?? '',
    ...(before?.designId ? { designId: before.designId } : {}),
    serverEtag: etag,
    savedRevision: design.revision,
    savedDigest: digestOf([design.name, parsed.document]),
    updatedAt: Date.now(),
  }
}

/** The server's revision of a design as this browser's draft, in place of what was there. */
export async function takeTheirs(designId: string, api: Client, draftId = designId): Promise<OpenResult> {
  const answer = await api('GET /api/designs/{id}', { params: { id: designId } })
  if (!answer.ok) return { ok: false, error: answer.error.id }
  const draft = await draftOf(answer.value, answer.etag ?? '', await loadDraft(draftId))
  if (!draft) return { ok: false, error: 'unreadable' }
  await saveDraft(draft)
  return { ok: true, draft }
}

/** Opens a saved design: the browser's own draft of it when that holds unsaved changes, else what the server has. */
export async function openDesign(designId: string, api: Client): Promise<OpenResult> {
  const kept = await loadDraft(designId)
  if (kept && !isSaved(kept)) return { ok: true, draft: kept }
  const opened = await takeTheirs(designId, api)
  return !opened.ok && opened.error === 'network' && kept ? { ok: true, draft: kept } : opened
}
