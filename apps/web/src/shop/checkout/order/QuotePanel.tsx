import type { OrderQuote, Quote } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { Alert, Button, Loader } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { KeptOffers, useDays } from '../../../domainComponents/index.ts'
import type { ChosenDelivery } from '../delivery/deliveryChoice.ts'
import { useChosenDelivery } from '../delivery/useChosenDelivery.ts'
import type { CheckoutSource } from '../form/checkoutSource.ts'
import { useProblemText, useSession } from '../../../session/index.ts'
import { Card, formatCents } from '../../../ui/index.ts'
import { PriceParts } from './PriceParts.tsx'
import css from './QuotePanel.module.css'
import type { SizeSum } from '../../../cart/index.ts'
import { quoteParts } from './quoteParts.ts'
import type { PlaceOrderForm } from './usePlacing.ts'
import { type PriceChange, usePriceChange } from './usePriceChange.ts'
import { priceOf, useQuote } from './useQuote.ts'

interface SumProps {
  readonly quote: OrderQuote | undefined
  readonly pieces: readonly SizeSum[]
  readonly isEmpty: boolean
  readonly delivery: ChosenDelivery | null
}

/** Quantities by size and their price. It keeps its height when empty, so that the button below does not move. */
function Sum({ quote, pieces, isEmpty, delivery }: SumProps) {
  const { t } = useTranslation(['checkout', 'shipment'])
  const day = useDays()
  if (isEmpty)
    return (
      <p className={css.empty}>
        <b>{t('checkout:cart_empty')}</b>
        {t('checkout:cart_empty_text')}
      </p>
    )
  if (!quote) return null
  return (
    <>
      {quote.qty > 0 && (
        <>
          <p className={`${css.count} kw-num`}>
            {t('checkout:quote_pieces', { count: quote.qty })}
            <span>{t('checkout:unit', { price: formatCents(Math.round(quote.totalCents / quote.qty)) })}</span>
          </p>
          <p className={`${css.sizes} kw-num`}>
            <span>{t('checkout:by_size')}</span> {pieces.map(({ size, qty }) => `${qty} ${sizeLabel(size)}`).join(', ')}
          </p>
        </>
      )}
      <dl className={css.sums}>
        <div className={css.total}>
          <dt>{t('checkout:quote_total')}</dt>
          <dd>{formatCents(priceOf(quote) + (delivery?.feesCents ?? 0))}</dd>
        </div>
      </dl>
      {delivery && <p className={`${css.sizes} kw-num`}>{t('shipment:promised', { date: day(delivery.arrivesOn) })}</p>}
    </>
  )
}

interface Props extends Pick<CheckoutSource, 'designs' | 'samples'> {
  readonly placing: PlaceOrderForm
}

/** Asks the customer to accept a price that has changed since they saw it. */
function ChangedPrice({ change }: { change: PriceChange }) {
  const { t } = useTranslation(['checkout'])
  const { beforeCents, nowCents, accept } = change
  return (
    <Alert color="orange" variant="light" mt="md" role="alert">
      {t('checkout:price_changed', { before: formatCents(beforeCents), now: formatCents(nowCents) })}
      <Button size="xs" variant="default" mt="xs" onClick={accept}>
        {t('checkout:price_accept', { now: formatCents(nowCents) })}
      </Button>
    </Alert>
  )
}

interface MissingProps extends Pick<Props, 'designs'> {
  readonly quote: Quote
}

/** Says for each design how many pieces it lacks. */
function Missing({ designs, quote }: MissingProps) {
  const { t } = useTranslation(['checkout'])
  return quoteParts(quote).missing.map(({ designId, count }) => {
    const text = t('checkout:quote_minimum', { count, minimum: quote.minimumQty })
    const name = designs.find(({ design }) => design.id === designId)?.design.name
    return (
      <Alert key={designId} color="orange" variant="light" mt="md">
        {designs.length > 1 ? `${name ?? ''}: ${text}` : text}
      </Alert>
    )
  })
}

interface PlaceBarProps {
  readonly quote: OrderQuote | undefined
  readonly feesCents: number
  readonly isOff: boolean
}

