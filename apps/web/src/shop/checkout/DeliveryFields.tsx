import { isPhone, LIMITS } from '@kitwright/contract'
import { Textarea, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'
import type { CheckoutForm } from './form/checkoutStorage.ts'

/** Fields for the delivery address and the customer's contact details. */
export function DeliveryFields() {
  const { t } = useTranslation(['checkout', 'common'])
  const { register, formState } = useFormContext<CheckoutForm>()
  const { errors } = formState
  return (
    <Card title={t('checkout:delivery_title')} text={t('common:required_note')}>
      <div className={css.delivery}>
        <TextInput
          className={css.wide}
          label={t('checkout:address')}
          description={t('checkout:address_hint')}
          autoComplete="street-address"
          maxLength={LIMITS.address}
          required
          error={errors.address?.message}
          {...register('address', { validate: value => value.trim() !== '' || t('common:address_required') })}
        />
        <TextInput
          label={t('checkout:landmark')}
          description={t('checkout:landmark_hint')}
          maxLength={LIMITS.landmark}
          {...register('landmark')}
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
        <Textarea
          className={css.wide}
          label={t('checkout:note')}
          description={t('checkout:note_hint')}
          maxLength={LIMITS.note}
          autosize
          minRows={2}
          maxRows={8}
          {...register('note')}
        />
      </div>
    </Card>
  )
}
