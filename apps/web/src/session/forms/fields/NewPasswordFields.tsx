import { LIMITS } from '@kitwright/contract'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { PasswordField } from './PasswordField.tsx'

export interface NewPassword {
  readonly password: string
  readonly again: string
}

/**
 * Fields for a new password, typed twice, inside a form whose fields include them. `label` replaces the first field's
 * label.
 */
export function NewPasswordFields({ label }: { label?: string }) {
  const { t } = useTranslation(['account', 'common'])
  const { register, formState, getValues } = useFormContext<NewPassword>()
  const { errors } = formState
  return (
    <>
      <PasswordField
        label={label ?? t('account:new_password')}
        description={t('account:password_hint')}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password', {
          validate: value => value.trim() !== '' || t('common:password_required'),
          minLength: { value: 8, message: t('common:password_short') },
          // Never truncated silently: the stored password must be the typed one.
          maxLength: { value: LIMITS.passwordMax, message: t('common:password_long') },
        })}
      />
      <PasswordField
        label={t('account:password_again')}
        autoComplete="new-password"
        error={errors.again?.message}
        {...register('again', {
          required: t('common:confirm_required'),
          validate: value => value === getValues('password') || t('common:confirm_wrong'),
        })}
      />
    </>
  )
}
