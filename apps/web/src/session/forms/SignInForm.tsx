import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSession } from '../context.tsx'
import { useProblemText } from '../problemText.ts'

interface Fields {
  readonly email: string
  readonly password: string
}
interface Props {
  readonly onDone: () => void
  /** Beside the button, such as the way to a new password. */
  readonly children?: ReactNode
}

/** E-mail and password; calls back once signed in. */
export function SignInForm({ onDone, children }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const { signIn } = useSession()
  const problemText = useProblemText()
  const [problem, setProblem] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<Fields>({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(null)
    const answer = await signIn(email.trim(), password)
    if (answer.ok) onDone()
    else setProblem(answer.error.id === 'admin-not-allowed' ? t('account:admin_refused') : problemText(answer.error))
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {problem && (
          <Alert color="red" variant="light" role="alert">
            {problem}
          </Alert>
        )}
        <TextInput
          label={t('account:email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          error={errors.email?.message}
          {...register('email', { validate: value => value.trim() !== '' || t('common:email_required') })}
        />
        <PasswordInput
          label={t('account:password')}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          visibilityToggleButtonProps={{ 'aria-label': t('account:show_password') }}
          {...register('password', { required: t('common:password_required') })}
        />
        {children}
        <Button type="submit" size="md" loading={isSubmitting} fullWidth>
          {t('common:sign_in')}
        </Button>
      </Stack>
    </form>
  )
}
