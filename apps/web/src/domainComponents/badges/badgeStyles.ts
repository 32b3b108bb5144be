import {
  type DELIVERY_STATES,
  type DesignStatus,
  type HandoverState,
  isOrderStatus,
  ORDER_STATUS_TABLE,
  type OrderStatus,
  type PackState,
  type ProofState,
} from '@kitwright/contract'
import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleDot,
  IconClock,
  IconEye,
  IconInbox,
  IconMessageReport,
  IconNeedleThread,
  IconPackage,
  IconPencil,
  IconPlayerPause,
  IconPlayerStop,
  IconPrinter,
  IconQuestionMark,
  IconRefreshAlert,
  IconScissors,
  IconThumbUp,
  IconTruckDelivery,
  IconX,
  IconZoomCheck,
  type Icon,
} from '@tabler/icons-react'
import type { Severity } from '../../ui/index.ts'

export interface BadgeStyle {
  readonly severity: Severity
  readonly icon: Icon
}
type Styles<Status extends string> = Readonly<Record<Status, BadgeStyle>>

interface StylesByThing {
  readonly design: Styles<DesignStatus>
  readonly proof: Styles<ProofState | 'outdated'>
  readonly pack: Styles<PackState | 'paused'>
  readonly handover: Styles<HandoverState>
  readonly delivery: Styles<(typeof DELIVERY_STATES)[number]>
}

/** Colour and icon of each status, by kind of thing. */
export const BADGE_STYLES: StylesByThing = {
  design: {
    reviewing: { severity: 'info', icon: IconEye },
    ready: { severity: 'success', icon: IconCircleCheck },
    rejected: { severity: 'danger', icon: IconX },
    processing: { severity: 'warn', icon: IconNeedleThread },
  },
  proof: {
    making: { severity: 'info', icon: IconPencil },
    stopped: { severity: 'danger', icon: IconAlertTriangle },
    sent: { severity: 'primary', icon: IconClock },
    accepted: { severity: 'success', icon: IconCircleCheck },
    changes: { severity: 'warn', icon: IconMessageReport },
    outdated: { severity: 'danger', icon: IconRefreshAlert },
  },
  pack: {
    waiting: { severity: 'secondary', icon: IconClock },
    queued: { severity: 'secondary', icon: IconClock },
    making: { severity: 'info', icon: IconPencil },
    checking: { severity: 'info', icon: IconZoomCheck },
    paused: { severity: 'warn', icon: IconPlayerPause },
    done: { severity: 'success', icon: IconCircleCheck },
    stopped: { severity: 'danger', icon: IconAlertTriangle },
    canceled: { severity: 'secondary', icon: IconPlayerStop },
  },
  handover: {
    new: { severity: 'info', icon: IconCircleDot },
    received: { severity: 'secondary', icon: IconInbox },
    printed: { severity: 'warn', icon: IconPrinter },
    cut: { severity: 'warn', icon: IconScissors },
    sewn: { severity: 'primary', icon: IconNeedleThread },
    sent: { severity: 'success', icon: IconTruckDelivery },
  },
  delivery: {
    waiting: { severity: 'info', icon: IconClock },
    sent: { severity: 'success', icon: IconCircleCheck },
    failed: { severity: 'warn', icon: IconAlertTriangle },
    dead: { severity: 'danger', icon: IconX },
  },
}

/** Icons that the contract's table of order statuses names. */
const ORDER_ICONS: Readonly<Record<(typeof ORDER_STATUS_TABLE)[OrderStatus]['badge']['icon'], Icon>> = {
  eye: IconEye,
  thumb: IconThumbUp,
  needle: IconNeedleThread,
  package: IconPackage,
  truck: IconTruckDelivery,
  check: IconCheck,
  cross: IconX,
}

/** Style of an order's status; a status unknown to this version is danger, with an icon of its own. */
export function orderBadgeStyle(status: string): BadgeStyle {
  if (!isOrderStatus(status)) return { severity: 'danger', icon: IconQuestionMark }
  const { severity, icon } = ORDER_STATUS_TABLE[status].badge
  return { severity, icon: ORDER_ICONS[icon] }
}
