import { parseSize, type ProductType, runOf, sizeLabel, sleevesOf } from '@kitwright/garment'
import { useTranslation } from 'react-i18next'
import { usePricing } from '../../domainComponents/index.ts'
import { formatCents } from '../../ui/index.ts'
import css from './ProductPage.module.css'

/** What costs more than the table says: long sleeves and the largest sizes. */
export function PriceExtras({ type }: { type: ProductType }) {
  const { t } = useTranslation(['product'])
  const { data: pricing } = usePricing()
  if (!pricing) return null
  const { surchargeCents } = pricing.longSleeve
  const isLongExtra = sleevesOf(type).includes('short') && sleevesOf(type).includes('long') && surchargeCents > 0
  const run = runOf(type)
  const sizes = Object.entries(pricing.sizeSurcharges).flatMap(([code, cents]) => {
    const size = parseSize(code)
    return size && run.includes(size) && cents > 0 ? [{ size, cents }] : []
  })
  if (!isLongExtra && sizes.length === 0) return null
  return (
    <ul className={css.extras}>
      {isLongExtra && <li>{t('product:extra_long', { price: formatCents(surchargeCents) })}</li>}
      {sizes.map(({ size, cents }) => (
        <li key={size}>{t('product:extra_size', { size: sizeLabel(size), price: formatCents(cents) })}</li>
      ))}
    </ul>
  )
}
