import type { DesignRow } from '@kitwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi, useProblemText } from '../../session/index.ts'
import { toast, whileBusy } from '../../ui/index.ts'

/** Asks the shop to look at a design before it is ordered. */
export function useSendForReview(): (design: DesignRow) => Promise<void> {
  const { t } = useTranslation('account')
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  return async ({ id }) => {
    const answer = await whileBusy(async () => api('POST /api/designs/{id}/send-for-review', { params: { id } }))
    toast(answer.ok ? 'success' : 'error', answer.ok ? t('review_sent') : problemText(answer.error))
    await queries.invalidateQueries()
  }
}
