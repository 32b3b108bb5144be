import type { CustomerQuoteRow, Response_ } from '@kitwright/contract'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { QuoteBadge } from '../../domainComponents/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { ButtonLink, Card, EmptyState, formatCents, PageHead } from '../../ui/index.ts'
import css from './Quotes.module.css'

type OwnOffer = Response_<'GET /api/customer-offers'>['items'][number]

function QuoteRow({ quote }: { quote: CustomerQuoteRow }) {
  const { t } = useTranslation(['quote'])
  const date = useDates()
  const { id, number, state, askedAt, expiresAt, totalCents, qty, designNames } = quote
  return (
    <Link to="/me/quotes/$quoteId" params={{ quoteId: id }} className={css.row}>
      <span className={css.words}>
        <b>{t('quote:number', { number })}</b>
        <span>
          {designNames.join(', ')} · {t('quote:pieces', { count: qty })}
        </span>
        <small>
          {state === 'sent'
            ? t('quote:valid_until', { date: date(expiresAt) })
            : t('quote:asked_on', { date: date(askedAt) })}
        </small>
      </span>
      <span className={css.state}>
        <QuoteBadge state={state} />
        {totalCents !== null && <b className="kw-num">{formatCents(totalCents)}</b>}
      </span>
    </Link>
  )
}

/** What an offer is about: its lines, or the garments that were asked for. */
function OfferContent({ offer: { number, state, items, lines, askedAt, expiresAt, totalCents } }: { offer: OwnOffer }) {
  const { t } = useTranslation(['quote', 'offer', 'common'])
  const date = useDates()
  const wishes = items.map(({ productType, pieces }) =>
    t('offer:pieces', { pieces, garment: t(`common:type_${productType}`) }),
  )
  const parts = lines.length > 0 ? lines.map(({ text, qty }) => `${qty} × ${text}`) : wishes
  return (
    <>
      <span className={css.words}>
        <b>{t('quote:number', { number })}</b>
        <span>{parts.join(', ')}</span>
        <small>
          {state === 'sent'
            ? t('quote:valid_until', { date: date(expiresAt) })
            : t('quote:asked_on', { date: date(askedAt) })}
        </small>
      </span>
      <span className={css.state}>
        <QuoteBadge state={state} />
        {totalCents !== null && <b className="kw-num">{formatCents(totalCents)}</b>}
      </span>
    </>
  )
}

/** The person's requests and offers without a design; nothing without any. */
function Offers({ items }: { items: readonly OwnOffer[] }) {
  const { t } = useTranslation(['offer'])
  if (items.length === 0) return null
  return (
    <section className={css.list} aria-labelledby="own-offers">
      <h2 id="own-offers" className={css.heading}>
        {t('offer:own_title')}
      </h2>
      {items.map(offer =>
        offer.linkPath === null ? (
          <div key={offer.number} className={css.row}>
            <OfferContent offer={offer} />
          </div>
        ) : (
          <a key={offer.number} href={offer.linkPath} className={css.row}>
            <OfferContent offer={offer} />
          </a>
        ),
      )}
    </section>
  )
}

/** The person's quotes, the latest first. */
export function QuotesPage() {
  const { t } = useTranslation(['quote'])
  const { data, error, refetch } = useCall('GET /api/customer-quotes', {})
  const offers = useCall('GET /api/customer-offers', {})
  const offered = offers.data?.items ?? []
  return (
    <>
      <PageHead title={t('quote:title')} />
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={150} radius={12} />}
      {offers.error && <CallFailure error={offers.error} onRetry={() => void offers.refetch()} />}
      {data?.items.length === 0 && offers.data && offered.length === 0 && (
        <Card>
          <EmptyState title={t('quote:empty')} text={t('quote:empty_text')}>
            <ButtonLink to="/cart">{t('quote:ask')}</ButtonLink>
          </EmptyState>
        </Card>
      )}
      <div className={css.list}>
        {data?.items.map(quote => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </div>
      <Offers items={offered} />
    </>
  )
}
