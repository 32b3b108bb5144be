import type { Cart } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { sumOf } from '../../cart/index.ts'
import { KeptOffers } from '../../domainComponents/index.ts'
import { useDates, usePreferences } from '../../session/index.ts'
import { ButtonLink, Card, formatCents } from '../../ui/index.ts'
import css from './Cart.module.css'

/** The cart's total with its promotion, and the way to the checkout. */
export function CartTotal({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['cart', 'checkout', 'sample'])
  const date = useDates()
  const language = usePreferences(state => state.language)
  const { items, samples, credits, offers, quote, promotion, group } = cart
  const isBlocked =
    items.some(({ problem, changes }) => problem !== null || changes.length > 0) ||
    samples.some(({ cents }) => cents === null)
  const total = sumOf(cart)
  return (
    <Card>
      <dl className={css.total}>
        <dt>
          {t('cart:total')}
          {quote && <small className="kw-num">{t('cart:pieces', { count: quote.qty })}</small>}
        </dt>
        <dd className="kw-num">{total === null ? '–' : formatCents(total)}</dd>
      </dl>
      {quote && quote.discountCents > 0 && (
        <p className={`${css.facts} kw-num`}>
          {t('checkout:quote_discount')}: −{formatCents(quote.discountCents)}
        </p>
      )}
      {credits.map(({ number, kind, cents }) => (
        <p key={`${number} ${kind}`} className={`${css.facts} kw-num`}>
          {t('sample:credit', { number })}: −{formatCents(cents)}
        </p>
      ))}
      <KeptOffers offers={offers} />
      {group && <p className={css.step}>{t('cart:group', { name: group[language] })}</p>}
      {promotion && (
        <p className={css.step}>{t('cart:promotion', { percent: promotion.percent, date: date(promotion.until) })}</p>
      )}
      {isBlocked && <p className={css.missing}>{t('cart:checkout_blocked')}</p>}
      <div className={css.go}>
        <ButtonLink
          to="/design/checkout/$productId"
          params={{ productId: 'cart' }}
          size="lg"
          fullWidth
          disabled={isBlocked}
        >
          {t('cart:checkout')}
        </ButtonLink>
        {items.length > 0 && (
          <ButtonLink to="/cart/quote" variant="default" fullWidth mt="sm">
            {t('cart:ask_quote')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
