import { isEmail } from '@kitwright/contract'
import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { ButtonLink, useForm } from '../../ui/index.ts'
import { EmailField, FormProblem, RequiredNote, useApi, useFormSend } from '../../session/index.ts'
import { AuthCard } from './AuthCard.tsx'
import { DoneCard } from './DoneCard.tsx'

/** Requests a password reset link. The answer is the same whether or not the account exists. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { email: '' } })
  const { problem, send } = useFormSend(setError)

  const submit = handleSubmit(async ({ email }) => {
    await send(async () => api('POST /api/accounts/forgotpassword', { body: { email: email.trim() } }), {
      done: () => setSentTo(email.trim()),
    })
  })

  if (sentTo) {
    return (
      <DoneCard
        title={t('account:forgot_sent_title')}
        text={t('account:forgot_sent', { email: sentTo })}
        footer={<Link to="/contact">{t('account:forgot_no_mail')}</Link>}
      >
        <ButtonLink to="/auth/signin" size="md">
          {t('account:back_to_sign_in')}
        </ButtonLink>
        <Button variant="default" size="md" onClick={() => setSentTo(null)}>
          {t('account:forgot_other')}
        </Button>
      </DoneCard>
    )
  }
  return (
    <AuthCard
      title={t('account:forgot_title')}
      text={t('account:forgot_text')}
      footer={<Link to="/auth/signin">{t('account:back_to_sign_in')}</Link>}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <EmailField
            label={t('account:email')}
            error={formState.errors.email?.message}
            {...register('email', {
              validate: {
                filled: value => value.trim() !== '' || t('account:forgot_email'),
                shape: value => isEmail(value) || t('common:email_invalid'),
              },
            })}
          />
          <RequiredNote />
          <Button type="submit" size="md" loading={formState.isSubmitting} fullWidth>
            {t('account:forgot_send')}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
