import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { QuoteBadge, QuoteView, useOwnQuoteActs } from '../../domainComponents/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { ButtonLink, PageHead } from '../../ui/index.ts'

/** One own quote: prices, the answer, messages. */
export function QuotePage() {
  const { t } = useTranslation(['quote'])
  const { quoteId: id } = useParams({ from: '/guarded/personal/me/quotes/$quoteId' })
  const date = useDates()
  const { data: quote, error, refetch } = useCall('GET /api/customer-quotes/{id}', { params: { id } })
  const acts = useOwnQuoteActs(id, quote?.number ?? '')
  if (error) return <CallFailure error={error} onRetry={() => void refetch()} />
  if (!quote) return <Skeleton h={300} radius={12} />
  const { number, state, isOfShop, askedAt, order } = quote
  return (
    <>
      <PageHead
        title={t('quote:number', { number })}
        text={t(isOfShop ? 'quote:made_on' : 'quote:asked_on', { date: date(askedAt) })}
      >
        <QuoteBadge state={state} />
      </PageHead>
      <QuoteView quote={quote} acts={acts}>
        {order?.id && (
          <ButtonLink to="/me/histories" search={{ order: order.id }} fullWidth>
            {t('quote:see_order')}
          </ButtonLink>
        )}
      </QuoteView>
    </>
  )
}
