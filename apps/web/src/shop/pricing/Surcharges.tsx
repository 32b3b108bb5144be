import type { Pricing } from '@kitwright/contract'
import { parseSize, sizeLabel, sizeOrder } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import page from '../Page.module.css'
import css from './PricingPage.module.css'

/** Long sleeves and larger sizes. */
export function Surcharges({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation(['shop'])
  const { surchargeCents, discountPercent } = pricing.longSleeve
  const sizes = Object.entries(pricing.sizeSurcharges)
    .flatMap(([code, cents]) => {
      const size = parseSize(code)
      return size && cents > 0 ? [{ size, cents }] : []
    })
    .toSorted((a, b) => sizeOrder(a.size) - sizeOrder(b.size))
  return (
    <>
      <h2 className={page.heading}>{t('shop:surcharges_title')}</h2>
      <ul className={css.extras}>
        <li>
          {t('shop:long_sleeve')} <b>{surchargeCents > 0 ? `+${formatCents(surchargeCents)}` : t('shop:none_extra')}</b>
        </li>
        {discountPercent > 0 && (
          <li>
            {t('shop:long_sleeve_discount')} <b>−{discountPercent}%</b>
          </li>
        )}
        {sizes.map(({ size, cents }) => (
          <li key={size}>
            {t('shop:size_extra', { size: sizeLabel(size) })} <b>+{formatCents(cents)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
