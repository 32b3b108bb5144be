import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CallFailure, useCall } from '../../../session/index.ts'
import { StatusText } from '../status/StatusText.tsx'
import css from './Board.module.css'
import { BoardCard } from './BoardCard.tsx'
import type { BoardStatus } from './boardMoves.ts'
import type { Board } from './useBoard.ts'

/** Cards of a column; the list of orders has the others. */
const SHOWN = 30

interface Props {
  readonly status: BoardStatus
  readonly assignee: string | undefined
  readonly board: Board
}

/** The orders of one status, the earliest due first. An order is dropped where a step of the table leads. */
export function BoardColumn({ status, assignee, board }: Props) {
  const { t } = useTranslation(['desk', 'office'])
  const search = { status, sort: 'due', ...(assignee !== undefined && { assignee }) } as const
  const query = { ...search, pageSize: SHOWN }
  const { data, error, refetch } = useCall('GET /api/office/orders', { query }, { isSticky: true })
  const { inHand } = board
  const target = inHand?.targets.find(to => to === status)
  const more = data ? data.total - data.items.length : 0
  return (
    <section
      className={css.column}
      data-column={status}
      data-target={target !== undefined || undefined}
      data-away={(inHand !== null && !target && inHand.from !== status) || undefined}
      aria-labelledby={`board-${status}`}
      onDragOver={event => target && event.preventDefault()}
      onDrop={event => {
        if (!inHand || !target) return
        event.preventDefault()
        board.setInHand(null)
        void board.move(inHand, target)
      }}
    >
      <h2 id={`board-${status}`}>
        <StatusText status={status} />
        {data && (
          <span className={css.count}>
            {data.total}
            {!data.isTotalExact && '+'}
          </span>
        )}
      </h2>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={220} radius={8} />}
      {data?.items.length === 0 && <p className={css.small}>{t('desk:board_empty')}</p>}
      {data && data.items.length > 0 && (
        <ul className={css.cards}>
          {data.items.map(order => (
            <BoardCard key={order.id} order={order} status={status} board={board} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link to="/office/orders" search={search} className={css.more}>
          {t('desk:board_more', { count: more })}
        </Link>
      )}
    </section>
  )
}
