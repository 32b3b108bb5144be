import { TODAY_SCOPES, type TodayScope } from '@kitwright/contract'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { UnansweredPart } from './UnansweredPart.tsx'
import { useLongDays } from './useShortDays.ts'
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

function Work({ day, ordered }: { day: Today; ordered: readonly OrderedDesign[] }) {
  const bulk = useBulk()
  const isDone = countOf(day, ordered) === 0
  return (
    <div className={css.work}>
      {isDone ? (
        <AllDone day={day} />
      ) : (
        <>
          <LatePart day={day} bulk={bulk} />
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

/** The items that wait for the team today, each one click from done. */
export function TodayPage() {
  const { t } = useTranslation(['today'])
  usePageTitle(t('today:title'))
  const [whose, setWhose] = useState<TodayScope>('team')
  const { data, error, refetch } = useCall('GET /api/office/today', { query: { whose } }, { isSticky: true })
  const review = useCall('GET /api/office/review', {})
  const ordered = (review.data?.items ?? []).filter(({ order }) => order !== null)
  const write = useLongDays()
  return (
    <div className={css.page} data-wide>
      <header className={css.head}>
        <h1>{t('today:title')}</h1>
        {data && <span className={css.date}>{write(data.today)}</span>}
        {data && review.data && (
          <span className={css.sum} role="status">
            {t('today:waiting', { count: countOf(data, ordered) })}
            {data.done > 0 && ` · ${t('today:done_today', { count: data.done })}`}
          </span>
        )}
        <SegmentedControl
          size="xs"
          aria-label={t('today:whose')}
          data={TODAY_SCOPES.map(value => ({ value, label: t(`today:${value}`) }))}
          value={whose}
          onChange={value => setWhose(value === 'mine' ? 'mine' : 'team')}
        />
      </header>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {(!data || !review.data) && !error && <Skeleton h={400} m={16} radius={8} />}
      {data && review.data && <Work day={data} ordered={ordered} />}
      <aside className={css.how}>
        <NeedsRight of="money">{data && <FiguresPanel today={data.today} />}</NeedsRight>
        <MyMails />
      </aside>
    </div>
  )
}
