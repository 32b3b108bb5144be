import { useTranslation } from '../../texts/index.ts'
import { useApi } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'
import { useOfficeAction } from '../list/useOfficeAction.ts'
import type { Delivery } from '../officeTypes.ts'

/** Sends a mail again, after asking. */
export function useSendAgain(): (delivery: Delivery) => Promise<void> {
  const { t } = useTranslation(['office', 'common'])
  const api = useApi()
  const act = useOfficeAction()
  return async ({ id, to }) => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: to === null ? t('office:send_again_question') : t('office:send_again_to_question', { to }),
      accept: t('office:send_again'),
      reject: t('common:cancel'),
    })
    if (!isSure) return
    await act(async () => api('POST /api/office/deliveries/{id}/again', { params: { id } }), t('office:sends_again'))
  }
}
