import { parseSize, type ProductType, runOf, sizeLabel, sleevesOf } from '@kitwright/garment'
import { useTranslation } from '../../texts/index.ts'
import { usePricing } from '../../domainComponents/index.ts'
import { formatCents } from '../../ui/index.ts'

/** Returns sentences on what costs more than the table says: long sleeves and the largest sizes. */
export function usePriceExtras(type: ProductType): string[] {
  const { t } = useTranslation(['product'])
  const { data: pricing } = usePricing()
  if (!pricing) return []
  const { surchargeCents } = pricing.longSleeve
  const isLongExtra = sleevesOf(type).includes('short') && sleevesOf(type).includes('long') && surchargeCents > 0
  const run = runOf(type)
  const sizes = Object.entries(pricing.sizeSurcharges).flatMap(([code, cents]) => {
    const size = parseSize(code)
    return size && run.includes(size) && cents > 0 ? [{ size, cents }] : []
  })
  return [
    ...(isLongExtra ? [t('product:extra_long', { price: formatCents(surchargeCents) })] : []),
    ...sizes.map(({ size, cents }) => t('product:extra_size', { size: sizeLabel(size), price: formatCents(cents) })),
  ]
}
