import { Text } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { PasswordField } from '../../../session/index.ts'

/** The password that proves who asks; without one, says that a fresh sign-in does. */
export function OwnPasswordField({ hasPassword, error }: { hasPassword: boolean; error: string | undefined }) {
  const { t } = useTranslation(['personal', 'account', 'common'])
  const { register } = useFormContext<{ password: string }>()
  if (!hasPassword)
    return (
      <Text size="sm" c="dimmed">
        {t('personal:fresh_sign_in')}
      </Text>
    )
  return (
    <PasswordField
      label={t('account:current_password')}
      autoComplete="current-password"
      error={error}
      {...register('password', { required: t('common:password_required') })}
    />
  )
}
