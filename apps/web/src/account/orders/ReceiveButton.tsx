import type { OrderRow } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'

/** Confirms that the parcel arrived. Asks once more, since it ends the order. */
export function ReceiveButton({ order: { id, number } }: { order: Pick<OrderRow, 'id' | 'number'> }) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const submit = useSend()
  const params = { id }
  const receive = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('account:receive_question', { number }),
      accept: t('account:receive_order'),
      reject: t('account:not_yet'),
    })
    if (!isSure) return
    await submit(async () => {
      const order = await api('GET /api/orders/{id}', { params })
      if (!order.ok) return order
      return api('POST /api/orders/{id}/receive', { params, headers: { 'if-match': order.etag ?? '' } })
    }, t('account:order_received'))
  }
  return (
    <Button size="sm" leftSection={<IconPackage size={18} aria-hidden />} onClick={() => void receive()}>
      {t('account:receive_order')}
    </Button>
  )
}
