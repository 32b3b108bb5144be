import { useFormContext, useWatch } from 'react-hook-form'
import type { Fabrics } from './fabricList.ts'
import type { PriceFields } from './priceForm.ts'

/** The fabrics as typed, and their setter. */
export function useFabrics(): { readonly fabrics: Fabrics; readonly setFabrics: (next: Fabrics) => void } {
  const { control, setValue, formState } = useFormContext<PriceFields>()
  const { isSubmitted } = formState
  return {
    fabrics: useWatch({ control, name: 'fabrics' }),
    setFabrics: next => setValue('fabrics', [...next], { shouldDirty: true, shouldValidate: isSubmitted }),
  }
}
