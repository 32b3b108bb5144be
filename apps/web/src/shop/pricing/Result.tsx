import type { Quote } from '@kitwright/contract'
import { Button } from '@mantine/core'
import { useTranslation } from '../../texts/index.ts'
import { useProblemHint, type CallFailedError } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './PricingPage.module.css'

interface Props {
  readonly quote: Quote | undefined
  readonly error: CallFailedError | null
  readonly onRetry: () => void
}

/** Shows the price of the selection, announced to screen readers when it changes; or why there is no price. */
export function Result({ quote, error, onRetry }: Props) {
  const { t } = useTranslation(['shop', 'common'])
  const problemHint = useProblemHint()
  if (error)
    return (
      <div className={css.result} role="alert">
        <b>{t('common:something_wrong')}</b>
        <small>{problemHint(error.failure.error)}</small>
        <Button variant="default" size="sm" mt="xs" onClick={onRetry}>
          {t('common:try_again')}
        </Button>
      </div>
    )
  if (!quote) return null
  return (
    <div className={css.result} aria-live="polite">
      <small>{t('shop:calculator_total', { count: quote.qty })}</small>
      <strong>{formatCents(quote.totalCents)}</strong>
      <small>{t('shop:calculator_each', { price: formatCents(Math.round(quote.totalCents / quote.qty)) })}</small>
      {quote.discountCents > 0 && <small>{t('shop:saving', { price: formatCents(quote.discountCents) })}</small>}
      {quote.qty < quote.minimumQty && <small>{t('shop:calculator_minimum', { count: quote.minimumQty })}</small>}
    </div>
  )
}
