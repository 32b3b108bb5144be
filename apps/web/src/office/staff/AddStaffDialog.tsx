import { isEmail, LIMITS } from '@kitwright/contract'
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { CancelButton, Dialog, useDiscardGuard, useForm } from '../../ui/index.ts'
import { FormProblem, PasswordField, RequiredNote, useApi, useFormSend } from '../../session/index.ts'
import { roleFieldsOf, useRoleChoices } from './useRoleChoices.ts'
import { OFFICE } from '../list/useOfficeAction.ts'
import { nameOf } from '../officeTypes.ts'

interface Fields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly role: string
}
const EMPTY: Fields = { firstName: '', lastName: '', email: '', password: '', role: 'STORE' }
const PLACES = { 'email-taken': 'email', 'password-too-common': 'password' } as const

/** State of the form, its validation and its request. API errors appear at their fields. */
function useStaffForm(onAdded: () => void) {
  const { t } = useTranslation(['office', 'people', 'common'])
  const api = useApi()
  const { register, handleSubmit, formState, setError } = useForm<Fields>({ defaultValues: EMPTY })
  const { problem, send } = useFormSend(setError, { places: PLACES, touched: OFFICE })
  const filled = (message: string) => (value: string) => value.trim() !== '' || message
  const rules = {
    firstName: filled(t('common:first_name_required')),
    lastName: filled(t('common:last_name_required')),
    email: (value: string) =>
      isEmail(value) || t(value.trim() === '' ? 'common:email_required' : 'common:email_invalid'),
    password: (value: string) => value === '' || value.length >= LIMITS.passwordMin || t('common:password_short'),
  }
  const submit = handleSubmit(async ({ role, password, ...fields }) => {
    const given = password === '' ? {} : { password }
    const body = { ...fields, ...given, ...roleFieldsOf(role), email: fields.email.trim() }
    const isAdded = await send(async () => api('POST /api/office/staff', { body }), {
      said:
        password === ''
          ? t('people:invited_now', { email: body.email })
          : t('office:staff_added', { name: nameOf(body) }),
    })
    if (isAdded) onAdded()
  })
  const { errors, isSubmitting, isDirty } = formState
  return { register, rules, submit, problem, errors, isSubmitting, isDirty }
}

/** Dialog for a new staff account. Without a password, the person is invited by mail to choose one. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['office', 'people', 'common'])
  const { register, rules, submit, problem, errors, isSubmitting, isDirty } = useStaffForm(onClose)
  const choices = useRoleChoices()
  const close = useDiscardGuard({ isLost: () => isDirty, onClose })
  return (
    <Dialog onClose={close} title={t('office:add_staff')} closeLabel={t('common:close')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FormProblem problem={problem} />
          <TextInput
            data-autofocus
            required
            maxLength={LIMITS.name}
            label={t('office:first_name')}
            error={errors.firstName?.message}
            {...register('firstName', { validate: rules.firstName })}
          />
          <TextInput
            required
            maxLength={LIMITS.name}
            label={t('office:last_name')}
            error={errors.lastName?.message}
            {...register('lastName', { validate: rules.lastName })}
          />
          <TextInput
            required
            type="email"
            maxLength={LIMITS.email}
            autoComplete="off"
            label={t('office:email')}
            error={errors.email?.message}
            {...register('email', { validate: rules.email })}
          />
          <PasswordField
            autoComplete="new-password"
            label={t('people:password_optional')}
            description={t('people:password_optional_hint')}
            error={errors.password?.message}
            {...register('password', { validate: rules.password })}
          />
          <NativeSelect label={t('office:role')} data={[...choices]} {...register('role')} />
          <RequiredNote />
          <Group justify="flex-end" gap="sm">
            <CancelButton onClick={close}>{t('common:cancel')}</CancelButton>
            <Button type="submit" loading={isSubmitting}>
              {t('common:add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
