import type { Device } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { notFoundAsNull, useApi, useSend } from '../../session/index.ts'
import { confirm } from '../../ui/index.ts'

/** Asks the question, then ends these sessions; a session that has already ended counts as ended. */
export function useEndDevices(): (devices: readonly Device[], question: string) => Promise<void> {
  const { t } = useTranslation(['factors', 'common'])
  const api = useApi()
  const send = useSend({ queryKey: ['GET /api/oauth/token'] })
  return async (devices, question) => {
    const isSure = await confirm({
      title: t('common:confirmation'),
      message: question,
      accept: t('common:sign_out'),
      reject: t('common:cancel'),
      isDangerous: true,
    })
    if (!isSure) return
    await send(async () => {
      const ended = devices.map(async ({ clientId, sessionId }) =>
        notFoundAsNull(
          await api('DELETE /api/oauth/destroy/{clientId}/{sessionId}', { params: { clientId, sessionId } }),
        ),
      )
      const answers = await Promise.all(ended)
      return answers.find(answer => !answer.ok) ?? answers[0]!
    }, t('factors:device_ended'))
  }
}
