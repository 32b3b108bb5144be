import type { OrderQuote } from '@kitwright/contract'
import { snakeCase } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'
import { formatCents } from '../../../ui/index.ts'
import type { ChosenDelivery } from '../delivery/deliveryChoice.ts'
import css from './QuotePanel.module.css'
import { quoteParts } from './quoteParts.ts'

/** The samples of an order, and what earlier ones give back. */
function SampleParts({ samples: { items, credits } }: Pick<OrderQuote, 'samples'>) {
  const { t } = useTranslation(['sample', 'common'])
  return (
    <>
      {items.map(({ id, kind, productType, cents }) => (
        <div key={id}>
          <dt>
            {t(`sample:kind_${kind}`)}
            <small>{t(`common:type_${productType}`)}</small>
          </dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
      {credits.map(({ number, kind, cents }) => (
        <div key={`${number} ${kind}`}>
          <dt>{t('sample:credit', { number })}</dt>
          <dd>−{formatCents(cents)}</dd>
        </div>
      ))}
    </>
  )
}

/** The parts of the price; nothing where that is the base price alone. */
export function PriceParts({ quote, delivery }: { quote: OrderQuote; delivery: ChosenDelivery | null }) {
  const { t } = useTranslation(['checkout', 'shipment'])
  const { baseCents, surcharges, discounts } = quoteParts(quote)
  const rows = [
    ...(quote.lines.length > 0 ? [{ label: t('checkout:quote_base'), cents: baseCents }] : []),
    ...surcharges.map(({ kind, cents }) => ({ label: t(`checkout:quote_${snakeCase(kind)}`), cents })),
    ...(surcharges.length > 0 ? [{ label: t('checkout:quote_subtotal'), cents: quote.subtotalCents }] : []),
  ]
  const { items, credits } = quote.samples
  const free = quote.offers.items.filter(({ state }) => state === 'applied').flatMap(({ lines }) => lines)
  const extras = free.filter(({ garment }) => garment === null)
  const others = extras.length + items.length + credits.length + (delivery?.fees ?? []).length
  const isTotal = rows.length + others <= 1 && quote.discountCents === 0
  if (isTotal) return null
  return (
    <dl className={css.parts}>
      {rows.map(({ label, cents }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
      {quote.discountCents > 0 && (
        <div>
          <dt>
            {t('checkout:quote_discount')}
            {discounts.map(({ kind, percent }) => (
              <small key={kind + percent}>{t(`checkout:quote_discount_${snakeCase(kind)}`, { percent })}</small>
            ))}
          </dt>
          <dd>−{formatCents(quote.discountCents)}</dd>
        </div>
      )}
      {extras.map(({ text, qty, unitCents }, at) => (
        <div key={at}>
          <dt>
            {qty} × {text}
          </dt>
          <dd>{formatCents(unitCents * qty)}</dd>
        </div>
      ))}
      <SampleParts samples={quote.samples} />
      {delivery?.fees.map(({ kind, cents }) => (
        <div key={kind}>
          <dt>{t(`shipment:fee_${kind}`)}</dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
