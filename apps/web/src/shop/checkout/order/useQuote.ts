import { useDebouncedValue } from '@mantine/hooks'
import { useFormContext, useWatch } from 'react-hook-form'
import type { OrderedDesign } from '../form/checkoutSource.ts'
import { useCall } from '../../../session/index.ts'
import type { CheckoutForm } from '../form/checkoutStorage.ts'
import { otherLinesOf } from '../form/otherDesigns.ts'
import { piecesBySize } from './piecesBySize.ts'
import { frameOf, linesOf } from '../form/checkoutRows.ts'

const TYPING_MS = 250

/** Returns the server's price for the current form. The last price stays while the next loads. */
export function useQuote(design: OrderedDesign) {
  const { control } = useFormContext<CheckoutForm>()
  const watched = useWatch({ control, name: ['players', 'sizes', 'kits', 'others', 'fabric'] })
  const [players, sizes, kits, others, fabric] = watched
  const frame = frameOf(design, { designId: design.id, fabric })
  // Names do not change the price, so omitting them saves a request per typed letter.
  const lines = [...linesOf({ players, sizes, kits }, frame), ...otherLinesOf(others)].map(line => ({
    ...line,
    playerName: '',
    printName: '',
    number: null,
  }))
  const [settled] = useDebouncedValue(JSON.stringify(lines), TYPING_MS)
  const asked = JSON.parse(settled) as typeof lines
  const query = useCall(
    'POST /api/quotes',
    { body: { lines: asked } },
    { isEnabled: asked.length > 0 && fabric !== '', isSticky: true },
  )
  const isSettled = settled === JSON.stringify(lines) && !query.isPlaceholderData
  const pieces = piecesBySize(lines)
  return {
    ...query,
    pieces,
    isEmpty: lines.length === 0,
    shownTotalCents: isSettled ? query.data?.totalCents : undefined,
  }
}
