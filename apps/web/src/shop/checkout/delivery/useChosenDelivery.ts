import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'
import { chooseDelivery, type ChosenDelivery } from './deliveryChoice.ts'
import { useShippingOptions } from './useShippingOptions.ts'

interface DeliveryOnScreen {
  /** What the chosen delivery costs and when the order arrives; null before that is known. */
  readonly delivery: ChosenDelivery | null
  /** Why the ways of delivery could not be loaded; null where they are known or still loading. */
  readonly failure: ReturnType<typeof useShippingOptions>['error']
}

export function useChosenDelivery(designs: CheckoutSource['designs']): DeliveryOnScreen {
  const { control } = useFormContext<CheckoutForm>()
  const [method, neededBy, isRush] = useWatch({ control, name: ['method', 'neededBy', 'isRush'] })
  const { data, error } = useShippingOptions(designs)
  return { delivery: chooseDelivery(data, { method, neededBy, isRush }), failure: data ? null : error }
}
