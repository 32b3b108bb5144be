import type { LineInput } from '@kitwright/contract'
import { sleeveOf } from '@kitwright/garment'
import { formatUsd } from '@kitwright/measure'
import { promotionPercentOf } from '@kitwright/pricing'
import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from '../../../texts/index.ts'
import { useCall } from '../../../session/index.ts'
import { documentOf } from '@kitwright/editor'
import { useStudio } from '../../context/index.ts'
import css from './Bar.module.css'
import { pricedLines, lineInputs } from './price.ts'

/** The server's price for the current squad. */
export function PriceTag() {
  const { t } = useTranslation(['studio', 'common'])
  const designId = useStudio(state => state.draftId)
  const productType = useStudio(state => state.garment.productType)
  const fabric = useStudio(state => state.fabric)
  const sleeve = useStudio(state => sleeveOf(documentOf(state)))
  const players = useStudio(state => state.players)
  const sizes = useStudio(state => state.sizes)
  // Lines are new objects with every render; their JSON text shows whether anything changed.
  const wanted = JSON.stringify(pricedLines(lineInputs({ designId, productType, fabric, sleeve, players, sizes })))
  const [settled] = useDebouncedValue(wanted, 400)
  const lines = JSON.parse(settled) as LineInput[]
  const isKnown = lines.every(line => line.fabric !== '')
  const quote = useCall('POST /api/quotes', { body: { lines } }, { isEnabled: isKnown, isSticky: true })
  if (!quote.data) return null
  const { totalCents, qty, lines: priced } = quote.data
  const percent = promotionPercentOf(priced)
  return (
    <span className={css.price} role="status" aria-label={t('studio:price')} data-testid="price">
      <b>{formatUsd(Math.round(totalCents / qty))}</b>
      <Text span size="sm" c="dimmed">
        {players.length + sizes.length === 0 ? t('studio:price_each') : t('studio:price_times', { count: qty })}
        {percent > 0 && ` · ${t('common:promotion_included', { percent })}`}
      </Text>
    </span>
  )
}
