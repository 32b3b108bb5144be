import { LIMITS } from '@kitwright/contract'
import { Button, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { FormProblem, RequiredNote, useApi, useFormSend } from '../../session/index.ts'
import { Dialog, useForm } from '../../ui/index.ts'
import { type FactorPlace, renamePasskey } from './factorCalls.ts'

interface Props {
  readonly at: FactorPlace
  readonly passkey: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** Dialog that renames a passkey. */
export function PasskeyNameDialog({ at, passkey, onClose }: Props) {
  const { t } = useTranslation(['factors', 'common'])
  const api = useApi()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: passkey.name } })
  const { problem, send } = useFormSend(setError, { touched: undefined })
  const submit = handleSubmit(async values => {
    const name = values.name.trim()
    await send(async () => renamePasskey(api, at, { id: passkey.id, name }), {
      said: t('factors:passkey_renamed', { name }),
      done: onClose,
    })
  })
  return (
    <Dialog
      onClose={onClose}
      title={t('factors:passkey_rename_title', { name: passkey.name })}
      closeLabel={t('common:close')}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <TextInput
            data-autofocus
            required
            maxLength={LIMITS.name}
            label={t('factors:passkey_name')}
            description={t('factors:passkey_name_hint')}
            error={formState.errors.name?.message}
            {...register('name', { validate: value => value.trim() !== '' || t('factors:passkey_name_required') })}
          />
          <RequiredNote />
          <Button type="submit" loading={formState.isSubmitting}>
            {t('common:save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
