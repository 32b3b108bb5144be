import type { Details } from '@kitwright/contract'
import { Button, Stack } from '@mantine/core'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import {
  FormProblem,
  restoreFocus,
  type NewPassword,
  NewPasswordFields,
  PasswordField,
  RequiredNote,
  useApi,
  useFormSend,
  useSession,
} from '../../session/index.ts'
import { Card, useForm } from '../../ui/index.ts'

interface Fields extends NewPassword {
  readonly current: string
}
const EMPTY: Fields = { current: '', password: '', again: '' }
const PLACES = { 'current-password-wrong': 'current', 'password-too-common': 'password' } as const
/** Every other device has been signed out. */
const DEVICES = { queryKey: ['GET /api/oauth/token'] }

/** Changes the password, or sets the first one of an account created through Google. */
export function PasswordForm({ details }: { details: Details }) {
  const { t } = useTranslation(['account', 'common'])
  const { hasPassword } = details
  const api = useApi()
  const { setDetails } = useSession()
  const form = useForm<Fields>({ defaultValues: EMPTY })
  const { problem, send } = useFormSend(form.setError, { places: PLACES, touched: DEVICES })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ current, password }) => {
    const body = { currentPassword: hasPassword ? current : undefined, newPassword: password }
    await send(async () => api('PUT /api/oauth/password', { body }), {
      said: t('account:password_changed'),
      done: () => {
        setDetails({ ...details, hasPassword: true })
        form.reset(EMPTY)
      },
    })
  })

  return (
    <Card title={t('account:password')} text={t(hasPassword ? 'account:password_text' : 'account:password_first_text')}>
      <FormProvider {...form}>
        <form onSubmit={restoreFocus(submit)} noValidate>
          <Stack gap="md">
            <FormProblem problem={problem} />
            <input type="text" name="username" autoComplete="username" value={details.email} readOnly hidden />
            {hasPassword && (
              <PasswordField
                label={t('account:current_password')}
                autoComplete="current-password"
                error={errors.current?.message}
                {...form.register('current', { required: t('common:password_required') })}
              />
            )}
            <NewPasswordFields />
            <RequiredNote />
            <div>
              <Button type="submit" loading={isSubmitting}>
                {t(hasPassword ? 'account:password_change' : 'account:password_set')}
              </Button>
            </div>
          </Stack>
        </form>
      </FormProvider>
    </Card>
  )
}
