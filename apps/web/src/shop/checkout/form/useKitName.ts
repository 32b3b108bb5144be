import { useTranslation } from 'react-i18next'
import type { OrderedKit } from './checkoutKits.ts'

/** What a kit is called. */
export function useKitName(): (kit: OrderedKit) => string {
  const { t } = useTranslation(['club'])
  return kit => t(`club:${kit}`)
}
