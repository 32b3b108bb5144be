import type { OrderStatus } from '@kitwright/contract'
import {
  IconCheck,
  IconEye,
  IconNeedleThread,
  IconPackage,
  IconQuestionMark,
  IconThumbUp,
  IconTruckDelivery,
  IconX,
  type Icon,
} from '@tabler/icons-react'
import type { Severity } from '../../ui/index.ts'

export interface BadgeStyle {
  readonly severity: Severity
  readonly icon: Icon
}

const BADGES: Readonly<Record<OrderStatus, BadgeStyle>> = {
  REVIEWING: { severity: 'info', icon: IconEye },
  APPROVED: { severity: 'success', icon: IconThumbUp },
  PROCESSING: { severity: 'warn', icon: IconNeedleThread },
  COMPLETED: { severity: 'primary', icon: IconPackage },
  ON_THE_WAY: { severity: 'secondary', icon: IconTruckDelivery },
  RECEIVED: { severity: 'danger', icon: IconCheck },
  CANCELED: { severity: 'danger', icon: IconX },
}

export const isKnownStatus = (status: string): status is OrderStatus => Object.hasOwn(BADGES, status)

/** How a status looks; any other is danger, told apart by its icon. */
export const badgeOf = (status: string): BadgeStyle =>
  isKnownStatus(status) ? BADGES[status] : { severity: 'danger', icon: IconQuestionMark }
