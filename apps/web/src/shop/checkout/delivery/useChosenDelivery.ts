import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'
import { chooseDelivery, type ChosenDelivery } from './deliveryChoice.ts'
import { useShippingOptions } from './useShippingOptions.ts'

interface DeliveryOnScreen {
  /** Null before the shop's ways of delivery are known. */
  readonly delivery: ChosenDelivery | null
  /** The failure to load the ways of delivery; null where they are known or still loading. */
  readonly failure: ReturnType<typeof useShippingOptions>['error']
}

/** Returns the delivery that the form chooses, with its price and days. */
export function useChosenDelivery(source: Pick<CheckoutSource, 'designs' | 'samples'>): DeliveryOnScreen {
  const { control } = useFormContext<CheckoutForm>()
  const [method, neededBy, isRush] = useWatch({ control, name: ['method', 'neededBy', 'isRush'] })
  const { data, error } = useShippingOptions(source)
  return { delivery: chooseDelivery(data, { method, neededBy, isRush }), failure: data ? null : error }
}
