import type { ProductDetails } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BlockFrame, Price } from '../../blocks/index.ts'
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
  const caption = t('product:prices_caption')
  return (
    <BlockFrame block={{ kind: 'prices', id: 'prices' }} title={t('product:prices_title')} lead={lead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls sideways is scrolled by keys */}
      <div className="prices__matrix" role="region" aria-label={caption} tabIndex={0}>
        <table className="matrix">
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('common:fabric')}</th>
              {quantities.map(quantity => (
                <th key={quantity} scope="col">
                  <b>{quantity}+</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {prices.map(row => (
              <tr key={row.fabric}>
                <th scope="row">{row.name[language]}</th>
                {quantities.map(quantity => (
                  <td key={quantity}>
                    <Price cents={priceAt(row, quantity)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="block__more">
        <Link className="link" to="/pricing">
          {t('pages:prices_more')}
        </Link>
      </p>
    </BlockFrame>
  )
}
