import type { HandoverState, Response_ } from '@kitwright/contract'
import { useTranslation } from '../texts/index.ts'
import { useApi, useCall, useSend } from '../session/index.ts'

const PAGE = 'GET /api/handovers/{token}'
export type WorkItem = Response_<typeof PAGE>['items'][number]

/** The interval at which the page polls for updates. */
const EVERY_MS = 60_000

/** Returns a supplier's work, by the token of the link. */
export const useWork = (token: string) => useCall(PAGE, { params: { token } }, { everyMs: EVERY_MS })

/** Returns a supplier's actions on one order. */
export function useWorkActs(token: string, { id, number }: WorkItem) {
  const { t } = useTranslation(['suppliers', 'pieces'])
  const api = useApi()
  const send = useSend({ queryKey: [PAGE, { params: { token } }] })
  const params = { token, id }
  return {
    say: async (state: Exclude<HandoverState, 'new'>, tracking: string) =>
      send(
        async () => api('POST /api/handovers/{token}/orders/{id}/state', { params, body: { state, tracking } }),
        t('suppliers:state_said', { number, state: t(`suppliers:state_${state}`) }),
      ),
    promise: async (readyOn: string) =>
      send(
        async () => api('PUT /api/handovers/{token}/orders/{id}/promise', { params, body: { readyOn } }),
        t('suppliers:promised', { number }),
      ),
    write: async (text: string) =>
      send(async () => api('POST /api/handovers/{token}/orders/{id}/notes', { params, body: { text } }), {}),
    show: async (file: File) => {
      const body = new FormData()
      body.append('file', file)
      // The OpenAPI contract describes multipart bodies in words only.
      return send(
        async () =>
          api('POST /api/handovers/{token}/orders/{id}/photos', { params, body: body as unknown as undefined }),
        {},
      )
    },
    archive: `/api/handovers/${token}/orders/${id}/archive`,
    remakeArchive: (remakeId: string): string => `/api/handovers/${token}/remakes/${remakeId}/archive`,
    saySent: async ({ id: remakeId, place }: WorkItem['remakes'][number], tracking: string) =>
      send(
        async () =>
          api('POST /api/handovers/{token}/remakes/{id}/sent', { params: { token, id: remakeId }, body: { tracking } }),
        t('pieces:said_sent', { place }),
      ),
  }
}
