import { isPhone, LIMITS } from '@kitwright/contract'
import { SimpleGrid, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'

export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

/** Returns a validator that rejects blank values with the message. */
export const filled = (message: string) => (value: string) => value.trim() !== '' || message

/** First and last name fields, inside a form whose fields include them. */
export function NameFields() {
  const { t } = useTranslation(['account', 'common'])
  const { register, formState } = useFormContext<Person>()
  const { errors } = formState
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <TextInput
        label={t('account:first_name')}
        autoComplete="given-name"
        required
        maxLength={LIMITS.name}
        error={errors.firstName?.message}
        {...register('firstName', { validate: filled(t('common:first_name_required')) })}
      />
      <TextInput
        label={t('account:last_name')}
        autoComplete="family-name"
        required
        maxLength={LIMITS.name}
        error={errors.lastName?.message}
        {...register('lastName', { validate: filled(t('common:last_name_required')) })}
      />
    </SimpleGrid>
  )
}

/** Optional phone number field, inside a form whose fields include it. */
export function PhoneField() {
  const { t } = useTranslation(['account', 'common'])
  const { register, formState } = useFormContext<Person>()
  return (
    <TextInput
      label={t('account:phone')}
      type="tel"
      autoComplete="tel"
      maxLength={LIMITS.phone}
      error={formState.errors.phone?.message}
      {...register('phone', {
        validate: value => value.trim() === '' || isPhone(value) || t('common:phone_invalid'),
      })}
    />
  )
}
