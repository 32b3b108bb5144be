import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'
import { chooseDelivery, type ChosenDelivery } from './deliveryChoice.ts'
import { useShippingOptions } from './useShippingOptions.ts'

/** Returns what the chosen delivery costs and when the order arrives; null before that is known. */
export function useChosenDelivery(designs: CheckoutSource['designs']): ChosenDelivery | null {
  const { control } = useFormContext<CheckoutForm>()
  const [method, neededBy, isRush] = useWatch({ control, name: ['method', 'neededBy', 'isRush'] })
  return chooseDelivery(useShippingOptions(designs), { method, neededBy, isRush })
}
