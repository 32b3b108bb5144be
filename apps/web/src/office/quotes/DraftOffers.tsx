import type { OfficeQuote } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { OfferLines } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import css from './Quote.module.css'

/** Accepted offers of the customer: those that give a price of the draft, and why others do not. */
export function DraftOffers({ offers }: Pick<OfficeQuote['draft'], 'offers'>) {
  const { t } = useTranslation(['quotes', 'offer'])
  const date = useDates()
  return offers.map(offer => (
    <div key={offer.id} className={css.note}>
      <b>{t('offer:of_number', { number: offer.number })}</b>{' '}
      {t(offer.state === 'expired' ? 'offer:expired_on' : 'offer:kept_until', { date: date(offer.expiresAt) })} ·{' '}
      {t('offer:offered_by', { name: offer.by })}
      <OfferLines offer={offer} />
    </div>
  ))
}
