import { LIMITS } from '@kitwright/contract'
import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { FormProblem, PasswordField, RequiredNote, useFormSend } from '../../session/index.ts'
import { useForm } from '../../ui/index.ts'

export interface Proof {
  readonly password: string
  readonly code: string
  /** Name of a new passkey. */
  readonly name: string
}
type Send = ReturnType<typeof useFormSend<Proof>>['send']

interface Props {
  readonly asks: { readonly password: boolean; readonly code: boolean; readonly name: boolean }
  readonly label: string
  readonly isDangerous: boolean
  readonly onProof: (proof: Proof, send: Send) => Promise<unknown>
}

const PLACES = { 'current-password-wrong': 'password', 'factor-code-wrong': 'code' } as const

/** Asks for what proves that the person owns the account. */
export function ProofForm({ asks, label, isDangerous, onProof }: Props) {
  const { t } = useTranslation(['factors', 'common'])
  const form = useForm<Proof>({ defaultValues: { password: '', code: '', name: '' } })
  const { problem, send } = useFormSend(form.setError, { places: PLACES, touched: undefined })
  const { errors, isSubmitting } = form.formState
  return (
    <form onSubmit={form.handleSubmit(async proof => onProof(proof, send))} noValidate>
      <Stack gap="md">
        <FormProblem problem={problem} />
        {asks.name && (
          <TextInput
            data-autofocus
            required
            maxLength={LIMITS.name}
            label={t('factors:passkey_name')}
            description={t('factors:passkey_name_hint')}
            error={errors.name?.message}
            {...form.register('name', { validate: value => value.trim() !== '' || t('factors:passkey_name_required') })}
          />
        )}
        {asks.password && (
          <PasswordField
            label={t('factors:password')}
            autoComplete="current-password"
            error={errors.password?.message}
            {...form.register('password', { required: t('common:password_required') })}
          />
        )}
        {asks.code && (
          <TextInput
            required
            maxLength={24}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            label={t('factors:code')}
            description={t('factors:code_hint')}
            error={errors.code?.message}
            {...form.register('code', { validate: value => value.trim().length > 5 || t('factors:code_required') })}
          />
        )}
        <RequiredNote />
        <Button type="submit" loading={isSubmitting} color={isDangerous ? 'red' : undefined}>
          {label}
        </Button>
      </Stack>
    </form>
  )
}
