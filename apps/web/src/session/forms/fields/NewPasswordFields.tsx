import { LIMITS } from '@kitwright/contract'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from './PasswordField.tsx'

export interface NewPassword {
  readonly password: string
  readonly again: string
}

/** A new password twice; stands in a form whose fields include them. `label` names the first, else it is the new password. */
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
          // Never cut off unseen: what signs in later is what was typed.
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
