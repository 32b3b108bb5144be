import type { Response_ } from '@kitwright/contract'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../texts/index.ts'
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

type Orders = Response_<'GET /api/office/orders'>

/** The cards of a column, with a link to the orders beyond them. */
function Cards({ orders: { items, total }, status, assignee, board }: Props & { readonly orders: Orders }) {
  const { t } = useTranslation(['desk'])
  if (items.length === 0) return <p className={css.small}>{t('desk:board_empty')}</p>
  const more = total - items.length
  return (
    <>
      <ul className={css.cards}>
        {items.map(order => (
          <BoardCard key={order.id} order={order} status={status} board={board} />
        ))}
      </ul>
      {more > 0 && (
        <Link
          to="/office/orders"
          search={{ status, sort: 'due', ...(assignee !== undefined && { assignee }) }}
          className={css.more}
        >
          {t('desk:board_more', { count: more })}
        </Link>
      )}
    </>
  )
}

/** The orders of one status, the earliest due first. An order is dropped where a step of the table leads. */
export function BoardColumn(props: Props) {
  const { status, assignee, board } = props
  const query = { status, sort: 'due', pageSize: SHOWN, ...(assignee !== undefined && { assignee }) } as const
  const { data, error, refetch } = useCall('GET /api/office/orders', { query }, { isSticky: true })
  const { inHand } = board
  const isTarget = inHand?.targets.some(to => to === status) ?? false
  return (
    <section
      className={css.column}
      data-column={status}
      data-target={isTarget || undefined}
      data-away={(inHand !== null && !isTarget && inHand.from !== status) || undefined}
      aria-labelledby={`board-${status}`}
    >
      <h2 id={`board-${status}`}>
        <StatusText status={status} />
        {data && <span className={css.count}>{data.isTotalExact ? data.total : `${data.total}+`}</span>}
      </h2>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {data ? <Cards {...props} orders={data} /> : !error && <Skeleton h={220} radius={8} />}
    </section>
  )
}
