import type { PasswordInputProps } from '@mantine/core'
import { useTranslation } from '../../../texts/index.ts'
import { PasswordField } from './PasswordField.tsx'

interface Props {
  /** Label of the first input. */
  readonly label?: string | undefined
  readonly password: PasswordInputProps
  readonly again: PasswordInputProps
}

/** A new password, typed twice. */
export function NewPasswordInputs({ label, password, again }: Props) {
  const { t } = useTranslation(['account'])
  return (
    <>
      <PasswordField
        label={label ?? t('account:new_password')}
        description={t('account:password_hint')}
        autoComplete="new-password"
        {...password}
      />
      <PasswordField label={t('account:password_again')} autoComplete="new-password" {...again} />
    </>
  )
}
