import { IconAlertTriangle, IconCircleCheck, IconClock, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/index.ts'
import type { Delivery } from '../types.ts'

const LOOKS = {
  waiting: { severity: 'info', icon: IconClock },
  sent: { severity: 'success', icon: IconCircleCheck },
  failed: { severity: 'warn', icon: IconAlertTriangle },
  dead: { severity: 'danger', icon: IconX },
} as const

/** How a mail fares. */
export function DeliveryBadge({ state }: Pick<Delivery, 'state'>) {
  const { t } = useTranslation(['office'])
  return <StatusBadge {...LOOKS[state]} label={t(`office:delivery_${state}`)} />
}
