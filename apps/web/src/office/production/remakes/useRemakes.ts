import type { Response_ } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { useApi, useCall } from '../../../session/index.ts'
import { useOfficeAction } from '../../list/useOfficeAction.ts'
import type { Item } from './pieceSelection.ts'

const REMAKES = 'GET /api/office/orders/{id}/remakes'
export type Remake = Response_<typeof REMAKES>['remakes'][number]
export type NewRemake = Pick<Remake, 'reason' | 'culprit' | 'costCents' | 'note'> & {
  readonly items: Item[]
  readonly printer?: string
}

/** Polling interval for what was counted and sent. */
const EVERY_MS = 60_000

export const useRemakes = (orderId: string) => useCall(REMAKES, { params: { id: orderId } }, { everyMs: EVERY_MS })

/** Returns the staff's actions on an order's pieces. */
export function useRemakeActs(orderId: string) {
  const { t } = useTranslation(['production'])
  const api = useApi()
  const act = useOfficeAction()
  const said = t('production:making_is_on')
  return {
    remake: async (body: NewRemake, done: () => void) =>
      act(async () => api('POST /api/office/orders/{id}/remakes', { params: { id: orderId }, body }), { said, done }),
    makeFiles: async ({ id }: Remake) =>
      act(async () => api('POST /api/office/remakes/{id}/packs', { params: { id } }), said),
  }
}
