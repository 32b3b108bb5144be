import { Button } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useApi, useSend } from '../../session/index.ts'
import { ButtonLink } from '../../ui/index.ts'
import { AuthCard } from '../auth/AuthCard.tsx'
import { DoneCard } from '../auth/DoneCard.tsx'
import { useLinkToken } from '../auth/useLinkToken.ts'

/**
 * `/auth/email#{token}` confirms a new e-mail address, with `way=undo` it takes the change back. The press does so, not
 * the visit: mail programs open links ahead.
 */
export function EmailLinkPage() {
  const { t } = useTranslation(['personal', 'account', 'common'])
  const { way } = useSearch({ from: '/shop/auth/email' })
  const token = useLinkToken()
  const { state, email, press } = usePress(token, way === 'undo')
  const key = way === 'undo' ? 'undo' : 'confirm'
  if (token === null || state === 'invalid')
    return (
      <DoneCard
        title={t('account:link_title')}
        text={t('personal:email_link_invalid')}
        footer={<Link to="/">{t('common:home')}</Link>}
      >
        <ButtonLink to="/me/setting" size="md">
          {t('common:settings')}
        </ButtonLink>
      </DoneCard>
    )
  if (state === 'done')
    return (
      <DoneCard title={t(`personal:email_${key}_done`)} text={t(`personal:email_${key}_done_text`, { email })}>
        {/* Loads the page anew, since the session may show the old address, or have ended. */}
        <Button component="a" href={way === 'undo' ? '/auth/signin' : '/me/setting'} size="md">
          {t(way === 'undo' ? 'common:sign_in' : 'common:settings')}
        </Button>
      </DoneCard>
    )
  return (
    <AuthCard title={t(`personal:email_${key}_title`)} text={t(`personal:email_${key}_text`)}>
      <Button size="md" fullWidth loading={state === 'sending'} onClick={() => void press()}>
        {t(`personal:email_${key}_button`)}
      </Button>
    </AuthCard>
  )
}

/** Sends the token by a press. */
function usePress(token: string | null, isUndo: boolean) {
  const api = useApi()
  const send = useSend(null)
  const [state, setState] = useState<'open' | 'sending' | 'done' | 'invalid'>('open')
  const [email, setEmail] = useState('')
  const press = async (): Promise<void> => {
    if (token === null) return
    setState('sending')
    const body = { token }
    await send(
      async () =>
        isUndo ? api('POST /api/accounts/email/undo', { body }) : api('POST /api/accounts/email/confirm', { body }),
      {
        done: ({ value }) => {
          setEmail(value.email)
          setState('done')
        },
        refused: ({ error }) => {
          setState(error.id === 'link-invalid' ? 'invalid' : 'open')
          return error.id === 'link-invalid'
        },
      },
    )
  }
  return { state, email, press }
}
