import type { Device } from '@kitwright/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi, useProblemText } from '../../session/index.ts'
import { confirm, toast, whileBusy } from '../../ui/index.ts'

/** Asks the question, then ends these sessions; one that has ended meanwhile counts as ended. */
export function useEndDevices(): (devices: readonly Device[], question: string) => Promise<void> {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const queries = useQueryClient()
  const problemText = useProblemText()
  return async (devices, question) => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: question,
      accept: t('common:sign_out'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    const answers = await whileBusy(() =>
      Promise.all(
        devices.map(({ clientId, sessionId }) =>
          api('DELETE /api/oauth/destroy/{clientId}/{sessionId}', { params: { clientId, sessionId } }),
        ),
      ),
    )
    const failed = answers.find(answer => !answer.ok && answer.error.id !== 'not-found')
    if (failed && !failed.ok) toast('error', problemText(failed.error))
    else toast('success', t('account:device_ended'))
    await queries.invalidateQueries({ queryKey: ['GET /api/oauth/token'] })
  }
}
