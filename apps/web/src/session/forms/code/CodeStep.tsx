import { latinDigits } from '@kitwright/measure'
import { Button, Stack, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useForm } from '../../../ui/index.ts'
import { useSession } from '../../identity/context.tsx'
import css from './CodeStep.module.css'
import { FormProblem, type FormError } from '../problem/FormProblem.tsx'
import { RequiredNote } from '../fields/RequiredNote.tsx'
import { ResendCode } from './ResendCode.tsx'

const CODE_LENGTH = 6

/** Extracts a mailed code's digits from typed or pasted text, Khmer digits too; at most six. */
export const codeDigits = (text: string): string => latinDigits(text).replace(/\D/g, '').slice(0, CODE_LENGTH)

interface Props {
  /** Address to which the code was mailed. */
  readonly email: string
  readonly onDone: () => void
  readonly onBack: () => void
}

/** Form for the mailed code that confirms an e-mail. Calls back once the visitor is signed in. */
export function CodeStep({ email, onDone, onBack }: Props) {
  const { t } = useTranslation(['account', 'common'])
  const { confirm } = useSession()
  const [problem, setProblem] = useState<FormError | null>(null)
  const { register, handleSubmit, formState, setError, setFocus, setValue } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('code'), [setFocus])

  const submit = handleSubmit(async ({ code }) => {
    setProblem(null)
    const answer = await confirm(email, code)
    if (answer.ok) onDone()
    else if (answer.error.id === 'code-invalid') {
      setError('code', { message: answer.error.message })
      setFocus('code', { shouldSelect: true })
    } else setProblem(answer.error)
  })

  return (
    <form onSubmit={submit} noValidate className={css.step}>
      <Stack gap="md">
        <div>
          <h2>{t('account:code_title')}</h2>
          <p>{t('account:code_text', { email })}</p>
        </div>
        <FormProblem problem={problem} />
        <TextInput
          label={t('account:code')}
          description={t('account:code_hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          classNames={{ input: css.code }}
          error={errors.code?.message}
          {...register('code', {
            onChange: (event: { target: { value: string } }) => setValue('code', codeDigits(event.target.value)),
            validate: value => value.length === CODE_LENGTH || t('account:code_required'),
          })}
        />
        <RequiredNote />
        <Button type="submit" size="md" loading={isSubmitting} fullWidth>
          {t('account:confirm')}
        </Button>
        <div className={css.actions}>
          <Button variant="subtle" size="sm" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
            {t('common:back')}
          </Button>
          <ResendCode email={email} onProblem={setProblem} />
        </div>
      </Stack>
    </form>
  )
}
