import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuoteBadge, useDays } from '../../../domainComponents/index.ts'
import { useCall, useMoments } from '../../../session/index.ts'
import { Card, formatCents, toast } from '../../../ui/index.ts'
import { OfferDialog } from './OfferDialog.tsx'
import type { QuoteRequest } from './offerForm.ts'
import css from './QuoteRequests.module.css'

function Row({ request, onAnswer }: { request: QuoteRequest; onAnswer: () => void }) {
  const { t } = useTranslation(['offer', 'common', 'quotes'])
  const [moment, day] = [useMoments(), useDays()]
  const { number, team, items, neededBy, note, state, contact, offer, linkPath, conversationId } = request
  const wishes = items.map(({ productType, pieces }) =>
    t('offer:pieces', { pieces, garment: t(`common:type_${productType}`) }),
  )
  const facts = [...wishes, ...(neededBy ? [t('offer:needed', { day: day(neededBy) })] : []), contact]
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}${linkPath ?? ''}`)
    toast('success', t('offer:copied'))
  }
  const answer = t(offer ? 'offer:answer_again' : 'offer:answer')
  return (
    <li className={css.row}>
      <div className={css.words}>
        <b>
          {number} · {team}
        </b>
        <span>{facts.join(' · ')}</span>
        {note && <span>{note}</span>}
        <small>
          {moment(request.askedAt)}
          {offer && ` · ${formatCents(offer.totalCents)}`}
        </small>
      </div>
      <div className={css.acts}>
        <QuoteBadge state={state} {...(state === 'accepted' && { label: t('offer:state_accepted') })} />
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
