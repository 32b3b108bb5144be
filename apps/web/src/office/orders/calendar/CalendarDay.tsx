import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
import type { CalendarDate, CapacityCalendar } from './calendarTypes.ts'
import { useShortDays } from '../team/useShortDays.ts'
import css from './Calendar.module.css'
import { DueOrder } from './DueOrder.tsx'

interface Props {
  readonly day: CalendarDate
  readonly calendar: Pick<CapacityCalendar, 'today' | 'capacityPerDay'>
  readonly isOver: boolean
  readonly mayMove: boolean
  readonly onMove: (id: string, on: string) => void
}

/** Whether more is due than the shop makes, or anything on a day off. */
const isTooFull = ({ qty, isWorkingDay }: CalendarDate, capacity: number | null): boolean =>
  qty > 0 && (!isWorkingDay || (capacity !== null && qty > capacity))

/** The pieces of a day beside the capacity, in figures and as a bar. */
function Load({ day, capacity }: { readonly day: CalendarDate; readonly capacity: number | null }) {
  const { t } = useTranslation(['desk'])
  const { qty, isWorkingDay } = day
  if (!isWorkingDay && qty === 0) return null
  const hasCapacity = capacity !== null && isWorkingDay
  return (
    <>
      <p className={css.sum}>
        {isTooFull(day, capacity) && <IconAlertTriangle size={14} aria-hidden />}
        {hasCapacity ? `${qty} / ${capacity}` : t('desk:pieces', { count: qty })}
        {isTooFull(day, capacity) && <span className="kw-hidden"> {t('desk:calendar_full')}</span>}
      </p>
      {hasCapacity && (
        <span className={css.bar} aria-hidden>
          <span style={{ width: `${Math.min(100, (qty / capacity) * 100)}%` }} />
        </span>
      )}
    </>
  )
}

/** One day: its pieces beside the capacity, and its orders. */
export function CalendarDay({ day, calendar, isOver, mayMove, onMove }: Props) {
  const { t } = useTranslation(['desk'])
  const shortDay = useShortDays()
  const { on, orders, items, isWorkingDay } = day
  const { today, capacityPerDay } = calendar
  return (
    <section
      className={css.day}
      data-day={on}
      data-off={!isWorkingDay || undefined}
      data-full={isTooFull(day, capacityPerDay) || undefined}
      data-over={isOver || undefined}
      aria-labelledby={`day-${on}`}
      aria-current={on === today ? 'date' : undefined}
    >
      <h2 id={`day-${on}`}>{shortDay(on)}</h2>
      <Load day={day} capacity={capacityPerDay} />
      {!isWorkingDay && <p className={css.small}>{t('desk:calendar_off')}</p>}
      {items.length > 0 && (
        <ul>
          {items.map(order => (
            <DueOrder key={order.id} order={order} on={on} mayMove={mayMove} onMove={onMove} />
          ))}
        </ul>
      )}
      {orders > items.length && (
        <Link className={css.small} to="/office/orders" search={{ dueFrom: on, dueTo: on, sort: 'due' }}>
          {t('desk:calendar_more', { count: orders - items.length })}
        </Link>
      )}
    </section>
  )
}
