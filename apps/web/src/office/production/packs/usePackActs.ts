import { useTranslation } from '../../../texts/index.ts'
import { useApi, useSend } from '../../../session/index.ts'
import type { Pack } from './usePacks.ts'

/** Returns the actions on an order's packs. Each refetches the list. */
export function usePackActs(orderId: string) {
  const { t } = useTranslation(['production'])
  const api = useApi()
  const send = useSend({ queryKey: ['GET /api/office/orders/{id}/packs', { params: { id: orderId } }] })
  return {
    make: async (printer?: string) =>
      send(
        async () => api('POST /api/office/orders/{id}/packs', { params: { id: orderId }, query: { printer } }),
        t('production:making_is_on'),
      ),
    cancel: async ({ id }: Pack) =>
      send(async () => api('POST /api/office/packs/{id}/cancel', { params: { id } }), t('production:canceled_now')),
    pressTighter: async ({ id }: Pack, effort: 4 | 16) =>
      send(
        async () => api('POST /api/office/packs/{id}/tighter', { params: { id }, body: { effort } }),
        t('production:tighter_is_on'),
      ),
    takeWhatIs: async ({ id }: Pack) =>
      send(async () => api('POST /api/office/packs/{id}/enough', { params: { id } }), t('production:enough_now')),
    fetch: async ({ id }: Pack) =>
      send(async () => api('POST /api/office/packs/{id}/fetch', { params: { id } }), {
        // Starts the browser's own download, so that large files never reside in the page's memory.
        done: ({ value: { address } }) => window.location.assign(address),
      }),
  }
}
