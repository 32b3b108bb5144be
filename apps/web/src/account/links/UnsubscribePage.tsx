import { MAIL_TOPICS } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { ButtonLink } from '../../ui/index.ts'
import { AuthCard } from '../auth/AuthCard.tsx'
import { DoneCard } from '../auth/DoneCard.tsx'

/** `/unsubscribe#{token}`: stops one kind of mails. The press stops them, not the visit: mail programs open links ahead. */
export function UnsubscribePage() {
  const { t } = useTranslation(['personal', 'account'])
  const api = useApi()
  const send = useSend(null)
  const [token] = useState(() => location.hash.slice(1))
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open')
  const topic = MAIL_TOPICS.find(each => each === token.split('.')[1])
  const settings = (
    <ButtonLink to="/me/setting" variant="default" size="md">
      {t('personal:stop_settings')}
    </ButtonLink>
  )
  if (topic === undefined)
    return (
      <DoneCard title={t('account:link_title')} text={t('personal:stop_invalid')}>
        {settings}
      </DoneCard>
    )
  const name = t(`account:notify_${topic}`)
  if (state === 'done')
    return (
      <DoneCard title={t('personal:stop_done')} text={t('personal:stop_done_text', { topic: name })}>
        {settings}
      </DoneCard>
    )
  const stop = async (): Promise<void> => {
    setState('sending')
    const isDone = await send(async () => api('POST /api/mails/optout/{token}', { params: { token } }), {})
    setState(isDone ? 'done' : 'open')
  }
  return (
    <AuthCard title={t('personal:stop_title')} text={t('personal:stop_text', { topic: name })}>
      <Button size="md" fullWidth loading={state === 'sending'} onClick={() => void stop()}>
        {t('personal:stop_button')}
      </Button>
    </AuthCard>
  )
}
