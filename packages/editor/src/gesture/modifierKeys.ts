import type { Access } from '../state/access.ts'
import type { DragState } from '../state/types.ts'
import type { DragPoint } from './drag.ts'

type DragModifiers = Pick<DragPoint, 'isStepped' | 'isFree' | 'isCopying'>

/** Modifier keys of a pointer or keyboard event. */
export interface HeldKeys {
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Maps modifier keys to a drag: Shift moves in steps, Alt drags a copy, Ctrl or Cmd inverts the snapping toggle. */
export const dragModifiersOf = (event: HeldKeys, editor: Access<Pick<DragState, 'isSnapping'>>): DragModifiers => ({
  isStepped: event.shiftKey,
  isFree: (event.ctrlKey || event.metaKey) === editor.getState().isSnapping,
  isCopying: event.altKey,
})

/** Checks for a modifier key with which a press adds to the selection. */
export const isAdditiveSelect = (event: Omit<HeldKeys, 'altKey'>): boolean =>
  event.shiftKey || event.ctrlKey || event.metaKey

/** Returns the snapping distance between a layer and a line, CSS px. Fingers are less exact. */
const catchPx = (pointerType: string): number => (pointerType === 'mouse' ? 6 : 10)
/** The maximum snapping distance: on a small screen those pixels cover too much cloth. */
const MAX_MM = 12

export const toleranceFor = (pointerType: string, mmPerPx: number): number =>
  Math.min(MAX_MM, catchPx(pointerType) * mmPerPx)
