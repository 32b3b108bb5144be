import { TIMELINE_GROUPS, type TimelineGroup } from '@kitwright/contract'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { CallFailure, formatTime, useDates, useTimeZone } from '../../../session/index.ts'
import type { OfficeOrder } from '../../officeTypes.ts'
import type { Bulk } from '../bulk/useBulk.ts'
import { Composer } from './Composer.tsx'
import css from './Stream.module.css'
import { StreamEntry } from './StreamEntry.tsx'
import { useTimeline } from './useTimeline.ts'

interface Props {
  readonly order: OfficeOrder
  /** Sends mails, which can be taken back for some seconds. */
  readonly bulk: Bulk
}

/** Everything that happened to an order and was written about it, latest first, under a field for the next message. */
export function Stream({ order, bulk }: Props) {
  const { t } = useTranslation(['desk', 'office'])
  const [of, setOf] = useState<TimelineGroup>('all')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTimeline(order.id, of)
  const date = useDates()
  const timeZone = useTimeZone()
  const byDay = [...Map.groupBy(data ?? [], ({ at }) => date(at))]
  return (
    <section className={css.stream} aria-labelledby="order-stream">
      <h2 id="order-stream" className="kw-hidden">
        {t('desk:stream')}
      </h2>
      <Composer order={order} bulk={bulk} />
      <SegmentedControl
        className={css.groups}
        size="sm"
        fullWidth
        aria-label={t('desk:stream')}
        value={of}
        onChange={next => setOf(TIMELINE_GROUPS.find(group => group === next) ?? 'all')}
        data={TIMELINE_GROUPS.map(value => ({ value, label: t(`desk:stream_${value}`) }))}
      />
      {error && !data && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={160} radius={8} />}
      {data?.length === 0 && <p className={css.none}>{t('desk:stream_none')}</p>}
      {byDay.map(([day, entries]) => (
        <div key={day} className={css.day}>
          <h3>{day}</h3>
          <ol>
            {entries.map(entry => (
              <li key={entry.id}>
                <StreamEntry entry={entry} time={formatTime(entry.at, timeZone)} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {hasNextPage && (
        <Button variant="default" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('desk:stream_earlier')}
        </Button>
      )}
    </section>
  )
}
