import type { DesignRow } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { deleteDraft } from '../../drafts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'

/** Asks for confirmation, then deletes a saved design and this browser's draft of it. */
export function useDeleteDesign(): (design: Pick<DesignRow, 'id' | 'name'>) => Promise<void> {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const submit = useSend()
  return async ({ id, name }) => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('account:delete_design', { name }),
      accept: t('common:delete'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await submit(async () => {
      // The list does not carry ETags. Request the current one, so that nothing newer is deleted unseen.
      const design = await api('GET /api/designs/{id}', { params: { id } })
      if (!design.ok) return design
      const headers = { 'if-match': design.etag ?? '' }
      const answer = await api('DELETE /api/designs/{id}', { params: { id }, headers })
      if (answer.ok) await deleteDraft(id)
      return answer
    }, t('account:design_deleted'))
  }
}
