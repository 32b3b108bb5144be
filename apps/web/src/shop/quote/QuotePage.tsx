import { Loader } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { QuoteBadge, QuoteView, useLinkedQuoteActs } from '../../domainComponents/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { EmptyState, lazy } from '../../ui/index.ts'
import page from '../Page.module.css'
import css from './QuotePage.module.css'

const OfferView = lazy(async () => ({ default: (await import('./OfferView.tsx')).OfferView }))
/** Begins the token of an offer; that of a quote has none. */
const OFFER = 'offer.'

function LinkWrong({ kind = 'link_wrong' }: { readonly kind?: 'link_wrong' | 'link_replaced' | 'link_off' }) {
  const { t } = useTranslation(['quote'])
  return (
    <div className={page.page}>
      <EmptyState isPage title={t(`quote:${kind}`)} text={t(`quote:${kind}_text`)} />
    </div>
  )
}

function LinkedQuote({ token }: { token: string }) {
  const { t } = useTranslation(['quote', 'common'])
  const { data: quote, error, refetch } = useCall('GET /api/quote-links/{token}', { params: { token } })
  const acts = useLinkedQuoteActs(token, quote?.number ?? '')
  if (error?.failure.error.id === 'quote-link-replaced') return <LinkWrong kind="link_replaced" />
  if (error?.failure.error.id === 'quote-link-off') return <LinkWrong kind="link_off" />
  if (error && ['not-found', 'invalid-input'].includes(error.failure.error.id)) return <LinkWrong />
  return (
    <div className={page.page}>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!quote && !error && <Loader mt="xl" aria-label={t('common:loading')} />}
      {quote && (
        <>
          <header className={css.head}>
            <h1 className={page.title}>{t('quote:number', { number: quote.number })}</h1>
            <QuoteBadge state={quote.state} />
          </header>
          <QuoteView quote={quote} acts={acts} />
        </>
      )}
    </div>
  )
}

/** `/quote#{token}`: a quote or an offer as whoever has its link sees it, who accepts it without an account. */
export function QuotePage() {
  const [token] = useState(() => globalThis.location.hash.slice(1))
  if (token.startsWith(OFFER))
    return (
      <Suspense fallback={null}>
        <OfferView token={token.slice(OFFER.length)} whenWrong={<LinkWrong />} />
      </Suspense>
    )
  return token === '' ? <LinkWrong /> : <LinkedQuote token={token} />
}
