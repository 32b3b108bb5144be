import type {
  DELIVERY_STATES,
  DesignStatus,
  HandoverState,
  OrderStatus,
  PackState,
  ProofState,
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
  readonly order: Styles<OrderStatus>
  readonly design: Styles<DesignStatus>
  readonly proof: Styles<ProofState | 'outdated'>
  readonly pack: Styles<PackState | 'paused'>
  readonly handover: Styles<HandoverState>
  readonly delivery: Styles<(typeof DELIVERY_STATES)[number]>
}

/** Colour and icon of each status, by kind of thing. */
export const BADGE_STYLES: StylesByThing = {
  order: {
    REVIEWING: { severity: 'info', icon: IconEye },
    APPROVED: { severity: 'success', icon: IconThumbUp },
    PROCESSING: { severity: 'warn', icon: IconNeedleThread },
    COMPLETED: { severity: 'primary', icon: IconPackage },
    ON_THE_WAY: { severity: 'secondary', icon: IconTruckDelivery },
    RECEIVED: { severity: 'danger', icon: IconCheck },
    CANCELED: { severity: 'danger', icon: IconX },
  },
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

export const isKnownStatus = (status: string): status is OrderStatus => Object.hasOwn(BADGE_STYLES.order, status)

/** Style of an order's status; a status unknown to this version is danger, with an icon of its own. */
export const orderBadgeStyle = (status: string): BadgeStyle =>
  isKnownStatus(status) ? BADGE_STYLES.order[status] : { severity: 'danger', icon: IconQuestionMark }
