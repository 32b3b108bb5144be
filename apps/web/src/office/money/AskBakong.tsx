import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useCall } from '../../session/index.ts'
import { toast } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { OfficeOrder } from '../officeTypes.ts'

/** Button that asks Bakong whether the order's KHQR was paid; nothing in a shop that is not connected. */
export function AskBakong({ order }: { order: OfficeOrder }) {
  const { t } = useTranslation(['office'])
  const api = useApi()
  const act = useOfficeAction()
  const { data } = useCall('GET /api/office/bakong', {})
  if (!data?.isOn || order.paymentCodes.length === 0) return null
  const ask = async (): Promise<void> => {
    await act(async () => api('POST /api/office/orders/{id}/bakong', { params: { id: order.id } }), {
      done: ({ value }) =>
        value.paidCents === null ? toast('info', t('office:bakong_unpaid')) : toast('success', t('office:bakong_paid')),
    })
  }
  return (
    <Button variant="default" mb="md" onClick={() => void ask()}>
      {t('office:bakong_ask')}
    </Button>
  )
}
