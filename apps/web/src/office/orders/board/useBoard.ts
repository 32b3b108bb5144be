import { useEffect, useRef, useState } from 'react'
import type { OfficeOrderRow } from '../../officeTypes.ts'
import { useStaff } from '../../session/staff.tsx'
import { useBulk } from '../bulk/useBulk.ts'
import { type BoardStatus, type BoardTarget, targetsOf } from './boardMoves.ts'

/** An order on its way to another column. */
export interface CardInHand {
  readonly id: string
  readonly from: BoardStatus
  readonly targets: readonly BoardTarget[]
}

const cardOf = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-card="${id}"] a`)

/** Holds the card that is dragged, and moves orders by the change of several orders, with its undo. */
export function useBoard() {
  const { can } = useStaff()
  const bulk = useBulk()
  const [inHand, setInHand] = useState<CardInHand | null>(null)
  /** The card that was moved by a key, which keeps the focus in its new column. */
  const moved = useRef<string | null>(null)
  const mayMove = can('orders') || can('production')
  const role = can('overrule') ? 'admin' : 'store'
  const targets = (status: BoardStatus): BoardTarget[] => (mayMove ? targetsOf(status, role) : [])
  const move = async ({ id }: Pick<OfficeOrderRow, 'id'>, to: BoardTarget): Promise<void> => {
    moved.current = id
    await bulk.apply([id], { kind: 'move', to })
  }
  useEffect(() => {
    const id = moved.current
    if (id === null || document.activeElement !== document.body) return
    const card = cardOf(id)
    if (!card) return
    card.focus()
    moved.current = null
  })
  return { bulk, inHand, setInHand, targets, move }
}
export type Board = ReturnType<typeof useBoard>
