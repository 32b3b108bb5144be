import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi, useProblemText } from '../../session/index.ts'
import { confirm, toast, whileBusy } from '../../ui/index.ts'

/** Asks, then deletes a picture that nothing shows; one that is used since is not, and the list says where. */
export function useDeletePicture(): (id: string) => Promise<void> {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  return async id => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('account:picture_delete_question'),
      accept: t('common:delete'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    const answer = await whileBusy(() => api('DELETE /api/files/{id}', { params: { id } }))
    if (answer.ok || answer.error.id === 'not-found') toast('success', t('account:picture_deleted'))
    else toast('error', problemText(answer.error))
    await queries.invalidateQueries({ queryKey: ['GET /api/files'] })
  }
}
