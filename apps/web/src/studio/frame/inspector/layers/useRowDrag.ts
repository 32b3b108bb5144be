import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import {
  type Access,
  documentOf,
  type DocumentState,
  placeLayers,
  selectedIds,
  type SelectionState,
} from '@kitwright/editor'
import { useStudioApi } from '../../../context/index.ts'

/** What is dragged in the list, and before which row (from the top) it would land. */
export interface RowDrag {
  readonly ids: readonly string[]
  readonly before: number
}

export interface RowDragging {
  readonly drag: RowDrag | null
  /** For the grip of a row. */
  grip(id: string): {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/** The row before which a pointer at this height lets go: rows change places at their middles. */
export const rowBefore = (middles: readonly number[], y: number): number => middles.filter(middle => middle < y).length

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')]

type Placing = Parameters<typeof placeLayers>[0]

const idsFromTop = (editor: Access<DocumentState>): string[] =>
  documentOf(editor.getState())
    .layers.map(({ id }) => id)
    .toReversed()

/** Of several selected ones all go along. */
function goingAlongWith(editor: Access<SelectionState>, id: string): readonly string[] {
  const chosen = selectedIds(editor.getState().selection)
  return chosen.includes(id) ? chosen : [id]
}

function dropRows(editor: Placing, { ids, before }: RowDrag): void {
  const order = idsFromTop(editor)
  const above = order.slice(0, before)
  const othersBelow = order.filter(other => !ids.includes(other) && !above.includes(other)).length
  placeLayers(editor, ids, othersBelow)
}

/** Moves a row by one; false, and nothing changes, at the list's end. */
function stepRow(editor: Placing, id: string, by: 1 | -1): boolean {
  const order = idsFromTop(editor)
  const to = order.indexOf(id) + by
  if (to < 0 || to >= order.length) return false
  placeLayers(editor, [id], order.length - 1 - to)
  return true
}

/**
 * Dragging rows of a list whose first row is the top layer, by mouse, finger or arrow keys.
 * `onMoved` hears the layer and its new place from the top.
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onMoved: (id: string, at: number) => void,
): RowDragging {
  const api = useStudioApi()
  const [drag, setDrag] = useState<RowDrag | null>(null)
  const held = useRef<RowDrag | null>(null)
  const note = (next: RowDrag | null): void => {
    held.current = next
    setDrag(next)
  }
  const tell = (id: string): void => onMoved(id, idsFromTop(api).indexOf(id) + 1)

  return {
    drag,
    grip: id => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        note({ ids: goingAlongWith(api, id), before: idsFromTop(api).indexOf(id) })
      },
      onPointerMove(event) {
        if (!held.current || !list.current) return
        const rows = rowsOf(list.current)
        const middles = rows.map(row => row.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
        const before = rowBefore(middles, event.clientY)
        if (before === held.current.before) return
        rows[Math.min(before, rows.length - 1)]?.scrollIntoView({ block: 'nearest' })
        note({ ...held.current, before })
      },
      onPointerUp() {
        if (held.current) {
          dropRows(api, held.current)
          tell(id)
        }
        note(null)
      },
      onPointerCancel: () => note(null),
      onKeyDown(event) {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
        if (by === null) return
        event.preventDefault()
        if (!stepRow(api, id, by)) return
        tell(id)
        requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-grip-of="${id}"]`)?.focus())
      },
    }),
  }
}
