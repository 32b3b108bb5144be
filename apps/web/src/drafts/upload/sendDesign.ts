import type { Design } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'
import { digestOf } from '../database/jsonDigest.ts'
import { newId } from '../database/newId.ts'
import type { Draft } from '../database/types.ts'

export const designIdOf = (draft: Draft): string => draft.designId ?? draft.id

export type SaveResult = { readonly designId: string; readonly answer: Answer<Design>; readonly digest: string }

interface Change {
  readonly designId: string
  readonly ifMatch: string
  readonly body: { readonly name: string; readonly document: unknown }
  /** Digest of the body. */
  readonly digest: string
  readonly tried: readonly string[]
}

/** A newer revision is no conflict if an earlier attempt sent it and only its answer was lost. */
async function change(api: Client, { designId, ifMatch, body, digest, tried }: Change): Promise<Answer<Design>> {
  const params = { id: designId }
  const put = (etag: string): Promise<Answer<Design>> =>
    api('PUT /api/designs/{id}', { params, headers: { 'if-match': etag }, body })
  const answer = await put(ifMatch)
  if (answer.ok || answer.error.id !== 'stale-version') return answer
  const held = await api('GET /api/designs/{id}', { params })
  if (!held.ok) return held
  const there = digestOf([held.value.name, held.value.document])
  if (there === digest) return held
  return held.etag !== null && tried.includes(there) ? put(held.etag) : answer
}

async function send(api: Client, draft: Draft, document: unknown): Promise<SaveResult> {
  const designId = designIdOf(draft)
  const body = { name: draft.name, document }
  const digest = digestOf([draft.name, document])
  let ifMatch = draft.serverEtag
  if (ifMatch === undefined) {
    const answer = await api('POST /api/designs', { body: { id: designId, ...body } })
    // 200: an earlier attempt had arrived, and the server returns what it has stored since.
    const isOlder =
      answer.ok && answer.status === 200 && digestOf([answer.value.name, answer.value.document]) !== digest
    if (!isOlder || answer.etag === null) return { designId, answer, digest }
    ifMatch = answer.etag
  }
  const answer = await change(api, { designId, ifMatch, body, digest, tried: draft.triedDigests ?? [] })
  return { designId, answer, digest }
}

/** Another person's design has this id, or this design was deleted on the server. The draft becomes a new design. */
const needsNewId = ({ answer }: SaveResult): boolean =>
  !answer.ok && (answer.error.id === 'design-id-taken' || (answer.error.id === 'not-found' && answer.status === 404))

/** Sends the name and document to store on the server: a new design, or a change to one. */
export async function sendOrRename(api: Client, draft: Draft, document: unknown): Promise<SaveResult> {
  const saved = await send(api, draft, document)
  if (!needsNewId(saved)) return saved
  return send(api, { ...draft, designId: newId(), serverEtag: undefined }, document)
}
