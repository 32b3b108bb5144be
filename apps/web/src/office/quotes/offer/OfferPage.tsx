import type { Response_ } from '@kitwright/contract'
import { Button, Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { QuoteBadge, useDays } from '../../../domainComponents/index.ts'
import { CallFailure, useCall, useDates } from '../../../session/index.ts'
import { Card, PageHead } from '../../../ui/index.ts'
import { BackLink } from '../../list/BackLink.tsx'
import { usePageTitle } from '../../list/usePageTitle.ts'
import { NeedsRight } from '../../session/NeedsRight.tsx'
import { OfferDialog } from '../requests/OfferDialog.tsx'
import { WishList } from '../requests/WishList.tsx'
import css from './Offer.module.css'
import { OfferLink } from './OfferLink.tsx'
import { OfferOwner } from './OfferOwner.tsx'
import { OfferVersions } from './OfferVersions.tsx'

type Offer = Response_<'GET /api/office/quote-requests/{id}'>
interface Props {
  readonly offer: Offer
}

/** The customer's wishes; a mark says that the latest waits for the next revision. */
function Wishes({ offer }: Props) {
  const { t } = useTranslation(['quotes'])
  const date = useDates()
  const { wishes, wishedAt } = offer
  if (wishes.length === 0) return null
  return (
    <Card title={t('quotes:offer_wishes')}>
      <div className={css.stack}>
        {wishedAt !== null && <b>{t('quotes:offer_wished', { date: date(wishedAt) })}</b>}
        <WishList offer={offer} wishes={wishes.toReversed()} />
      </div>
    </Card>
  )
}

/** The garments and the note of a visitor's request. */
function Request({ offer: { items, neededBy, note } }: Props) {
  const { t } = useTranslation(['offer', 'quotes', 'common'])
  const day = useDays()
  const wishes = items.map(({ productType, pieces }) =>
    t('offer:pieces', { pieces, garment: t(`common:type_${productType}`) }),
  )
  const facts = [...wishes, ...(neededBy ? [t('offer:needed', { day: day(neededBy) })] : [])]
  if (facts.length === 0 && note === '') return null
  return (
    <Card title={t('quotes:offer_request')}>
      <p className={css.note}>{facts.join(' · ')}</p>
      {note !== '' && <p className={css.note}>{note}</p>}
    </Card>
  )
}

function Acts({ offer, onAnswer }: Props & { readonly onAnswer: () => void }) {
  const { t } = useTranslation(['offer', 'quotes'])
  const { state, conversationId, kept } = offer
  const isOpen = state !== 'accepted' && state !== 'declined'
  return (
    <>
      <QuoteBadge
        state={state}
        label={
          state === 'accepted'
            ? t(kept?.order ? 'offer:state_ordered' : 'offer:state_accepted')
            : t(`quotes:filter_${state}`)
        }
      />
      <Button
        variant="default"
        renderRoot={props => <Link to="/office/inbox" search={{ open: conversationId }} {...props} />}
      >
        {t('offer:talk')}
      </Button>
      {isOpen && (
        <NeedsRight of="orders">
          <Button onClick={onAnswer}>{t(offer.offer ? 'quotes:offer_next' : 'offer:answer')}</Button>
        </NeedsRight>
      )}
    </>
  )
}

/** One offer without a design: what was asked, what was sent, wishes, the customer and the link. */
export function OfferPage() {
  const { t } = useTranslation(['quotes', 'quote', 'offer'])
  const { offerId: id } = useParams({ from: '/staff/office/offers/$offerId' })
  const date = useDates()
  const [isAnswering, setAnswering] = useState(false)
  const { data: offer, error, refetch } = useCall('GET /api/office/quote-requests/{id}', { params: { id } })
  usePageTitle(offer?.number ?? t('quotes:title'))
  return (
    <>
      <BackLink to="/office/quotes">{t('quotes:back')}</BackLink>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!offer && !error && <Skeleton h={300} radius={12} />}
      {offer && (
        <>
          <PageHead
            title={`${t('quote:number', { number: offer.number })}: ${offer.team}`}
            text={t(offer.isOfShop ? 'quotes:started_on' : 'quote:asked_on', { date: date(offer.askedAt) })}
          >
            <Acts offer={offer} onAnswer={() => setAnswering(true)} />
          </PageHead>
          <div className={css.columns}>
            <div className={css.stack}>
              <Wishes offer={offer} />
              <OfferVersions revisions={offer.revisions} />
              <Request offer={offer} />
            </div>
            <div className={css.stack}>
              <OfferLink offer={offer} />
              <OfferOwner offer={offer} />
            </div>
          </div>
          {isAnswering && <OfferDialog request={offer} onClose={() => setAnswering(false)} />}
        </>
      )}
    </>
  )
}
