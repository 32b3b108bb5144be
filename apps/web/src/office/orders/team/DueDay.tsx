import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useTranslation } from '../../../texts/index.ts'
import { useDays } from '../../../domainComponents/index.ts'
import type { OfficeOrderRow } from '../../officeTypes.ts'
import css from './Team.module.css'
import { useToday } from './useToday.ts'

const DAY_MS = 86_400_000

/** The due day of an order: in colour and words if it is late or soon, with a promised day that was missed. */
export function DueDay({ desk: { dueOn, promisedOn, urgency } }: Pick<OfficeOrderRow, 'desk'>) {
  const { t } = useTranslation(['desk'])
  const days = useDays()
  const today = useToday()
  if (dueOn === null) return <span className={css.none}>–</span>
  const left = Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS)
  const isMissed = urgency === 'late' && promisedOn !== null && promisedOn < today
  const near = left === 0 ? t('desk:today') : left === 1 ? t('desk:tomorrow') : days(dueOn)
  const text = urgency === 'late' && left < 0 ? t('desk:late', { count: -left }) : near
  const Icon = urgency === 'late' ? IconAlertTriangle : IconClock
  return (
    <span className={css.due} data-urgency={urgency ?? undefined} title={days(dueOn)}>
      <span>
        {urgency && <Icon size={14} aria-hidden />}
        {text}
      </span>
      {isMissed && promisedOn !== dueOn && <small>{t('desk:promise_missed', { date: days(promisedOn) })}</small>}
    </span>
  )
}
