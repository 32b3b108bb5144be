import { LIMITS, type Right } from '@kitwright/contract'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { FormProblem, RequiredNote, useApi, useFormSend } from '../../session/index.ts'
import { CancelButton, Dialog, useDiscardGuard, useForm } from '../../ui/index.ts'
import { OFFICE } from '../list/useOfficeAction.ts'
import type { StaffRole } from '../officeTypes.ts'
import { RightsField } from './RightsField.tsx'

interface Fields {
  readonly name: string
  readonly rights: Right[]
}

interface Props {
  /** Null for a new one. */
  readonly role: StaffRole | null
  readonly onClose: () => void
}

/** Makes or changes a role. Rights that one does not have cannot be given. */
export function RoleDialog({ role, onClose }: Props) {
  const { t } = useTranslation(['people', 'common'])
  const api = useApi()
  const defaultValues: Fields = { name: role?.name ?? '', rights: role?.rights ?? [] }
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<Fields>({ defaultValues })
  const { problem, send } = useFormSend(setError, { places: { 'role-name-taken': 'name' }, touched: OFFICE })
  const { errors, isSubmitting, isDirty } = formState
  const close = useDiscardGuard({ isLost: () => isDirty, onClose })
  const save = handleSubmit(async body => {
    const call = async () =>
      role === null
        ? api('POST /api/office/roles', { body })
        : api('PUT /api/office/roles/{id}', { params: { id: role.id }, body })
    if (await send(call, { said: t('people:role_saved', { name: body.name.trim() }) })) onClose()
  })
  const title = role === null ? t('people:add_role') : t('people:edit_role', { name: role.name })
  return (
    <Dialog onClose={close} title={title} closeLabel={t('common:close')}>
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <TextInput
            data-autofocus
            required
            maxLength={LIMITS.name}
            label={t('people:role_name')}
            error={errors.name?.message}
            {...register('name', { validate: value => value.trim() !== '' || t('people:role_name_required') })}
          />
          <RightsField value={watch('rights')} onChange={rights => setValue('rights', rights, { shouldDirty: true })} />
          {role !== null && role.people > 0 && (
            <p className="kw-notice">{t('people:role_effect', { count: role.people })}</p>
          )}
          <RequiredNote />
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={close}>{t('common:cancel')}</CancelButton>
            <Button type="submit" loading={isSubmitting}>
              {t('common:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
