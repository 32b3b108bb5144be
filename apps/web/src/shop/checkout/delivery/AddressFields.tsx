import { isPhone, LIMITS } from '@kitwright/contract'
import { TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import { PlaceSelects } from './PlaceSelects.tsx'

/** The place, the address and the telephone number of a delivery. */
export function AddressFields({ className }: { className: string | undefined }) {
  const { t } = useTranslation(['checkout', 'common'])
  const { register, formState } = useFormContext<CheckoutForm>()
  const { errors } = formState
  return (
    <>
      <PlaceSelects />
      <TextInput
        className={className ?? ''}
        label={t('checkout:address')}
        description={t('checkout:address_hint')}
        autoComplete="street-address"
        maxLength={LIMITS.address}
        required
        error={errors.address?.message}
        {...register('address', { validate: value => value.trim() !== '' || t('common:address_required') })}
      />
      <TextInput
        label={t('checkout:phone')}
        description={t('checkout:phone_hint')}
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phone}
        required
        error={errors.phone?.message}
        {...register('phone', {
          validate: {
            filled: value => value.trim() !== '' || t('common:phone_required'),
            good: value => isPhone(value) || t('common:phone_invalid'),
          },
        })}
      />
    </>
  )
}
