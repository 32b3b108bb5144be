import { Button, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../texts/index.ts'
import { useSession } from '../identity/context.tsx'
import { factorStepOf, LazyFactorStep, LazyPasskeyButton } from './factor/LazyFactorStep.tsx'
import { LazyCodeStep } from './code/LazyCodeStep.tsx'
import { EmailField } from './fields/EmailField.tsx'
import { FormProblem, type FormError, formErrorOf } from './problem/FormProblem.tsx'
import { PasswordField } from './fields/PasswordField.tsx'
import { RequiredNote } from './fields/RequiredNote.tsx'
import { requireFilled } from './fields/requireFilled.ts'
import { usePlainFields } from './usePlainFields.ts'

interface Props {
  readonly onDone: () => void
  /** Content above the fields, such as another sign-in method. */
  readonly lead?: ReactNode
  /** Content beside the button, such as the link to reset the password. */
  readonly children?: ReactNode
}

/** Form for e-mail and password, and the mailed code if the e-mail is unconfirmed. Calls back after sign-in. */
export function SignInForm({ onDone, lead, children }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const { signIn, finishSignIn } = useSession()
  const [step, setStep] = useState<ReturnType<typeof factorStepOf>>(null)
  const [problem, setProblem] = useState<FormError | null>(null)
  /** The e-mail whose code is pending. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const { field, submit, isSending, focus } = usePlainFields({
    start: { email: '', password: '' },
    checks: {
      email: requireFilled(t('common:email_required')),
      password: requireFilled(t('common:password_required')),
    },
    send: async ({ email, password }) => {
      setProblem(null)
      const answer = await signIn(email.trim(), password)
      if (answer.ok) onDone()
      else if (answer.error.id === 'email-unconfirmed') setUnconfirmed(email.trim())
      else if ('details' in answer.error) setStep(factorStepOf(answer.error))
      else {
        setProblem(formErrorOf(answer))
        if (answer.error.id === 'invalid-credentials') return { name: 'password' }
      }
      return null
    },
  })

  if (step)
    return (
      <LazyFactorStep step={step} clientId="web" finish={finishSignIn} onDone={onDone} onBack={() => setStep(null)} />
    )
  if (unconfirmed) {
    const back = (): void => {
      flushSync(() => setUnconfirmed(null))
      focus('email')
    }
    return <LazyCodeStep email={unconfirmed} onDone={onDone} onBack={back} />
  }

  return (
    <form onSubmit={submit} noValidate>
      {lead}
      <Stack gap="md">
        <FormProblem problem={problem} />
        <EmailField label={t('account:email')} {...field('email')} />
        <PasswordField label={t('account:password')} autoComplete="current-password" {...field('password')} />
        <RequiredNote />
        {children}
        <Button type="submit" size="md" loading={isSending} fullWidth>
          {t('common:sign_in')}
        </Button>
        <LazyPasskeyButton clientId="web" onProblem={setProblem} finish={finishSignIn} onDone={onDone} />
      </Stack>
    </form>
  )
}
