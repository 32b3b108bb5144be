import type { OrderQuote } from '@kitwright/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutSource } from '../form/checkoutSource.ts'
import { useCall } from '../../../session/index.ts'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { frameOf, linesOf, piecesBySize } from '../../../cart/index.ts'

const TYPING_MS = 250

/** Returns what a quote costs with samples, free lines of offers and what earlier samples give back, without delivery. */
export const priceOf = ({ totalCents, samples, offers }: OrderQuote): number =>
  totalCents + offers.extraCents + samples.cents - samples.creditCents

/** Returns the server's price for the current form. The last price stays while the next loads. */
export function useQuote({ designs, samples }: Pick<CheckoutSource, 'designs' | 'samples'>) {
  const { control } = useFormContext<CheckoutForm>()
  const forms = useWatch({ control, name: 'designs' })
  // Names do not change the price, so omitting them saves a request per typed letter.
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
  const query = useCall(
    'POST /api/quotes',
    { body: { lines: asked, samples: [...samples] } },
    { isEnabled: asked.length + samples.length > 0 && asked.every(({ fabric }) => fabric !== ''), isSticky: true },
  )
  const isSettled = settled === JSON.stringify(lines) && !query.isPlaceholderData
  const pieces = piecesBySize(lines)
  return {
    ...query,
    pieces,
    /** Identifies the lines that are priced. */
    linesKey: settled,
    isEmpty: lines.length + samples.length === 0,
    shownTotalCents: isSettled && query.data ? priceOf(query.data) : undefined,
  }
}
