import { type RefObject, useEffect, useRef } from 'react'
import { BOARD_STATUSES, type BoardStatus } from './boardMoves.ts'
import type { Board } from './useBoard.ts'

const columnOf = ({ target }: Event): BoardStatus | undefined => {
  const column = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  return BOARD_STATUSES.find(status => status === column?.dataset['column'])
}
const cardOf = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset['card'] : undefined

/** Drags cards from column to column by a pointer. Keys and menus do the same, so the columns take no focus. */
export function useBoardDrag({ inHand, setInHand, targets, move }: Board): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = board.current
    if (!place) return
    const listeners = new AbortController()
    const on = (kind: 'dragstart' | 'dragover' | 'drop' | 'dragend', work: (event: DragEvent) => void): void =>
      place.addEventListener(kind, work, { signal: listeners.signal })
    const targetAt = (event: Event) => inHand?.targets.find(to => to === columnOf(event))
    on('dragstart', event => {
      const [id, from] = [cardOf(event), columnOf(event)]
      if (id === undefined || from === undefined || !event.dataTransfer) return
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      setInHand({ id, from, targets: targets(from) })
    })
    on('dragover', event => {
      if (targetAt(event)) event.preventDefault()
    })
    on('drop', event => {
      const to = targetAt(event)
      if (!inHand || !to) return
      event.preventDefault()
      setInHand(null)
      void move(inHand, to)
    })
    on('dragend', () => setInHand(null))
    return () => listeners.abort()
  })
  return board
}
