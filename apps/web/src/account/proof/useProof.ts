import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall, useSend } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'

const PROOF = 'GET /api/orders/{id}/proof'
export type Proof = NonNullable<Response_<typeof PROOF>['proof']>
export type ProofCardFacts = Proof['cards'][number]

export const useProof = (orderId: string) => useCall(PROOF, { params: { id: orderId } })

export interface Wishes {
  readonly text: string
  readonly wishes: readonly { readonly lineId: string; readonly text: string }[]
}

/** Sends the customer's answer to exactly the proof that was viewed. */
export function useAnswer(orderId: string, { hash, number }: Proof) {
  const { t } = useTranslation(['order', 'common'])
  const api = useApi()
  const send = useSend()
  const params = { id: orderId }
  return {
    accept: async (): Promise<boolean> => {
      const message = t('order:proof_accept_question', { number })
      const words = { accept: t('order:proof_accept'), reject: t('order:proof_not_yet') }
      if (!(await confirm({ title: t('common:confirmation'), message, ...words }))) return false
      const body = { hash, verdict: 'accepted' as const }
      return send(
        async () => api('POST /api/orders/{id}/proof/answer', { params, body }),
        t('order:proof_accepted_now'),
      )
    },
    askFor: async ({ text, wishes }: Wishes): Promise<boolean> => {
      const body = { hash, verdict: 'changes' as const, text, wishes: [...wishes] }
      return send(async () => api('POST /api/orders/{id}/proof/answer', { params, body }), t('order:proof_asked_now'))
    },
  }
}
