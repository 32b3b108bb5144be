import type { OfficeQuote } from '@kitwright/contract'
import { Alert, Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { QuoteBadge, useDays } from '../../domainComponents/index.ts'
import { CallFailure, useCall, useDates } from '../../session/index.ts'
import { Card, PageHead, PhoneLink } from '../../ui/index.ts'
import { BackLink } from '../list/BackLink.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { CustomerEmail } from '../contact/CustomerEmail.tsx'
import { nameOf } from '../officeTypes.ts'
import { DraftCard } from './DraftCard.tsx'
import css from './Quote.module.css'
import { QuoteLink } from './QuoteLink.tsx'
import { Talk } from './Talk.tsx'
import { Versions } from './Versions.tsx'
import { NeedsRight } from '../session/NeedsRight.tsx'

function CustomerCard({ quote }: { quote: OfficeQuote }) {
  const { t } = useTranslation(['quotes', 'quote'])
  const day = useDays()
  const { owner, phone, address, landmark, neededBy } = quote
  return (
    <Card title={t('quotes:customer')}>
      <div className={css.form}>
        <div>
          <Link to="/office/customers/$customerId" params={{ customerId: owner.id }}>
            {nameOf(owner)}
          </Link>
          <p className={css.note}>
            <CustomerEmail email={owner.email} />
          </p>
          <p className={css.note}>
            <PhoneLink phone={phone} />
          </p>
          <p className={css.note}>{landmark === '' ? address : `${address} (${landmark})`}</p>
          {neededBy && (
            <p className={css.note}>
              <b>{`${t('quotes:needed_by')}: ${day(neededBy)}`}</b>
            </p>
          )}
        </div>
        <NeedsRight of="orders">
          <QuoteLink quote={quote} />
        </NeedsRight>
      </div>
    </Card>
  )
}

function Outcome({ quote: { state, order, declineReason } }: { quote: OfficeQuote }) {
  const { t } = useTranslation(['quote'])
  if (state === 'declined')
    return (
      <Alert color="gray" variant="light">
        {t('quote:declined_text', { reason: declineReason })}
      </Alert>
    )
  if (!order?.id) return null
  return (
    <Alert color="green" variant="light">
      {t('quote:state_accepted')}:{' '}
      <Link to="/office/orders/$orderId" params={{ orderId: order.id }}>
        {order.number}
      </Link>
    </Alert>
  )
}

/** One quote: what was asked, the next revision, what was sent. */
export function QuotePage() {
  const { t } = useTranslation(['quotes', 'quote'])
  const { quoteId: id } = useParams({ from: '/staff/office/quotes/$quoteId' })
  const date = useDates()
  const { data: quote, error, refetch } = useCall('GET /api/office/quotes/{id}', { params: { id } })
  usePageTitle(quote?.number ?? t('quotes:title'))
  const isOpen = quote && quote.state !== 'accepted' && quote.state !== 'declined'
  return (
    <>
      <BackLink to="/office/quotes">{t('quotes:back')}</BackLink>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!quote && !error && <Skeleton h={300} radius={12} />}
      {quote && (
        <>
          <PageHead
            title={t('quote:number', { number: quote.number })}
            text={`${nameOf(quote.owner)} · ${t(quote.isOfShop ? 'quotes:started_on' : 'quote:asked_on', { date: date(quote.askedAt) })}`}
          >
            <QuoteBadge state={quote.state} label={t(`quotes:filter_${quote.state}`)} />
          </PageHead>
          <div className={css.columns}>
            <div className={css.column}>
              <Outcome quote={quote} />
              {quote.state === 'sent' && <Versions quote={quote} />}
              {isOpen && (
                <NeedsRight of="orders">
                  <DraftCard key={quote.activeRevision ?? 0} quote={quote} />
                </NeedsRight>
              )}
              {quote.state !== 'sent' && <Versions quote={quote} />}
            </div>
            <div className={css.column}>
              <CustomerCard quote={quote} />
              <NeedsRight of="orders">
                <Talk quote={quote} />
              </NeedsRight>
            </div>
          </div>
        </>
      )}
    </>
  )
}
