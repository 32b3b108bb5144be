import { Button, Center, Loader } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ButtonLink, useOnOpen } from '../../ui/index.ts'
import { type FormError, useApi, useProblemHint, useSend } from '../../session/index.ts'
import { AuthCard } from './AuthCard.tsx'
import { DoneCard } from './DoneCard.tsx'
import { LinkInvalid } from './LinkInvalid.tsx'
import { useLinkToken } from './useLinkToken.ts'

/** Ends a sign-in pause through a mailed link, at once. */
export function UnlockPage() {
  const { t } = useTranslation(['account', 'common'])
  const problemHint = useProblemHint()
  const token = useLinkToken()
  const { state, isSending, unlock } = useUnlocking(token)
  /** The staff's links name their entrance. */
  const { to } = useSearch({ from: '/shop/auth/unlock' })
  if (!token || (typeof state === 'object' && state.id === 'link-invalid'))
    return <LinkInvalid text={t('account:unlock_link_invalid')} />
  if (typeof state === 'object') {
    return (
      <DoneCard title={t('common:something_wrong')} text={problemHint(state)}>
        <Button size="md" loading={isSending} onClick={() => void unlock()}>
          {t('common:try_again')}
        </Button>
      </DoneCard>
    )
  }
  if (state === 'locked') {
    return (
      <AuthCard title={t('account:unlock_title')} text={t('account:unlock_busy')}>
        <Center>
          <Loader />
        </Center>
      </AuthCard>
    )
  }
  return (
    <DoneCard
      title={t('account:unlock_done_title')}
      text={t('account:unlock_done')}
      footer={to !== 'office' && <Link to="/auth/forgotpassword">{t('account:forgot')}</Link>}
    >
      <ButtonLink to={to === 'office' ? '/office' : '/auth/signin'} size="md">
        {t('common:sign_in')}
      </ButtonLink>
    </DoneCard>
  )
}

/** Sends the link's token as the page opens. An earlier refusal stays visible while the token is sent again. */
function useUnlocking(token: string | null) {
  const api = useApi()
  const send = useSend(null)
  const [state, setState] = useState<'locked' | 'open' | FormError>('locked')
  const [isSending, setSending] = useState(false)
  const unlock = async (): Promise<void> => {
    if (token === null) return
    setSending(true)
    await send(async () => api('POST /api/oauth/unlock', { body: { token } }), {
      isQuiet: true,
      done: () => setState('open'),
      refused: ({ error }) => {
        setState(error)
        return true
      },
    })
    setSending(false)
  }
  useOnOpen(() => void unlock())
  return { state, isSending, unlock }
}
