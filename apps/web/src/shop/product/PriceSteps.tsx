import type { ProductDetails } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { BlockFrame, PriceMatrix } from '../../blocks/index.ts'
import { useExactDates, usePreferences } from '../../session/index.ts'
import { usePriceExtras } from './usePriceExtras.ts'

type Prices = ProductDetails['prices'][number]

/** Returns the price of one piece at a quantity: that of the last step which it reaches. */
const priceAt = ({ steps }: Prices, quantity: number): number =>
  (steps.findLast(({ from }) => from <= quantity) ?? steps[0]!).unitCents

/** The price of one piece in each fabric by quantity, with the running promotion by name. */
export function PriceSteps({ type, details: { prices, promotion } }: { type: ProductType; details: ProductDetails }) {
  const { t } = useTranslation(['product', 'pages', 'common'])
  const language = usePreferences(state => state.language)
  const date = useExactDates()
  const extras = usePriceExtras(type)
  if (prices.length === 0) return null
  const lead = [
    t('product:prices_lead'),
    ...(promotion ? [t('product:promotion', { percent: promotion.percent, date: date(promotion.until) })] : []),
    ...extras,
  ].join(' ')
  const quantities = [...new Set(prices.flatMap(({ steps }) => steps.map(({ from }) => from)))].toSorted(
    (a, b) => a - b,
  )
  const rows = prices.map(row => ({
    key: row.fabric,
    name: row.name[language],
    cents: quantities.map(quantity => priceAt(row, quantity)),
  }))
  return (
    <BlockFrame block={{ kind: 'prices', id: 'prices' }} title={t('product:prices_title')} lead={lead}>
      <PriceMatrix caption={t('product:prices_caption')} of={t('common:fabric')} quantities={quantities} rows={rows} />
    </BlockFrame>
  )
}
