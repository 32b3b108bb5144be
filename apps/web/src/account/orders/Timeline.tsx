import type { Order, OrderStatus, ShippingStep } from '@kitwright/contract'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../texts/index.ts'
import { useDays } from '../../domainComponents/index.ts'
import { useDates } from '../../session/index.ts'
import css from './Timeline.module.css'
import { stepsOf } from './timelineSteps.ts'

/** The steps of a promise by the statuses that end them. */
const PROMISED: Partial<Record<OrderStatus, ShippingStep>> = {
  APPROVED: 'approved',
  PROCESSING: 'production',
  COMPLETED: 'ready',
  RECEIVED: 'delivered',
}

/** Progress of an order: every step, with the day it was reached, or the day on which the shop expects it. */
export function Timeline({ order }: { order: Order }) {
  const { t } = useTranslation(['account', 'common', 'shipment'])
  const date = useDates()
  const day = useDays()
  const expected = (status: OrderStatus): string => {
    const on = order.shipping.steps.find(({ step }) => step === PROMISED[status])?.on
    return on ? t('shipment:step_expected', { date: day(on) }) : ' '
  }
  return (
    <ol className={css.steps} aria-label={t('account:timeline')}>
      {stepsOf(order).map(({ status, state, at }) => (
        <li key={status} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.dot} aria-hidden>
            {status === 'CANCELED' ? (
              <IconX size={14} stroke={3} />
            ) : (
              state !== 'open' && <IconCheck size={14} stroke={3} />
            )}
          </span>
          <span>
            {t(`common:status_${status}`)}
            <span className="kw-hidden">{`, ${t(`account:step_${state}`)}`}</span>
            <small>{at ? date(at) : expected(status)}</small>
          </span>
        </li>
      ))}
    </ol>
  )
}
