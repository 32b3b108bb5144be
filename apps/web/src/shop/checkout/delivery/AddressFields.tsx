import { isPhone, LIMITS } from '@kitwright/contract'
import { TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import { useIsDesktop } from '../../../ui/index.ts'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import { PlaceSelects } from './PlaceSelects.tsx'

/** The place, the address and the telephone number of a delivery. */
export function AddressFields({ className }: { className: string | undefined }) {
  const { t } = useTranslation(['checkout', 'common'])
  const { register, formState } = useFormContext<CheckoutForm>()
  const { errors } = formState
  const isDesktop = useIsDesktop()
  const [addressHint, phoneHint] = [t('checkout:address_hint'), t('checkout:phone_hint')]
  return (
    <>
      <PlaceSelects className={className} />
      <TextInput
        className={className ?? ''}
        label={t('checkout:address')}
        {...(isDesktop ? { description: addressHint } : { placeholder: addressHint })}
        autoComplete="street-address"
        maxLength={LIMITS.address}
        required
        error={errors.address?.message}
        {...register('address', { validate: value => value.trim() !== '' || t('common:address_required') })}
      />
      <TextInput
        label={t('checkout:phone')}
        {...(isDesktop ? { description: phoneHint } : { placeholder: phoneHint })}
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
