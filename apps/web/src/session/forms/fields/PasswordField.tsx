import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'

/** A required password field that can show its text. */
export function PasswordField({ error, ...props }: PasswordInputProps) {
  const { t } = useTranslation(['common'])
  return (
    <PasswordInput
      required
      error={error}
      // Mantine sets this on every other field, but not on this one.
      aria-invalid={error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('common:show_password') }}
      {...props}
    />
  )
}
