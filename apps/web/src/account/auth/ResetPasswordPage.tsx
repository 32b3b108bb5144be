import { Button, Stack } from '@mantine/core'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { ButtonLink, useForm } from '../../ui/index.ts'
import {
  FormProblem,
  type NewPassword,
  NewPasswordFields,
  RequiredNote,
  useApi,
  useFormSend,
  useSession,
} from '../../session/index.ts'
import { AuthCard } from './AuthCard.tsx'
import { DoneCard } from './DoneCard.tsx'
import { LinkInvalid } from './LinkInvalid.tsx'
import { useLinkToken } from './useLinkToken.ts'

/** Sets a new password through a mailed link. */
export function ResetPasswordPage() {
  const { t } = useTranslation(['account', 'common'])
  const token = useLinkToken()
  const { to } = useSearch({ from: '/shop/auth/resetpassword' })
  const [state, setState] = useState<'typing' | 'done' | 'link-invalid'>(token ? 'typing' : 'link-invalid')
  if (!token || state === 'link-invalid') return <LinkInvalid text={t('account:link_invalid')} />
  if (state === 'typing') return <ResetForm token={token} onEnd={setState} />
  return (
    <DoneCard title={t('account:reset_done_title')} text={t('account:reset_done')}>
      <ButtonLink to={to === 'office' ? '/office' : '/auth/signin'} size="md">
        {t('common:sign_in')}
      </ButtonLink>
    </DoneCard>
  )
}

interface FormProps {
  readonly token: string
  readonly onEnd: (how: 'done' | 'link-invalid') => void
}
function ResetForm({ token, onEnd }: FormProps) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const { isSignedIn, signOut } = useSession()
  const form = useForm<NewPassword>({ defaultValues: { password: '', again: '' } })
  const { problem, send } = useFormSend(form.setError, { places: { 'password-too-common': 'password' } })

  const submit = form.handleSubmit(async ({ password }) => {
    await send(async () => api('POST /api/accounts/resetpassword', { body: { token, password } }), {
      done: () => {
        // The server has ended every session, so this browser's own ends too.
        if (isSignedIn) signOut()
        onEnd('done')
      },
      refused: ({ error }) => {
        const isOver = error.id === 'link-invalid'
        if (isOver) onEnd('link-invalid')
        return isOver
      },
    })
  })
  return (
    <AuthCard
      title={t('account:reset_title')}
      text={t('account:reset_text')}
      footer={<Link to="/auth/signin">{t('account:back_to_sign_in')}</Link>}
    >
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <FormProblem problem={problem} />
            <NewPasswordFields />
            <RequiredNote />
            <Button type="submit" size="md" loading={form.formState.isSubmitting} fullWidth>
              {t('account:reset_save')}
            </Button>
          </Stack>
        </form>
      </FormProvider>
    </AuthCard>
  )
}
