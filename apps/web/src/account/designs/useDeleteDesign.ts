import type { DesignRow } from '@kitwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteDraft } from '../../drafts/index.ts'
import { useApi, useProblemText } from '../../session/index.ts'
import { confirm, toast, whileBusy } from '../../ui/index.ts'

/** Asks, then deletes a saved design and this browser's draft of it. */
export function useDeleteDesign(): (design: Pick<DesignRow, 'id' | 'name'>) => Promise<void> {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  return async ({ id, name }) => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('account:delete_design', { name }),
      accept: t('common:delete'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    const answer = await whileBusy(async () => {
      // The list does not carry ETags: ask for the present one, so that nothing newer is deleted unseen.
      const design = await api('GET /api/designs/{id}', { params: { id } })
      if (!design.ok) return design
      return api('DELETE /api/designs/{id}', { params: { id }, headers: { 'if-match': design.etag ?? '' } })
    })
    if (!answer.ok) {
      toast('error', problemText(answer.error))
      return
    }
    await deleteDraft(id)
    toast('success', t('account:design_deleted'))
    await queries.invalidateQueries()
  }
}
