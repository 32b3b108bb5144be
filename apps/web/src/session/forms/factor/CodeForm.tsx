import { Button, Stack, TextInput } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useForm } from '../../../ui/index.ts'
import { FormProblem, type FormError, formErrorOf } from '../problem/FormProblem.tsx'
import { RequiredNote } from '../fields/RequiredNote.tsx'

interface CodeRefusal {
  readonly error: FormError
  readonly waitSeconds?: number | undefined
}

interface Props {
  /** Whether the code is the first one of a new app, so that a recovery code does not count. */
  readonly isOfApp: boolean
  /** Sends the code. Returns the refusal, or null once it is done. */
  readonly onCode: (code: string) => Promise<CodeRefusal | null>
  readonly problem: FormError | null
  readonly children?: ReactNode
}

/** Form for one code. A wrong one is marked at its field. */
export function CodeForm({ isOfApp, onCode, problem: given, children }: Props) {
  const { t } = useTranslation(['factors'])
  const [problem, setProblem] = useState<FormError | null>(null)
  const { register, handleSubmit, formState, setError, setFocus } = useForm({ defaultValues: { code: '' } })
  useEffect(() => setFocus('code'), [setFocus])
  const submit = handleSubmit(async ({ code }) => {
    setProblem(null)
    const refusal = await onCode(code.trim())
    if (refusal?.error.id === 'factor-code-wrong') {
      setError('code', { message: refusal.error.message })
      setFocus('code', { shouldSelect: true })
    } else if (refusal) setProblem(formErrorOf(refusal))
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem problem={problem ?? given} />
        <TextInput
          label={t(isOfApp ? 'factors:app_code' : 'factors:code')}
          description={t(isOfApp ? 'factors:app_code_hint' : 'factors:code_hint')}
          autoComplete="one-time-code"
          inputMode={isOfApp ? 'numeric' : undefined}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={24}
          required
          error={formState.errors.code?.message}
          {...register('code', { validate: value => value.trim().length > 5 || t('factors:code_required') })}
        />
        <RequiredNote />
        <Button type="submit" size="md" loading={formState.isSubmitting} fullWidth>
          {t('factors:go_on')}
        </Button>
        {children}
      </Stack>
    </form>
  )
}
