import type { Call, Response_ } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'

type Claims = Response_<'POST /api/orders/{id}/claims'>

/** Sends a photograph of a claim. */
async function sendPhoto(api: Client, params: { id: string; claim: string }, file: File): Promise<Answer<Claims>> {
  const body = new FormData()
  body.append('file', file)
  // The contract describes multipart bodies in words only.
  return api('POST /api/orders/{id}/claims/{claim}/photos', { params, body: body as unknown as undefined })
}

type RefusedAnswer = Extract<Answer<Claims>, { ok: false }>

interface ClaimToSend {
  readonly orderId: string
  readonly body: Call<'POST /api/orders/{id}/claims'>['body']
  readonly photos: readonly File[]
  /** Hears of a photograph that was refused; the claim stands. */
  readonly onRefused: (file: File, answer: RefusedAnswer) => void
}

/** Sends a claim, then its photographs one by one. */
export async function sendClaim(
  api: Client,
  { orderId, body, photos, onRefused }: ClaimToSend,
): Promise<Answer<Claims>> {
  const answer = await api('POST /api/orders/{id}/claims', { params: { id: orderId }, body })
  if (!answer.ok) return answer
  for (const file of photos) {
    const sent = await sendPhoto(api, { id: orderId, claim: answer.value.items[0]!.id }, file)
    if (!sent.ok) onRefused(file, sent)
  }
  return answer
}
