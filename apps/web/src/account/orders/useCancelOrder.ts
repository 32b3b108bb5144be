import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'

/** Asks for confirmation, then cancels an order in its current state; the server refuses once production has begun. */
export function useCancelOrder(): (order: { readonly id: string; readonly number: string }) => Promise<void> {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const submit = useSend()
  return async ({ id, number }) => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('account:cancel_question', { number }),
      accept: t('account:cancel_yes'),
      reject: t('account:cancel_no'),
      isDangerous: true,
    })
    if (!isSure) return
    await submit(async () => {
      const order = await api('GET /api/orders/{id}', { params: { id } })
      if (!order.ok) return order
      const headers = { 'if-match': order.etag ?? '' }
      return api('POST /api/orders/{id}/cancel', { params: { id }, headers, body: { reason: '' } })
    }, t('account:order_canceled'))
  }
}
