import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi, useProblemText } from '../../session/index.ts'
import { toast, whileBusy } from '../../ui/index.ts'

/** The parcel has come. */
export function ReceiveButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation('account')
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  const params = { id: orderId }
  const receive = async (): Promise<void> => {
    const answer = await whileBusy(async () => {
      const order = await api('GET /api/orders/{id}', { params })
      if (!order.ok) return order
      return api('POST /api/orders/{id}/receive', { params, headers: { 'if-match': order.etag ?? '' } })
    })
    toast(answer.ok ? 'success' : 'error', answer.ok ? t('order_received') : problemText(answer.error))
    await queries.invalidateQueries()
  }
  return (
    <Button mt="md" leftSection={<IconPackage size={18} aria-hidden />} onClick={() => void receive()}>
      {t('receive_order')}
    </Button>
  )
}
