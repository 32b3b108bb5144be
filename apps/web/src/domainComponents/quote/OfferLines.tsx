import type { OrderQuote } from '@kitwright/contract'
import { useTranslation } from '../../texts/index.ts'
import { useDates } from '../../session/index.ts'
import { formatCents } from '../../ui/index.ts'
import { useFabricName } from '../product/useFabricName.ts'
import css from './OfferLines.module.css'

type KeptOffer = OrderQuote['offers']['items'][number]

/** The lines of an accepted offer, and whether its prices hold for the order that is shown. */
export function OfferLines({ offer: { lines, state, savedCents } }: { offer: KeptOffer }) {
  const { t } = useTranslation(['offer', 'common'])
  const fabricName = useFabricName()
  const saved = { amount: formatCents(savedCents) }
  return (
    <>
      <ul className={css.lines}>
        {lines.map(({ text, qty, unitCents, garment, missing }, at) => (
          <li key={at}>
            {garment
              ? t('offer:from_pieces', {
                  garment: t(`common:type_${garment.productType}`),
                  fabric: fabricName(garment.fabric),
                  price: formatCents(unitCents),
                  count: qty,
                })
              : t('offer:free_part', { qty, text, total: formatCents(unitCents * qty) })}
            {missing > 0 && state === 'incomplete' && (
              <>
                {' '}
                <b>{t('offer:missing', { count: missing })}</b>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={css.state} data-applied={state === 'applied' || undefined}>
        {t(`offer:kept_${state}`, saved)}
      </p>
    </>
  )
}

/** The accepted offers of whoever orders: those that give prices, and why others do not. Nothing without any. */
export function KeptOffers({ offers: { items } }: Pick<OrderQuote, 'offers'>) {
  return items.map(offer => <KeptOffer key={offer.id} offer={offer} />)
}

function KeptOffer({ offer }: { offer: KeptOffer }) {
  const { t } = useTranslation(['offer'])
  const date = useDates()
  const until = { date: date(offer.expiresAt) }
  return (
    <section className={css.offer} aria-label={t('offer:of_number', { number: offer.number })}>
      <b>{t('offer:of_number', { number: offer.number })}</b>{' '}
      {t(offer.state === 'expired' ? 'offer:expired_on' : 'offer:kept_until', until)}
      <OfferLines offer={offer} />
    </section>
  )
}
