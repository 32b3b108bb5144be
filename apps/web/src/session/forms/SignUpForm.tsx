import { isEmail } from '@kitwright/contract'
import { Button, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { toast, useForm } from '../../ui/index.ts'
import { useApi, useSession } from '../identity/context.tsx'
import { useSend } from '../calls/useSend.ts'
import { LazyCodeStep } from './code/LazyCodeStep.tsx'
import { EmailField } from './fields/EmailField.tsx'
import { FormProblem, type FormError } from './problem/FormProblem.tsx'
import { type NewPassword, NewPasswordFields } from './fields/NewPasswordFields.tsx'
import { filled, NameFields, type Person, PhoneField } from './fields/PersonFields.tsx'
import { TermsNote } from './fields/TermsNote.tsx'
import { RequiredNote } from './fields/RequiredNote.tsx'

interface Fields extends Person, NewPassword {
  readonly email: string
}
interface Props {
  readonly onDone: () => void
  readonly phone?: string
  /** Content above the fields, such as another sign-up method. */
  readonly lead?: ReactNode
}
const EMPTY: Fields = { firstName: '', lastName: '', email: '', phone: '', password: '', again: '' }

function NewEmail() {
  const { t } = useTranslation(['account', 'common'])
  const { register, formState } = useFormContext<Fields>()
  return (
    <EmailField
      label={t('account:email')}
      autoComplete="email"
      error={formState.errors.email?.message}
      {...register('email', {
        validate: {
          filled: filled(t('common:email_required')),
          shape: value => isEmail(value) || t('common:email_invalid'),
        },
      })}
    />
  )
}

/** Form for a new customer account, confirmed by a mailed code if the shop requires it. Calls back after sign-in. */
export function SignUpForm({ onDone, phone = '', lead }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const api = useApi()
  const send = useSend(null)
  const { register: signUp } = useSession()
  const [problem, setProblem] = useState<FormError | null>(null)
  /** The e-mail whose code is pending. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  const form = useForm<Fields>({ defaultValues: { ...EMPTY, phone } })
  const { handleSubmit, formState, setError, setFocus } = form

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
  const submit = handleSubmit(async ({ again: _again, ...fields }) => {
    setProblem(null)
    const trimmed = { ...fields, email: fields.email.trim(), phone: fields.phone.trim() || undefined }
    const answer = await signUp(trimmed)
    if (answer.ok) done()
    else if (answer.error.id === 'email-unconfirmed') setUnconfirmed(trimmed.email)
    else if (answer.error.id === 'email-taken')
      setError('email', { message: answer.error.message }, { shouldFocus: true })
    else if (answer.error.id === 'password-too-common') {
      setError('password', { message: answer.error.message }, { shouldFocus: true })
    } else setProblem(answer.error)
  })

  if (unconfirmed) {
    const back = (): void => {
      flushSync(() => setUnconfirmed(null))
      setFocus('email')
    }
    return <LazyCodeStep email={unconfirmed} onDone={confirmed} onBack={back} />
  }
  return (
    <form onSubmit={submit} noValidate>
      {lead}
      <Stack gap="md">
        <FormProblem problem={problem} />
        <FormProvider {...form}>
          <NameFields />
          <NewEmail />
          <PhoneField />
          <NewPasswordFields label={t('account:password')} />
        </FormProvider>
        <RequiredNote />
        <TermsNote />
        <Button type="submit" size="md" loading={formState.isSubmitting} fullWidth>
          {t('common:sign_up')}
        </Button>
      </Stack>
    </form>
  )
}
