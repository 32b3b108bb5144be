import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../texts/index.ts'
import { Card } from '../../ui/index.ts'
import css from './CheckoutScreen.module.css'
import { AddressFields } from './delivery/AddressFields.tsx'
import { chooseDelivery } from './delivery/deliveryChoice.ts'
import { MethodChoice } from './delivery/MethodChoice.tsx'
import { MoreFields } from './delivery/MoreFields.tsx'
import { NeededBy } from './delivery/NeededBy.tsx'
import { SaveAddress } from './delivery/SaveAddress.tsx'
import { SavedAddresses } from './delivery/SavedAddresses.tsx'
import { useShippingOptions } from './delivery/useShippingOptions.ts'
import type { CheckoutSource } from './form/checkoutSource.ts'
import type { CheckoutForm } from './form/checkoutStorage.ts'

/** Fields for the way and the day of delivery, the address and the customer's contact details. */
export function DeliveryFields(source: Pick<CheckoutSource, 'designs' | 'samples'>) {
  const { t } = useTranslation(['checkout', 'common'])
  const { control } = useFormContext<CheckoutForm>()
  const [method, neededBy, isRush] = useWatch({ control, name: ['method', 'neededBy', 'isRush'] })
  const { data: options } = useShippingOptions(source)
  const chosen = chooseDelivery(options, { method, neededBy, isRush })
  return (
    <Card title={t('checkout:delivery_title')} text={t('common:required_note')}>
      <div className={css.delivery}>
        {options && chosen && (
          <div className={css.wide}>
            <MethodChoice options={options} chosen={chosen} />
          </div>
        )}
        <SavedAddresses className={css.wide} />
        <AddressFields className={css.wide} />
        <NeededBy options={options} />
        <SaveAddress className={`${css.wide} ${css.half}`} />
        <MoreFields />
      </div>
    </Card>
  )
}
