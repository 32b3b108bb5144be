import { Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, OfflineNote, useCall } from '../../session/index.ts'
import { ButtonLink, EmptyState } from '../../ui/index.ts'
import { usePageTitle } from '../list/usePageTitle.ts'
import { UndoNotice } from './desk/UndoNotice.tsx'
import type { Verdict } from './desk/useVerdicts.ts'
import { ReviewDesk } from './ReviewDesk.tsx'
import { QueueList } from './queue/QueueList.tsx'
import css from './ReviewPage.module.css'

/** Interval in milliseconds at which the queue is read again: others review and send designs meanwhile. */
const REFRESH_MS = 20_000

function AllReviewed() {
  const { t } = useTranslation(['review'])
  return (
    <div className={css.end}>
      <EmptyState isPage title={t('review:all_done')} text={t('review:all_done_text')}>
        <ButtonLink to="/office/orders" variant="default">
          {t('review:to_orders')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}

/** The queue, the design that is open, and the last verdict. */
function useQueue() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { design: wanted } = useSearch({ from: '/staff/office/review' })
  const { data, error, refetch } = useCall('GET /api/office/review', {}, { everyMs: REFRESH_MS })
  const [last, setLast] = useState<Verdict | null>(null)
  const items = data?.items ?? []
  const openId = wanted ?? items.find(({ id }) => id !== last?.designId)?.id ?? null
  const at = items.findIndex(({ id }) => id === openId)
  const show = (id: string | undefined): void => {
    void navigate({ to: '/office/review', search: id === undefined ? {} : { design: id }, replace: true })
  }
  return {
    data,
    error,
    refetch,
    items,
    at,
    openId,
    last,
    dismiss: useCallback(() => setLast(null), []),
    step: (by: 1 | -1): void => {
      const next = at < 0 ? items[0] : items[at + by]
      if (next) show(next.id)
    },
    decided: (verdict: Verdict): void => {
      setLast(verdict)
      const rest = items.filter(({ id }) => id !== verdict.designId)
      // The one after it; after the last one the first that is left.
      show((rest[Math.max(0, at)] ?? rest[0])?.id)
    },
    undo: async (): Promise<void> => {
      if (!last) return
      setLast(null)
      if (!(await last.takeBack())) return
      // The version that was read before the verdict is no longer the latest.
      queries.removeQueries({ queryKey: ['GET /api/office/designs/{id}', last.designId, 'versioned'] })
      show(last.designId)
    },
  }
}

/** The review desk: the queue, the open design in 3D and flat, what to look at, and the verdict. */
export function ReviewPage() {
  const { t } = useTranslation(['review'])
  usePageTitle(t('review:title'))
  const queue = useQueue()
  const { data, error, items, at, openId, last } = queue
  return (
    <>
      {/* The queue with its title is not shown on a small screen. */}
      <h1 className="kw-hidden">{t('review:title')}</h1>
      <OfflineNote />
      <div className={css.desk}>
        {error && !data && <CallFailure error={error} onRetry={() => void queue.refetch()} />}
        {!data && !error && <Skeleton h="100%" className={css.loading} />}
        {data && <QueueList items={items} total={data.total} openId={openId} />}
        {data && openId === null && <AllReviewed />}
        {data && openId !== null && (
          <ReviewDesk
            key={openId}
            designId={openId}
            queued={items[at]}
            place={at < 0 ? null : { at: at + 1, of: items.length }}
            onStep={queue.step}
            onDecided={queue.decided}
          />
        )}
        {last && <UndoNotice verdict={last} onUndo={() => void queue.undo()} onDismiss={queue.dismiss} />}
      </div>
    </>
  )
}
