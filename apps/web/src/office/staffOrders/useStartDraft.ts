import type { Call } from '@kitwright/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useApi } from '../../session/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'

type Start = Call<'POST /api/office/order-drafts'>['body']

/** Returns the function that begins an order and opens its page. */
export function useStartDraft(): (body: Start) => Promise<boolean> {
  const api = useApi()
  const act = useOfficeAction()
  const navigate = useNavigate()
  return async body =>
    act(async () => api('POST /api/office/order-drafts', { body }), {
      done: ({ value }) => void navigate({ to: '/office/order-drafts/$draftId', params: { draftId: value.id } }),
    })
}
