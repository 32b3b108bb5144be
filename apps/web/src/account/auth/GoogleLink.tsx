import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useForm } from '../../ui/index.ts'
import {
  factorStepOf,
  FormProblem,
  PasswordField,
  RequiredNote,
  useSession,
  type GoogleReturn,
  type FormError,
} from '../../session/index.ts'
import { AuthCard } from './AuthCard.tsx'
import type { FactorStep } from './useGoogleSignIn.ts'

interface Props {
  readonly back: GoogleReturn
  /** The API's explanation why a password is required. */
  readonly text: string
  readonly onDone: () => void
  /** Called where the account needs a second step after its password. */
  readonly onStep: (step: FactorStep) => void
}

/**
 * Asks for the password when an account with Google's e-mail already exists. The password proves ownership and connects
 * the two.
 */
export function GoogleLink({ back, text, onDone, onStep }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const { signInWithGoogle } = useSession()
  const [problem, setProblem] = useState<FormError | null>(null)
  const { register, handleSubmit, formState, setError, setFocus } = useForm({ defaultValues: { password: '' } })
  useEffect(() => setFocus('password'), [setFocus])

  const submit = handleSubmit(async ({ password }) => {
    setProblem(null)
    const answer = await signInWithGoogle({ ...back, password })
    if (answer.ok) return onDone()
    const step = factorStepOf(answer.error)
    if (step) onStep(step)
    else if (answer.error.id === 'social-link-needed') {
      setError('password', { message: t('account:google_password_wrong') }, { shouldFocus: true })
    } else setProblem(answer.error)
  })
  return (
    <AuthCard
      title={t('account:google_link_title')}
      text={text}
      footer={<Link to="/auth/forgotpassword">{t('account:forgot')}</Link>}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <PasswordField
            label={t('account:password')}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', { required: t('common:password_required') })}
          />
          <RequiredNote />
          <Button type="submit" size="md" loading={formState.isSubmitting} fullWidth>
            {t('account:google_link')}
          </Button>
        </Stack>
      </form>
    </AuthCard>
  )
}
