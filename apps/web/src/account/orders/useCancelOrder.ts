import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi, useProblemText } from '../../session/index.ts'
import { confirm, toast, whileBusy } from '../../ui/index.ts'

/** Asks, then cancels an order as it is now; the server refuses once production has begun. */
export function useCancelOrder(): (order: { readonly id: string; readonly number: string }) => Promise<void> {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  return async ({ id, number }) => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('account:cancel_question', { number }),
      accept: t('account:cancel_yes'),
      reject: t('account:cancel_no'),
      isDangerous: true,
    })
    if (!isSure) return
    const answer = await whileBusy(async () => {
      const order = await api('GET /api/orders/{id}', { params: { id } })
      if (!order.ok) return order
      const headers = { 'if-match': order.etag ?? '' }
      return api('POST /api/orders/{id}/cancel', { params: { id }, headers, body: { reason: '' } })
    })
    toast(answer.ok ? 'success' : 'error', answer.ok ? t('account:order_canceled') : problemText(answer.error))
    await queries.invalidateQueries()
  }
}
