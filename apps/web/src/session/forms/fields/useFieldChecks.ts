import { isEmail, isPhone, LIMITS } from '@kitwright/contract'
import { useTranslation } from '../../../texts/index.ts'
import { requireFilled } from './requireFilled.ts'

const MIN_PASSWORD = 8

/** Returns the checks of an account's fields: true for a valid value, else the message. */
export function useFieldChecks() {
  const { t } = useTranslation(['common'])
  return {
    firstName: requireFilled(t('common:first_name_required')),
    lastName: requireFilled(t('common:last_name_required')),
    email: (value: string) =>
      value.trim() === '' ? t('common:email_required') : isEmail(value) || t('common:email_invalid'),
    phone: (value: string) => value.trim() === '' || isPhone(value) || t('common:phone_invalid'),
    password: (value: string) => {
      if (value.trim() === '') return t('common:password_required')
      if (value.length < MIN_PASSWORD) return t('common:password_short')
      // Never truncated silently: the stored password must be the typed one.
      return value.length <= LIMITS.passwordMax || t('common:password_long')
    },
    again: (value: string, { password }: { readonly password: string }) =>
      value === '' ? t('common:confirm_required') : value === password || t('common:confirm_wrong'),
  }
}
