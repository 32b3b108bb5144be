import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'

/** The dragged items of a list, and the row (from the top) before which they would land. */
export interface RowDrag {
  readonly ids: readonly string[]
  readonly before: number
}

export interface RowDragging {
  readonly drag: RowDrag | null
  /** Event handlers for the grip of a row. */
  grip(id: string): {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(): void
    onKeyDown(event: KeyboardEvent): void
  }
}

/** Rows of a list, top first. */
export interface Rows {
  ids(): readonly string[]
  /** Returns the rows that move along when a row is dragged, itself included. */
  along(id: string): readonly string[]
  /** Moves rows and returns the new key of the first. */
  drop(drag: RowDrag): string
  /** Returns the row index before which a row lands after one step; null at the ends. Default: past the next row. */
  step?(id: string, by: 1 | -1): number | null
  /** Called with a moved row and its new position from the top. */
  moved(id: string, at: number): void
}

/** Returns the row before which a pointer released at this height drops. Rows change places at their middles. */
export const rowBefore = (middles: readonly number[], y: number): number => middles.filter(middle => middle < y).length

/** Returns how many of the other rows lie below the drop position. */
export function othersBelow(ids: readonly string[], { ids: dragged, before }: RowDrag): number {
  const above = ids.slice(0, before)
  return ids.filter(id => !dragged.includes(id) && !above.includes(id)).length
}

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row]')]

/** Makes the rows of a list draggable by mouse, finger or arrow keys. The first row is the top one. */
export function useRowDrag(list: RefObject<HTMLElement | null>, rows: Rows): RowDragging {
  const [drag, setDrag] = useState<RowDrag | null>(null)
  const held = useRef<RowDrag | null>(null)
  const note = (next: RowDrag | null): void => {
    held.current = next
    setDrag(next)
  }
  const stepOne = (id: string, by: 1 | -1): number | null => {
    const at = rows.ids().indexOf(id)
    const before = by < 0 ? at - 1 : at + 2
    return before < 0 || before > rows.ids().length ? null : before
  }
  const drop = (dropped: RowDrag): string => {
    const id = rows.drop(dropped)
    rows.moved(id, rows.ids().indexOf(id) + 1)
    return id
  }

  return {
    drag,
    grip: id => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        note({ ids: rows.along(id), before: rows.ids().indexOf(id) })
      },
      onPointerMove(event) {
        if (!held.current || !list.current) return
        const shown = rowsOf(list.current)
        const middles = shown.map(row => row.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)
        const before = rowBefore(middles, event.clientY)
        if (before === held.current.before) return
        shown[Math.min(before, shown.length - 1)]?.scrollIntoView({ block: 'nearest' })
        note({ ...held.current, before })
      },
      onPointerUp() {
        if (held.current) drop(held.current)
        note(null)
      },
      onPointerCancel: () => note(null),
      onKeyDown(event) {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        const by = event.key === 'ArrowUp' ? -1 : 1
        const before = (rows.step ?? stepOne)(id, by)
        if (before === null) return
        const now = drop({ ids: [id], before })
        requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-grip-of="${now}"]`)?.focus())
      },
    }),
  }
}
