import { SHIPPING_LIMITS } from '@kitwright/contract'
import { Checkbox, TextInput } from '@mantine/core'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../texts/index.ts'
import type { CheckoutForm } from '../form/checkoutForm.ts'

/** Keeps the typed address for the customer's next order, under a name. */
export function SaveAddress({ className }: { className: string | undefined }) {
  const { t } = useTranslation(['shipment'])
  const { control, register, formState } = useFormContext<CheckoutForm>()
  const isSaved = useWatch({ control, name: 'isAddressSaved' })
  return (
    <div className={className}>
      <Checkbox label={t('shipment:save')} {...register('isAddressSaved')} />
      {isSaved && (
        <TextInput
          mt="sm"
          label={t('shipment:save_name')}
          description={t('shipment:save_name_hint')}
          maxLength={SHIPPING_LIMITS.addressName}
          required
          error={formState.errors.addressName?.message}
          {...register('addressName', {
            validate: value => value.trim() !== '' || t('shipment:save_name_required'),
          })}
        />
      )}
    </div>
  )
}
