import { isRunning } from '@kitwright/pricing'
import { Suspense, useState } from 'react'
import { lazy } from '../../ui/index.ts'
import { usePricing } from '../../domainComponents/index.ts'

// Loaded lazily, because most days have no promotion.
const PromotionBanner = lazy(async () => ({ default: (await import('./PromotionBanner.tsx')).PromotionBanner }))

/** Names the promotion that the prices beside it include. Renders nothing while none runs. */
export function PromotionNote() {
  const [now] = useState(() => new Date())
  const { data: pricing } = usePricing()
  const promotion = pricing?.promotion
  if (!promotion || !isRunning(promotion, now)) return null
  return (
    <Suspense>
      <PromotionBanner promotion={promotion} />
    </Suspense>
  )
}