/** Total and button of a small screen, at its lower edge. */
function PlaceBar({ quote, feesCents, isOff }: PlaceBarProps) {
  const { t } = useTranslation(['checkout'])
  return (
    <div className={css.bar}>
      <p className="kw-num">
        {quote && quote.qty > 0 && t('checkout:quote_pieces', { count: quote.qty })}
        <b>{quote && formatCents(priceOf(quote) + feesCents)}</b>
      </p>
      <Button type="submit" size="md" disabled={isOff}>
        {t('checkout:place')}
      </Button>
    </div>
  )
}

/** Notes on the next steps and on the time of payment. */
function Notes({ quote, hasDay }: { quote: OrderQuote | undefined; hasDay: boolean }) {
  const { t } = useTranslation(['checkout'])
  const isReviewed = !quote || quote.qty > 0 || quote.samples.items.some(({ kind }) => kind === 'sewn')
  const { isSignedIn } = useSession()
  return (
    <div className={css.notes}>
      {!isSignedIn && <p>{t('checkout:place_signin')}</p>}
      {/* A promised day says more than a number of days. */}
      {quote && !hasDay && <p>{t('checkout:quote_lead', { days: quote.leadTimeDays })}</p>}
      <p>{t(isReviewed ? 'checkout:quote_pay' : 'checkout:quote_pay_samples')}</p>
    </div>
  )
}

interface ShownPrice {
  readonly delivery: ChosenDelivery | null
  readonly totalCents: number | undefined
}

/** Tells the placing of the order what the screen shows; nothing before price and delivery are known. */
function useReportShown(onQuote: PlaceOrderForm['onQuote'], { delivery, totalCents }: ShownPrice): void {
  const method = delivery?.option.method
  const total = totalCents === undefined || !delivery ? undefined : totalCents + delivery.feesCents
  useEffect(
    () => onQuote(total === undefined || !method ? undefined : { totalCents: total, method }),
    [onQuote, total, method],
  )
}

/** The problem that blocks the order, and why the price could not be loaded. */
function Problems({ problem, failure }: { problem: string; failure: ReturnType<typeof useQuote>['error'] }) {
  const { t } = useTranslation(['checkout'])
  const problemText = useProblemText()
  return (
    <>
      {problem && (
        <Alert color="red" variant="light" mt="md" role="alert">
          {problem}
        </Alert>
      )}
      {failure && (
        <Alert color="red" variant="light" mt="md" role="alert">
          {t('checkout:quote_failed')} {problemText(failure.failure.error)}
        </Alert>
      )}
    </>
  )
}

/** The server's price by its parts, and the order button. */
export function QuotePanel({ designs, samples, placing }: Props) {
  const { t } = useTranslation(['checkout', 'common'])
  const { data: quote, error, isFetching, pieces, linesKey, isEmpty, shownTotalCents } = useQuote({ designs, samples })
  const change = usePriceChange(linesKey, shownTotalCents)
  const { delivery, failure } = useChosenDelivery({ designs, samples })
  useReportShown(placing.onQuote, { delivery, totalCents: shownTotalCents })
  const isBelow = quote !== undefined && !isEmpty && quote.belowMinimum.length > 0
  // Without the ways of delivery the server would choose one that nobody saw.
  const isOff = [isEmpty, isBelow, change, failure].some(Boolean)
  return (
    <>
      <aside className={css.panel}>
        <Card
          title={t('checkout:quote_title')}
          actions={isFetching && <Loader size="xs" aria-label={t('checkout:quote_updating')} />}
        >
          <div aria-live="polite" className={css.sum}>
            <Sum quote={quote} pieces={pieces} isEmpty={isEmpty} delivery={delivery} />
          </div>
          {/* Whatever comes and goes with the price stands below: nothing moves a button that a finger is on. */}
          <Button type="submit" size="lg" fullWidth mt="lg" disabled={isOff} className={css.place}>
            {t('checkout:place')}
          </Button>
          <Problems problem={placing.problem} failure={isEmpty ? null : (error ?? failure)} />
          {change && <ChangedPrice change={change} />}
          {isBelow && <Missing designs={designs} quote={quote} />}
          {quote && !isEmpty && <PriceParts quote={quote} delivery={delivery} />}
          {quote && <KeptOffers offers={quote.offers} />}
          <Notes quote={quote} hasDay={delivery !== null} />
        </Card>
      </aside>
      <PlaceBar quote={isEmpty ? undefined : quote} feesCents={delivery?.feesCents ?? 0} isOff={isOff} />
    </>
  )
}
