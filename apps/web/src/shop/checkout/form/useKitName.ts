import { useTranslation } from '../../../texts/index.ts'
import type { OrderedKit } from '../../../cart/index.ts'

/** Returns a function that gives the name of a kit. */
export function useKitName(): (kit: OrderedKit) => string {
  const { t } = useTranslation(['club'])
  return kit => t(`club:${kit}`)
}
