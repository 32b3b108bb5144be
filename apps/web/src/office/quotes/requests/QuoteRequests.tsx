import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { QuoteBadge, useDays } from '../../../domainComponents/index.ts'
import { useCall, useDates, useMoments } from '../../../session/index.ts'
import { Card, formatCents, toast } from '../../../ui/index.ts'
import { OfferDialog } from './OfferDialog.tsx'
import type { QuoteRequest } from './offerForm.ts'
import css from './QuoteRequests.module.css'

/** For whom an accepted offer is kept, who sent it, and the order that used it. */
export function Kept({ kept, until }: { kept: NonNullable<QuoteRequest['kept']>; until: string }) {
  const { t } = useTranslation(['offer'])
  const { by, customer, order } = kept
  return (
    <span>
      {customer ? (
        <Link to="/office/customers/$customerId" params={{ customerId: customer.id }}>
          {t('offer:kept_for', { name: customer.name })}
        </Link>
      ) : (
        t('offer:kept_by_browser')
      )}
      {' · '}
      {order ? (
        <Link to="/office/orders/$orderId" params={{ orderId: order.id }}>
          {t('offer:used_by', { number: order.number })}
        </Link>
      ) : (
        t('offer:kept_until', { date: until })
      )}
      {' · '}
      {t('offer:offered_by', { name: by })}
    </span>
  )
}

function Row({ request, onAnswer }: { request: QuoteRequest; onAnswer: () => void }) {
  const { t } = useTranslation(['offer', 'common', 'quotes'])
  const [moment, day, date] = [useMoments(), useDays(), useDates()]
  const { number, team, items, neededBy, note, state, contact, offer, linkPath, conversationId, kept } = request
  const wishes = items.map(({ productType, pieces }) =>
    t('offer:pieces', { pieces, garment: t(`common:type_${productType}`) }),
  )
  const facts = [
    ...wishes,
    ...(neededBy ? [t('offer:needed', { day: day(neededBy) })] : []),
    contact,
    ...(request.owner ? [t('offer:kept_for', { name: request.owner.name })] : []),
  ]
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}${linkPath ?? ''}`)
    toast('success', t('offer:copied'))
  }
  const answer = t(offer ? 'offer:answer_again' : 'offer:answer')
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Link to="/office/offers/$offerId" params={{ offerId: request.id }}>
          {number} · {team}
        </Link>
        {request.wishedAt !== null && <b>{t('quotes:offer_wished', { date: date(request.wishedAt) })}</b>}
        <span>{facts.join(' · ')}</span>
        {note && <span>{note}</span>}
        <small>
          {moment(request.askedAt)}
          {offer && ` · ${formatCents(offer.totalCents)}`}
        </small>
        {kept && offer && <Kept kept={kept} until={date(offer.expiresAt)} />}
      </div>
      <div className={css.acts}>
        <QuoteBadge
          state={state}
          {...(state === 'accepted' && { label: t(kept?.order ? 'offer:state_ordered' : 'offer:state_accepted') })}
        />
        {linkPath !== null && (
          <Button variant="default" size="xs" aria-label={`${t('offer:copy')}, ${team}`} onClick={() => void copy()}>
            {t('offer:copy')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="xs"
          aria-label={`${t('offer:talk')}, ${team}`}
          renderRoot={props => <Link to="/office/inbox" search={{ open: conversationId }} {...props} />}
        >
          {t('offer:talk')}
        </Button>
        {state !== 'accepted' && state !== 'declined' && (
          <Button size="xs" aria-label={`${answer}, ${team}`} onClick={onAnswer}>
            {answer}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Requests of visitors without a design, above the quotes; nothing while there is none. */
export function QuoteRequests() {
  const { t } = useTranslation(['offer'])
  const { data } = useCall('GET /api/office/quote-requests', {})
  const [answered, setAnswered] = useState<QuoteRequest | null>(null)
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <div className={css.frame}>
      <Card title={t('offer:requests')}>
        <ul className={css.list}>
          {items.map(request => (
            <Row key={request.id} request={request} onAnswer={() => setAnswered(request)} />
          ))}
        </ul>
        {answered && <OfferDialog request={answered} onClose={() => setAnswered(null)} />}
      </Card>
    </div>
  )
}
