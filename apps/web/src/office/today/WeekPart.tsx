import { formatCount } from '@kitwright/measure'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from '../../texts/index.ts'
import type { Today } from './todayTypes.ts'
import { useShortDays } from '../orders/team/useShortDays.ts'
import css from './Today.module.css'

/** The orders due today and on the six days after it, with the share that has left production. */
export function WeekPart({ day: { week, today } }: { day: Today }) {
  const { t } = useTranslation(['today'])
  const id = useId()
  const write = useShortDays()
  const total = week.reduce((sum, { orders }) => sum + orders, 0)
  const range = { dueFrom: week[0]!.day, dueTo: week.at(-1)!.day, sort: 'due' } as const
  return (
    <section aria-labelledby={id} className={css.part}>
      <div className={css.partHead}>
        <h2 id={id}>
          {t('today:week')} {total > 0 && <span className={css.count}>{formatCount(total)}</span>}
        </h2>
        <span className={css.links}>
          {total > 0 && (
            <Link to="/office/orders" search={range}>
              {t('today:all', { count: total })}
            </Link>
          )}
        </span>
      </div>
      <ul className={css.week}>
        {week.map(({ day, orders, pieces, made }) => (
          <li key={day}>
            <Link to="/office/orders" search={{ dueFrom: day, dueTo: day }} data-today={day === today || undefined}>
              <small>{write(day)}</small>
              <b aria-hidden>{orders > 0 ? formatCount(orders) : '–'}</b>
              <span className={css.hidden}>{t('today:orders', { count: orders })}</span>
              <small>{orders > 0 && t('today:pieces', { count: pieces })}</small>
              {orders > 0 && <span className={css.hidden}>{t('today:made', { count: made, total: orders })}</span>}
              <span className={css.bar}>
                <i style={{ inlineSize: `${orders > 0 ? (made / orders) * 100 : 0}%` }} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
