import { dayAfter } from '@kitwright/measure'
import { Button, Group, Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, useCall } from '../../../session/index.ts'
import { PageHead } from '../../../ui/index.ts'
import { usePageTitle } from '../../list/usePageTitle.ts'
import { useStaff } from '../../session/staff.tsx'
import { BulkNotice } from '../bulk/BulkNotice.tsx'
import { useBulk } from '../bulk/useBulk.ts'
import css from './Calendar.module.css'
import { CalendarDay } from './CalendarDay.tsx'
import type { CapacityCalendar } from './calendarTypes.ts'
import { useDayDrag } from './useDayDrag.ts'

const WEEK_DAYS = 7
const SHOWN_DAYS = 28

interface PagerProps {
  readonly from: string | undefined
  readonly onGo: (from: string | undefined) => void
}

/** Leads to the four weeks before and after, and back to today. */
function Pager({ from, onGo }: PagerProps) {
  const { t } = useTranslation(['desk'])
  return (
    <Group gap="xs">
      <Button
        variant="default"
        disabled={from === undefined}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        onClick={() => from !== undefined && onGo(dayAfter(from, -SHOWN_DAYS))}
      >
        {t('desk:calendar_earlier')}
      </Button>
      <Button variant="default" onClick={() => onGo(undefined)}>
        {t('desk:today')}
      </Button>
      <Button
        variant="default"
        disabled={from === undefined}
        rightSection={<IconChevronRight size={18} aria-hidden />}
        onClick={() => from !== undefined && onGo(dayAfter(from, SHOWN_DAYS))}
      >
        {t('desk:calendar_later')}
      </Button>
    </Group>
  )
}

/** Four weeks of days, each draggable to. */
function Weeks({ calendar, onMove }: { calendar: CapacityCalendar; onMove: (id: string, on: string) => void }) {
  const mayMove = useStaff().can('orders')
  const { place, over } = useDayDrag(onMove)
  return (
    <div ref={place} className={css.weeks}>
      {calendar.days.map(day => (
        <CalendarDay
          key={day.on}
          day={day}
          calendar={calendar}
          isOver={over === day.on}
          mayMove={mayMove}
          onMove={onMove}
        />
      ))}
    </div>
  )
}

/** The calendar of capacity: pieces that are due on each working day, beside what the shop makes in one. */
export function CalendarPage() {
  const { t } = useTranslation(['desk', 'office'])
  usePageTitle(t('office:calendar'))
  const [from, setFrom] = useState<string>()
  const query = from === undefined ? {} : { from }
  const { data, error, refetch } = useCall('GET /api/office/calendar', { query }, { isSticky: true })
  const bulk = useBulk()
  const { apply, outcome } = bulk
  const onMove = useCallback((id: string, on: string) => void apply([id], { kind: 'due', on }), [apply])
  return (
    <>
      <PageHead title={t('office:calendar')}>
        <Pager from={data?.from} onGo={setFrom} />
      </PageHead>
      <p className={css.hint}>
        {t('desk:calendar_hint')} {data?.capacityPerDay === null && t('desk:calendar_no_capacity')}{' '}
        {data && data.late.orders > 0 && (
          <Link to="/office/orders" search={{ urgency: 'late' }}>
            {t('desk:calendar_late', { count: data.late.orders, pieces: data.late.qty })}
          </Link>
        )}
      </p>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data ? <Weeks calendar={data} onMove={onMove} /> : !error && <Skeleton h={70 * WEEK_DAYS} radius={12} />}
      {outcome && <BulkNotice bulk={bulk} outcome={outcome} />}
    </>
  )
}
