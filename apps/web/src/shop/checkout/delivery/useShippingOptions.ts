import { useDebouncedValue } from '@mantine/hooks'
import { useFormContext, useWatch } from 'react-hook-form'
import { frameOf, linesOf } from '../../../cart/index.ts'
import { useCall } from '../../../session/index.ts'
import type { CheckoutForm } from '../form/checkoutForm.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'

const TYPING_MS = 250

/**
 * Calls for the ways of delivery with their days and prices for the form's lines. The last answer stays while the next
 * loads.
 */
export function useShippingOptions({ designs, samples }: Pick<CheckoutSource, 'designs' | 'samples'>) {
  const { control } = useFormContext<CheckoutForm>()
  const forms = useWatch({ control, name: 'designs' })
  // Names do not change the days, so omitting them saves a request per typed letter.
  const lines = designs.flatMap(({ design }, i) => {
    const form = forms[i]
    if (!form) return []
    return linesOf(form, frameOf(design, { designId: design.id, fabric: form.fabric })).map(line => ({
      ...line,
      playerName: '',
      printName: '',
      number: null,
    }))
  })
  const [settled] = useDebouncedValue(JSON.stringify(lines), TYPING_MS)
  const asked = JSON.parse(settled) as typeof lines
  return useCall(
    'POST /api/shipping/options',
    { body: { lines: asked, samples: [...samples] } },
    { isEnabled: asked.length + samples.length > 0 && asked.every(({ fabric }) => fabric !== ''), isSticky: true },
  )
}
