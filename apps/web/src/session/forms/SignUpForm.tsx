import { Button, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../texts/index.ts'
import { toast } from '../../ui/index.ts'
import { useApi, useSession } from '../identity/context.tsx'
import { useSend } from '../calls/useSend.ts'
import { LazyCodeStep } from './code/LazyCodeStep.tsx'
import { EmailField } from './fields/EmailField.tsx'
import { FormProblem, type FormError } from './problem/FormProblem.tsx'
import { NewPasswordInputs } from './fields/NewPasswordInputs.tsx'
import { NameInputs, PhoneInput } from './fields/PersonInputs.tsx'
import { TermsNote } from './fields/TermsNote.tsx'
import { RequiredNote } from './fields/RequiredNote.tsx'
import { useFieldChecks } from './fields/useFieldChecks.ts'
import { usePlainFields } from './usePlainFields.ts'

interface Props {
  readonly onDone: () => void
  readonly phone?: string
  /** Content above the fields, such as another sign-up method. */
  readonly lead?: ReactNode
}
/** The field that a refusal is about. */
const FIELD_OF: Readonly<Record<string, 'email' | 'password'>> = {
  'email-taken': 'email',
  'password-too-common': 'password',
}
/** In the order of the page. */
const EMPTY = { firstName: '', lastName: '', email: '', phone: '', password: '', again: '' }

/** Form for a new customer account, confirmed by a mailed code if the shop requires it. Calls back after sign-in. */
export function SignUpForm({ onDone, phone = '', lead }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const send = useSend(null)
  const { register: signUp } = useSession()
  const [problem, setProblem] = useState<FormError | null>(null)
  /** The e-mail whose code is pending. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const done = (): void => {
    // The text above the button has been accepted; recording it need not be awaited.
    void send(async () => api('POST /api/oauth/accepttermsandconditions', {}), { isQuiet: true, refused: () => true })
    onDone()
  }
  const confirmed = (): void => {
    // Somebody else signed up with the same e-mail in between, so neither password is valid.
    void api('GET /api/accounts/details', {}).then(answer => {
      if (answer.ok && !answer.value.hasPassword) toast('info', t('account:password_wanted'))
    })
    done()
  }
  const checks = useFieldChecks()
  const { field, submit, isSending, focus } = usePlainFields<keyof typeof EMPTY>({
    start: { ...EMPTY, phone },
    checks,
    send: async ({ again: _again, ...fields }) => {
      setProblem(null)
      const trimmed = { ...fields, email: fields.email.trim(), phone: fields.phone.trim() || undefined }
      const answer = await signUp(trimmed)
      const name = answer.ok ? undefined : FIELD_OF[answer.error.id]
      if (answer.ok) done()
      else if (name) return { name, message: answer.error.message }
      else if (answer.error.id === 'email-unconfirmed') setUnconfirmed(trimmed.email)
      else setProblem(answer.error)
      return null
    },
  })

  if (unconfirmed) {
    const back = (): void => {
      flushSync(() => setUnconfirmed(null))
      focus('email')
    }
    return <LazyCodeStep email={unconfirmed} onDone={confirmed} onBack={back} />
  }
  return (
    <form onSubmit={submit} noValidate>
      {lead}
      <Stack gap="md">
        <FormProblem problem={problem} />
        <NameInputs first={field('firstName')} last={field('lastName')} />
        <EmailField label={t('account:email')} autoComplete="email" {...field('email')} />
        <PhoneInput {...field('phone')} />
        <NewPasswordInputs label={t('account:password')} password={field('password')} again={field('again')} />
        <RequiredNote />
        <TermsNote />
        <Button type="submit" size="md" loading={isSending} fullWidth>
          {t('common:sign_up')}
        </Button>
      </Stack>
    </form>
  )
}
