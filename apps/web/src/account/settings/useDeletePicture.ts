import { useTranslation } from '../../texts/index.ts'
import { notFoundAsNull, useApi, useSend } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'

/**
 * Asks for confirmation, then deletes an unused picture. If it has come into use since, it stays and the list shows
 * where.
 */
export function useDeletePicture(): (id: string) => Promise<void> {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const send = useSend({ queryKey: ['GET /api/files'] })
  return async id => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: t('account:picture_delete_question'),
      accept: t('common:delete'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await send(
      async () => notFoundAsNull(await api('DELETE /api/files/{id}', { params: { id } })),
      t('account:picture_deleted'),
    )
  }
}
