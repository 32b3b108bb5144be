import { isOrderStatus, ORDER_STATUSES } from '@kitwright/contract'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useDays } from '../../../domainComponents/index.ts'
import { useMoments } from '../../../session/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import css from './Status.module.css'
import { StatusCircle } from './StatusCircle.tsx'

const STEPS = ORDER_STATUSES.filter(status => status !== 'CANCELED')

/** The statuses of an order from left to right, each with when and by whom it was reached. */
export function StatusRail({ order: { status, history, desk } }: { order: OfficeOrder }) {
  const { t } = useTranslation(['common', 'desk'])
  const moment = useMoments()
  const days = useDays()
  const at = STEPS.findIndex(step => step === status)
  const reached = (step: string) =>
    history.findLast(({ from, to, takenBack }) => to === step && from !== to && takenBack === null)
  if (!isOrderStatus(status) || at < 0)
    return (
      <p className={css.canceled}>
        <StatusCircle status={status} /> <b>{isOrderStatus(status) ? t(`common:status_${status}`) : status}</b>{' '}
        {moment(reached(status)?.at ?? null)}
      </p>
    )
  return (
    <ol className={css.rail} aria-label={t('desk:progress')}>
      {STEPS.map((step, i) => {
        const done = i <= at ? reached(step) : undefined
        const planned = i > at && step === 'RECEIVED' && desk.promisedOn
        return (
          <li key={step} data-reached={i <= at || undefined} aria-current={i === at ? 'step' : undefined}>
            <span>
              {i < at ? (
                <IconCircleCheckFilled className={css.passed} size={16} aria-hidden />
              ) : (
                <StatusCircle status={i === at ? step : 'REVIEWING'} />
              )}
              <b>{t(`common:status_${step}`)}</b>
            </span>
            <small>
              {done && [moment(done.at), done.byName].filter(Boolean).join(', ')}
              {planned && t('desk:promise_missed', { date: days(planned) })}
            </small>
          </li>
        )
      })}
    </ol>
  )
}
