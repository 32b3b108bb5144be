import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall, useSend } from '../../../session/index.ts'
import { OFFICE } from '../../list/useOfficeAction.ts'

const DESK = 'GET /api/office/orders/{id}/proof'
export type Desk = Response_<typeof DESK>
export type Proof = NonNullable<Desk['proof']>

/** Polling intervals: of the progress while the proof is drawn, and later for the customer's answer. */
const DRAWING_MS = 1_500
const ANSWER_MS = 60_000

export function useProof(orderId: string) {
  const call = { params: { id: orderId } }
  const { data } = useCall(DESK, call)
  const everyMs = data?.proof?.state === 'making' ? DRAWING_MS : ANSWER_MS
  return useCall(DESK, call, { everyMs })
}

export function useSendProof(orderId: string): () => Promise<boolean> {
  const { t } = useTranslation(['order'])
  const api = useApi()
  const params = { id: orderId }
  const send = useSend({ queryKey: [DESK, { params }] })
  return async () => send(async () => api('POST /api/office/orders/{id}/proof', { params }), t('order:proof_sent_now'))
}

/** Returns the function that writes down how the customer accepted a proof. It may approve the order. */
export function useAcceptProof(orderId: string): (hash: string, text: string) => Promise<boolean> {
  const { t } = useTranslation(['order'])
  const api = useApi()
  const params = { id: orderId }
  const send = useSend(OFFICE)
  return async (hash, text) =>
    send(
      async () => api('POST /api/office/orders/{id}/proof/answer', { params, body: { hash, text } }),
      t('order:proof_agreed_now'),
    )
}
