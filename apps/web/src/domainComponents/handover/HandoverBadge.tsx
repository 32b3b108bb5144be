import type { HandoverState } from '@kitwright/contract'
import {
  IconCircleDot,
  IconInbox,
  IconNeedleThread,
  IconPrinter,
  IconScissors,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/index.ts'

const BADGES = {
  new: { severity: 'info', icon: IconCircleDot },
  received: { severity: 'secondary', icon: IconInbox },
  printed: { severity: 'warn', icon: IconPrinter },
  cut: { severity: 'warn', icon: IconScissors },
  sewn: { severity: 'primary', icon: IconNeedleThread },
  sent: { severity: 'success', icon: IconTruckDelivery },
} as const

/** How far a supplier is with an order. */
export function HandoverBadge({ state }: { state: HandoverState }) {
  const { t } = useTranslation(['suppliers'])
  return <StatusBadge {...BADGES[state]} label={t(`suppliers:state_${state}`)} />
}
