import type { Details } from '@kitwright/contract'
import { Button, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  FormProblem,
  keepFocus,
  type NewPassword,
  NewPasswordFields,
  PasswordField,
  type FormError,
  useApi,
  useSession,
} from '../../session/index.ts'
import { Card, toast, useForm } from '../../ui/index.ts'

interface Fields extends NewPassword {
  readonly current: string
}
const EMPTY: Fields = { current: '', password: '', again: '' }

/** Changes the password, or sets the first one of an account that came by Google. */
export function PasswordForm({ details }: { details: Details }) {
  const { t } = useTranslation(['account', 'common'])
  const { hasPassword } = details
  const [problem, setProblem] = useState<FormError | null>(null)
  const form = useForm<Fields>({ defaultValues: EMPTY })
  const change = useChangePassword(details)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async fields => {
    setProblem(null)
    const error = await change(fields)
    if (!error) form.reset(EMPTY)
    else if (error.id === 'current-password-wrong') {
      form.setError('current', { message: error.message }, { shouldFocus: true })
    } else if (error.id === 'password-too-common') {
      form.setError('password', { message: error.message }, { shouldFocus: true })
    } else setProblem(error)
  })

  return (
    <Card title={t('account:password')} text={t(hasPassword ? 'account:password_text' : 'account:password_first_text')}>
      <FormProvider {...form}>
        <form onSubmit={keepFocus(submit)} noValidate>
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

/** Sends the change; answers null when it is done, else why not. */
function useChangePassword(details: Details): (fields: Fields) => Promise<FormError | null> {
  const { t } = useTranslation(['account'])
  const api = useApi()
  const queries = useQueryClient()
  const { setDetails } = useSession()
  return async ({ current, password }) => {
    const currentPassword = details.hasPassword ? current : undefined
    const answer = await api('PUT /api/oauth/password', { body: { currentPassword, newPassword: password } })
    if (!answer.ok) return answer.error
    setDetails({ ...details, hasPassword: true })
    // Every other device has been signed out.
    void queries.invalidateQueries({ queryKey: ['GET /api/oauth/token'] })
    toast('success', t('account:password_changed'))
    return null
  }
}
