import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A required password that can be looked at while it is typed. */
export function PasswordField({ error, ...props }: PasswordInputProps) {
  const { t } = useTranslation(['common'])
  return (
    <PasswordInput
      required
      error={error}
      // Mantine marks every other field itself, but not this one.
      aria-invalid={error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('common:show_password') }}
      {...props}
    />
  )
}
