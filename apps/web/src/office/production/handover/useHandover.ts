import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall, useSend } from '../../../session/index.ts'
import { confirm } from '../../../ui/index.ts'

const HANDOVER = 'GET /api/office/orders/{id}/handover'
const ORDER = 'GET /api/office/orders/{id}'
export type Handover = NonNullable<Response_<typeof HANDOVER>['handover']>
export type ReportedState = Exclude<Handover['state'], 'new'>

/** Polling interval for the supplier's response. */
const EVERY_MS = 60_000

export const useHandover = (orderId: string) => useCall(HANDOVER, { params: { id: orderId } }, { everyMs: EVERY_MS })

/** Returns the staff's actions on an order and its supplier. Each refetches the card. */
export function useHandoverActs(orderId: string, supplier: string) {
  const { t } = useTranslation(['suppliers', 'common'])
  const api = useApi()
  const params = { id: orderId }
  // Handing over also moves the order.
  const send = useSend({ predicate: ({ queryKey: [call] }) => call === HANDOVER || call === ORDER })
  return {
    /** The note gives the reason if production begins without the deposit that is due. */
    handOver: async (packId: string, note = '') =>
      send(
        async () => api('POST /api/office/orders/{id}/handover', { params, body: { packId, note } }),
        t('suppliers:handed_now', { name: supplier }),
      ),
    takeBack: async () => {
      const message = t('suppliers:take_back_question', { name: supplier })
      const words = { accept: t('suppliers:take_back'), reject: t('common:cancel') }
      if (!(await confirm({ title: t('common:confirmation'), message, ...words, isDangerous: true }))) return
      await send(async () => api('DELETE /api/office/orders/{id}/handover', { params }), t('suppliers:taken_back'))
    },
    say: async ({ state: shownState, tracking: number }: Handover, state: ReportedState) => {
      const message = t('suppliers:set_state_question', { name: supplier, state: t(`suppliers:state_${state}`) })
      const words = { accept: t('suppliers:set_state'), reject: t('common:cancel') }
      if (!(await confirm({ title: t('common:confirmation'), message, ...words }))) return
      const body = { state, shownState, tracking: state === 'sent' ? number : '' }
      await send(async () => api('POST /api/office/orders/{id}/handover/state', { params, body }), {})
    },
    promise: async (readyOn: string | null) =>
      send(
        async () => api('PUT /api/office/orders/{id}/handover/promise', { params, body: { readyOn } }),
        t('suppliers:ready_saved'),
      ),
    write: async (text: string) =>
      send(async () => api('POST /api/office/orders/{id}/handover/notes', { params, body: { text } }), {}),
  }
}
