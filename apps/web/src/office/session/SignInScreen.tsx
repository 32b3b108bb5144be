import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { useForm } from '../../ui/index.ts'
import { TenantLogo } from '../../domainComponents/index.ts'
import {
  EmailField,
  FormProblem,
  PasswordField,
  RequiredNote,
  type FormError,
  factorStepOf,
  LazyFactorStep,
  LazyPasskeyButton,
  formErrorOf,
} from '../../session/index.ts'
import { ColourSchemeChoice } from './ColourSchemeChoice.tsx'
import css from './SignInScreen.module.css'
import { officeSession } from './staff.tsx'

interface Fields {
  readonly email: string
  readonly password: string
}

type Step = NonNullable<ReturnType<typeof factorStepOf>>

function PasswordForm({ onStep }: { readonly onStep: (step: Step) => void }) {
  const { t } = useTranslation(['office', 'common'])
  const [problem, setProblem] = useState<FormError | null>(null)
  const { register, handleSubmit, formState } = useForm<Fields>({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(null)
    const answer = await officeSession.signIn(email.trim(), password)
    if (answer.ok) return
    const next = factorStepOf(answer.error)
    if (next) onStep(next)
    else setProblem(formErrorOf(answer))
  })
  return (
    <>
      <p>{t('office:sign_in_text')}</p>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <EmailField
            label={t('office:email')}
            error={errors.email?.message}
            {...register('email', { validate: value => value.trim() !== '' || t('common:email_required') })}
          />
          <PasswordField
            label={t('office:password')}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password', { required: t('common:password_required') })}
          />
          <RequiredNote />
          <Button type="submit" size="md" loading={isSubmitting} fullWidth>
            {t('common:sign_in')}
          </Button>
          <LazyPasskeyButton
            clientId="office"
            onProblem={setProblem}
            finish={officeSession.finishSignIn}
            onDone={() => setProblem(null)}
          />
        </Stack>
      </form>
    </>
  )
}

/** Sign-in screen in place of any office page until a staff member has signed in. The address stays. */
export function SignInScreen() {
  const { t } = useTranslation(['office'])
  const [step, setStep] = useState<Step | null>(null)
  return (
    <div className={css.ground}>
      <main className={css.card}>
        <TenantLogo heightPx={48} />
        <h1>{t('office:office')}</h1>
        {step ? (
          <LazyFactorStep
            step={step}
            clientId="office"
            finish={officeSession.finishSignIn}
            onDone={() => setStep(null)}
            onBack={() => setStep(null)}
          />
        ) : (
          <PasswordForm onStep={setStep} />
        )}
      </main>
      <ColourSchemeChoice />
    </div>
  )
}
