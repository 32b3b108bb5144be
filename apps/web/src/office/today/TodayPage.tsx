import { TODAY_SCOPES, TODAY_SHOWN, type TodayScope } from '@kitwright/contract'
import type { Response_ } from '@kitwright/contract'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall } from '../../session/index.ts'
import { EmptyState } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { BulkNotice } from '../orders/bulk/BulkNotice.tsx'
import { useBulk } from '../orders/bulk/useBulk.ts'
import { FiguresPanel } from './figures/FiguresPanel.tsx'
import { MyMails } from './MyMails.tsx'
import { LatePart, PaymentsPart, QuestionsPart } from './OrderParts.tsx'
import { type OrderedDesign, ReviewPart } from './ReviewPart.tsx'
import type { Today } from './todayTypes.ts'
import { TasksPart } from './TasksPart.tsx'
import { UnansweredPart } from './UnansweredPart.tsx'
import { useLongDays } from '../orders/team/useShortDays.ts'
import { WeekPart } from './WeekPart.tsx'
import css from './Today.module.css'
import { NeedsRight } from '../session/NeedsRight.tsx'

const countOf = ({ late, slips, unpaid, unanswered, questions }: Today, ordered: readonly OrderedDesign[]): number =>
  late.total + slips.total + unpaid.total + unanswered.total + questions.total + ordered.length

/** Said when nothing waits: what is due next. */
function AllDone({ day: { week } }: { day: Today }) {
  const { t } = useTranslation(['today'])
  const write = useLongDays()
  const next = week.find(({ orders, made }) => orders > made)
  const text = next
    ? t('today:all_done_next', { day: write(next.day), orders: t('today:orders', { count: next.orders - next.made }) })
    : t('today:all_done_free')
  return (
    <div className={css.done}>
      <EmptyState title={t('today:all_done')} text={text} />
    </div>
  )
}

interface WorkProps {
  readonly day: Today
  readonly ordered: readonly OrderedDesign[]
  readonly tasks: Response_<'GET /api/office/tasks'>
}

function Work({ day, ordered, tasks }: WorkProps) {
  const bulk = useBulk()
  const isDone = countOf(day, ordered) + tasks.total === 0
  return (
    <div className={css.work}>
      {isDone ? (
        <AllDone day={day} />
      ) : (
        <>
          <LatePart day={day} bulk={bulk} />
          {tasks.total > 0 && <TasksPart {...tasks} />}
          <PaymentsPart day={day} bulk={bulk} />
          <ReviewPart designs={ordered} today={day.today} />
          <UnansweredPart day={day} />
          <QuestionsPart day={day} bulk={bulk} />
        </>
      )}
      <WeekPart day={day} />
      {bulk.outcome && <BulkNotice bulk={bulk} outcome={bulk.outcome} />}
    </div>
  )
}

interface DayHeadProps {
  readonly day: Today | undefined
  /** The number of items that wait; undefined while they load. */
  readonly waiting: number | undefined
  readonly whose: TodayScope
  readonly onChange: (whose: TodayScope) => void
}

/** The date, how much waits and was done, and whose day it is. */
function DayHead({ day, waiting, whose, onChange }: DayHeadProps) {
  const { t } = useTranslation(['today'])
  const write = useLongDays()
  return (
    <header className={css.head}>
      <h1>{t('today:title')}</h1>
      {day && <span className={css.date}>{write(day.today)}</span>}
      {day && waiting !== undefined && (
        <span className={css.sum} role="status">
          {t('today:waiting', { count: waiting })}
          {day.done > 0 && ` · ${t('today:done_today', { count: day.done })}`}
        </span>
      )}
      <SegmentedControl
        size="xs"
        aria-label={t('today:whose')}
        data={TODAY_SCOPES.map(value => ({ value, label: t(`today:${value}`) }))}
        value={whose}
        onChange={value => onChange(value === 'mine' ? 'mine' : 'team')}
      />
    </header>
  )
}

/** The items that wait for the team today, each one click from done. */
export function TodayPage() {
  const { t } = useTranslation(['today'])
  usePageTitle(t('today:title'))
  const [whose, setWhose] = useState<TodayScope>('team')
  const day = useCall('GET /api/office/today', { query: { whose } }, { isSticky: true })
  const review = useCall('GET /api/office/review', {})
  const tasks = useCall('GET /api/office/tasks', { query: { whose, pageSize: TODAY_SHOWN } }, { isSticky: true })
  const ordered = (review.data?.items ?? []).filter(({ order }) => order !== null)
  const failed = [day, tasks].find(({ error }) => error)
  const work = day.data && review.data && tasks.data && { day: day.data, ordered, tasks: tasks.data }
  return (
    <div className={css.page} data-wide>
      <DayHead
        day={day.data}
        waiting={work && countOf(work.day, ordered) + work.tasks.total}
        whose={whose}
        onChange={setWhose}
      />
      {failed?.error && <CallFailure error={failed.error} onRetry={() => void failed.refetch()} />}
      {!work && !failed && <Skeleton h={400} m={16} radius={8} />}
      {work && <Work {...work} />}
      <aside className={css.how}>
        <NeedsRight of="money">{day.data && <FiguresPanel today={day.data.today} />}</NeedsRight>
        <MyMails />
      </aside>
    </div>
  )
}
