import { snakeCase } from '@kitwright/words'
import type { Quote } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'
import { Alert, Button, Loader } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderedDesign } from '../form/checkoutSource.ts'
import { useProblemText, useSession } from '../../../session/index.ts'
import { Card, formatCents } from '../../../ui/index.ts'
import css from './QuotePanel.module.css'
import type { SizeSum } from './piecesBySize.ts'
import { quoteParts } from './quoteParts.ts'
import type { PlaceOrderForm } from './usePlacing.ts'
import { useQuote } from './useQuote.ts'

function Parts({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['checkout'])
  const { baseCents, surcharges, discounts } = quoteParts(quote)
  const rows = [
    { label: t('checkout:quote_base'), cents: baseCents },
    ...surcharges.map(({ kind, cents }) => ({ label: t(`checkout:quote_${snakeCase(kind)}`), cents })),
    ...(surcharges.length > 0 ? [{ label: t('checkout:quote_subtotal'), cents: quote.subtotalCents }] : []),
  ]
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
    </dl>
  )
}

interface SumProps {
  readonly quote: Quote | undefined
  readonly pieces: readonly SizeSum[]
  readonly isEmpty: boolean
}

/** Quantities by size and their price. It keeps its height when empty, so that the button below does not move. */
function Sum({ quote, pieces, isEmpty }: SumProps) {
  const { t } = useTranslation(['checkout'])
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
      <p className={`${css.count} kw-num`}>
        {t('checkout:quote_pieces', { count: quote.qty })}
        <span>{t('checkout:unit', { price: formatCents(Math.round(quote.totalCents / quote.qty)) })}</span>
      </p>
      <p className={`${css.sizes} kw-num`}>
        <span>{t('checkout:by_size')}</span> {pieces.map(({ size, qty }) => `${qty} ${sizeLabel(size)}`).join(', ')}
      </p>
      <dl className={css.sums}>
        <div className={css.total}>
          <dt>{t('checkout:quote_total')}</dt>
          <dd>{formatCents(quote.totalCents)}</dd>
        </div>
      </dl>
    </>
  )
}

interface Props {
  readonly design: OrderedDesign
  readonly placing: PlaceOrderForm
}

/** The server's price by its parts, and the order button. */
export function QuotePanel({ design, placing }: Props) {
  const { t } = useTranslation(['checkout', 'common'])
  const { isSignedIn } = useSession()
  const problemText = useProblemText()
  const { data: quote, error, isFetching, pieces, isEmpty, shownTotalCents } = useQuote(design)
  const { onQuote } = placing
  useEffect(() => onQuote(shownTotalCents), [onQuote, shownTotalCents])
  const missing = quote && !isEmpty ? quoteParts(quote).missing : 0
  return (
    <aside className={css.panel}>
      <Card
        title={t('checkout:quote_title')}
        actions={isFetching && <Loader size="xs" aria-label={t('checkout:quote_updating')} />}
      >
        <div aria-live="polite" className={css.sum}>
          <Sum quote={quote} pieces={pieces} isEmpty={isEmpty} />
        </div>
        {/* Whatever comes and goes with the price stands below: nothing moves a button that a finger is on. */}
        <Button type="submit" size="lg" fullWidth mt="lg" disabled={isEmpty || missing > 0}>
          {t('checkout:place')}
        </Button>
        {placing.problem && (
          <Alert color="red" variant="light" mt="md" role="alert">
            {placing.problem}
          </Alert>
        )}
        {missing > 0 && (
          <Alert color="orange" variant="light" mt="md">
            {t('checkout:quote_minimum', { count: missing, minimum: quote?.minimumQty ?? 0 })}
          </Alert>
        )}
        {error && !isEmpty && (
          <Alert color="red" variant="light" mt="md" role="alert">
            {t('checkout:quote_failed')} {problemText(error.failure.error)}
          </Alert>
        )}
        {quote && !isEmpty && <Parts quote={quote} />}
        <div className={css.notes}>
          {!isSignedIn && <p>{t('checkout:place_signin')}</p>}
          {quote && <p>{t('checkout:quote_lead', { days: quote.leadTimeDays })}</p>}
          <p>{t('checkout:quote_pay')}</p>
        </div>
      </Card>
    </aside>
  )
}
