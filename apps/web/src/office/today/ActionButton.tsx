import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { formatCents } from '../../ui/index.ts'
import type { Bulk } from '../orders/bulk/useBulk.ts'
import { nextLabel } from '../orders/next/nextLabel.ts'
import { type ItemAction, type ItemPart, planAction } from './planAction.ts'
import type { TodayOrder } from './todayTypes.ts'

/** Short names of the steps that confirm a receipt and go on. */
const CONFIRMED = {
  step_start_paid: 'confirm_start',
  step_send_out_paid: 'confirm_send',
  step_receive_paid: 'confirm_receive',
  step_pay: 'confirm',
} as const
const isConfirmed = (label: string): label is keyof typeof CONFIRMED => Object.hasOwn(CONFIRMED, label)

function useLabel({ next, supplier, nextPayment, dueCents }: TodayOrder): (action: ItemAction) => string {
  const { t } = useTranslation(['today', 'desk'])
  const amount = formatCents(next.payment?.cents ?? nextPayment?.cents ?? dueCents)
  const name = supplier ?? ''
  return action => {
    if (action.kind === 'next') {
      const label = nextLabel(next)
      if (!label) return t('today:open')
      return isConfirmed(label) ? t(`today:${CONFIRMED[label]}`, { amount }) : t(`desk:${label}`, { amount, name })
    }
    if (action.kind === 'remind')
      return action.isAgain ? t('desk:remind_again') : t(`desk:remind_${next.reminder!.about}`, { amount, name })
    if (action.kind === 'review') return t('today:look_review')
    if (action.aim === 'answer') return t('today:answer')
    return action.aim === 'receipt' ? t('today:look_receipt') : t('today:open')
  }
}

interface Props {
  readonly order: TodayOrder
  readonly part: ItemPart
  readonly bulk: Bulk
}

/** The one button of an order on the day: the action itself, or a link to where it is done. */
export function ActionButton({ order, part, bulk }: Props) {
  const [isBusy, setIsBusy] = useState(false)
  const [now] = useState(Date.now)
  const labelOf = useLabel(order)
  const action = planAction(order, part, now)
  const look = { size: 'xs', variant: 'default', 'data-key-next': true } as const
  // Without its order, a list of equal buttons would not say which is which.
  const name = `${labelOf(action)}, ${order.number}`
  if (action.kind === 'review')
    return (
      <Button
        {...look}
        renderRoot={props => <Link to="/office/review" search={{ design: action.designId }} {...props} />}
        aria-label={name}
      >
        {labelOf(action)}
      </Button>
    )
  if (action.kind === 'open') {
    const hash = action.aim ?? undefined
    return (
      <Button
        {...look}
        renderRoot={props => (
          <Link to="/office/orders/$orderId" params={{ orderId: order.id }} hash={hash} {...props} />
        )}
        aria-label={name}
      >
        {labelOf(action)}
      </Button>
    )
  }
  const go = async (): Promise<void> => {
    setIsBusy(true)
    const { plan, payment } = order.next
    if (action.kind === 'remind')
      await bulk.apply([order.id], { kind: 'remind', ...(action.isAgain && { isAgain: true }) })
    else await bulk.apply([order.id], { kind: 'next', plan, ...(payment && { method: 'khqr' as const }) })
    setIsBusy(false)
  }
  const quiet = action.kind === 'remind' && action.isAgain
  return (
    <Button
      {...look}
      variant={quiet ? 'subtle' : 'default'}
      loading={isBusy}
      onClick={() => void go()}
      aria-label={name}
    >
      {labelOf(action)}
    </Button>
  )
}
