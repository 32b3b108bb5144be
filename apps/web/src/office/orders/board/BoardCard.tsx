import { Menu } from '@mantine/core'
import { IconArrowsMove } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { DesignPicture } from '../../../domainComponents/index.ts'
import { nameOf, type OfficeOrderRow } from '../../officeTypes.ts'
import { DueDay } from '../team/DueDay.tsx'
import css from './Board.module.css'
import { type BoardStatus, columnBeside } from './boardMoves.ts'
import type { Board } from './useBoard.ts'

interface Props {
  readonly order: OfficeOrderRow
  readonly status: BoardStatus
  readonly board: Board
}

/** Moves the focus to the card above or below, or to the same place of the column beside. */
function moveFocus(from: HTMLElement, key: string): void {
  const card = from.closest<HTMLElement>('[data-card]')!
  const column = card.closest<HTMLElement>('[data-column]')!
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')]
  const at = cards.indexOf(card)
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')].filter(each =>
    each.querySelector('[data-card]'),
  )
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1
  const beside = columns[columns.indexOf(column) + step]?.querySelectorAll<HTMLElement>('[data-card]')
  const next = key === 'ArrowDown' || key === 'ArrowUp' ? cards[at + step] : beside?.[Math.min(at, beside.length - 1)]
  next?.querySelector<HTMLElement>('a')?.focus()
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The menu of the columns that an order can move to. */
function MoveMenu({ order, status, board }: Props) {
  const { t } = useTranslation(['desk', 'common'])
  const targets = board.targets(status)
  if (targets.length === 0) return null
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <button
          type="button"
          className={css.move}
          aria-label={`${t('desk:move')} ${order.number}`}
          title={t('desk:move')}
        >
          <IconArrowsMove size={18} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('desk:move_to')}</Menu.Label>
        {targets.map(to => (
          <Menu.Item key={to} onClick={() => void board.move(order, to)}>
            {t(`common:status_${to}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** One order of the board: dragged with a pointer, moved by its menu, or by shift and an arrow key. */
export function BoardCard({ order, status, board }: Props) {
  const { t } = useTranslation(['desk'])
  const targets = board.targets(status)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!event.key.startsWith('Arrow') || event.ctrlKey || event.metaKey || event.altKey) return
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (!event.shiftKey) moveFocus(event.currentTarget, event.key)
    else if (isSideways) {
      const beside = columnBeside(status, event.key === 'ArrowRight' ? 1 : -1)
      const to = targets.find(each => each === beside)
      if (to) void board.move(order, to)
    } else return
    event.preventDefault()
  }
  return (
    <li
      className={css.card}
      data-card={order.id}
      data-urgency={order.desk.urgency ?? undefined}
      data-held={board.inHand?.id === order.id || undefined}
      draggable={targets.length > 0}
    >
      <div className={css.picture}>
        <DesignPicture type={order.productType} name="" pictureUrl={order.pictureUrl} />
      </div>
      <div className={css.facts}>
        <Link
          data-row
          draggable={false}
          to="/office/orders/$orderId"
          params={{ orderId: order.id }}
          className={css.number}
          onKeyDown={onKeyDown}
        >
          {order.number}
        </Link>
        <span className={css.owner}>{nameOf(order.owner)}</span>
        <span className={css.small}>
          {t('desk:pieces', { count: order.qty })}
          {order.desk.assignee && ` · ${order.desk.assignee.name}`}
        </span>
        <DueDay desk={order.desk} />
      </div>
      <MoveMenu order={order} status={status} board={board} />
    </li>
  )
}
