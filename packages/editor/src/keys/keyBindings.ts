import type { Point } from '@kitwright/measure'
import type { OrderStep } from '../arrangement/stackingOrder.ts'
import { duplicateSelected } from '../arrangement/copySelected.ts'
import {
  freeLayers,
  nudgeSelected,
  orderSelected,
  removeSelected,
  resizeSelected,
  rotateSelected,
  selectAll,
} from '../arrangement/layerVerbs.ts'
import { movePattern } from '../gesture/patternDrag.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import { enteredGroup, membersOf } from '../state/groups.ts'
import { documentOf } from '../state/selectors.ts'
import { EMPTY_SELECTION, selectedIds, selectionOf } from '../state/selection.ts'
import type {
  SelectionState,
  SelectionVerbs,
  DragState,
  DocumentState,
  DocumentVerbs,
  DocumentWithSelection,
  Selection,
  SquadState,
  SquadVerbs,
  ViewState,
} from '../state/types.ts'

/** Fields of a keyboard event that identify a verb. */
export interface KeyPress {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const NUDGES: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FAR = 10

/** `[` and `]`, and the key's names with Shift. */
const ORDERS: Record<string, OrderStep> = { '[': 'backward', ']': 'forward', '{': 'back', '}': 'front' }
const RESIZES: Record<string, number> = { '+': 1.05, '=': 1.05, '-': 1 / 1.05 }
const ROTATIONS: Record<string, number> = { ',': -5, '.': 5 }

/** Reason why a key had no effect, reported to the user. */
export type KeyTrouble = 'noLayerSelected' | 'tooManyLayers' | 'someLocked'
type ReportKeyTrouble = (trouble: KeyTrouble) => void

type KeyEditor = Access<DocumentWithSelection & DocumentState & DocumentVerbs & Pick<ViewState, 'tool'>> &
  WithPorts<'measure'>

const hasLayers = (editor: Access<SelectionState>): boolean => selectedIds(editor.getState().selection).length > 0

export const isCommand = (press: KeyPress): boolean => !press.altKey && (press.ctrlKey || press.metaKey)

/** Handles undo and redo. */
export function historyKey(press: KeyPress, editor: Access<Pick<DocumentVerbs, 'undo' | 'redo'>>): boolean {
  if (!isCommand(press)) return false
  const key = press.key.toLowerCase()
  if (key === 'y' || (key === 'z' && press.shiftKey)) editor.getState().redo()
  else if (key === 'z') editor.getState().undo()
  else return false
  return true
}

/** Handles select all and duplicate. */
export function commandKey(
  press: KeyPress,
  editor: Access<DocumentWithSelection & DocumentVerbs & SelectionVerbs> & WithPorts<'newId'>,
  tell: ReportKeyTrouble,
): boolean {
  if (!isCommand(press)) return false
  const key = press.key.toLowerCase()
  if (key === 'a') selectAll(editor)
  else if (key !== 'd') return false
  else if (!hasLayers(editor)) tell('noLayerSelected')
  else if (!duplicateSelected(editor)) tell('tooManyLayers')
  return true
}

/** Handles moving, resizing and rotating. */
function changeByKey({ key, shiftKey }: KeyPress, editor: KeyEditor, gesture: string): boolean {
  const nudge = NUDGES[key]
  const by = shiftKey ? FAR : 1
  if (nudge) nudgeSelected(editor, { x: nudge.x * by, y: nudge.y * by }, gesture)
  else if (RESIZES[key]) resizeSelected(editor, RESIZES[key], gesture)
  else if (ROTATIONS[key]) rotateSelected(editor, ROTATIONS[key], gesture)
  else return false
  return true
}

function actOnLayers(press: KeyPress, editor: KeyEditor, gesture: string, tell: ReportKeyTrouble): boolean {
  const order = ORDERS[press.key]
  if (order) orderSelected(editor, order)
  else if (isDelete(press)) {
    if (!removeSelected(editor)) tell('someLocked')
  } else if (!changeByKey(press, editor, gesture)) return false
  else if (freeLayers(editor).length === 0) tell('someLocked')
  return true
}

/** Applies the same keys to the pattern selected in the patterns tool. */
function actOnPattern({ key, shiftKey }: KeyPress, editor: KeyEditor, gesture: string): boolean {
  const nudge = NUDGES[key]
  const by = shiftKey ? FAR : 1
  if (nudge) return movePattern(editor, { by: { x: nudge.x * by, y: nudge.y * by } }, gesture)
  if (RESIZES[key]) return movePattern(editor, { factor: RESIZES[key] }, gesture)
  return ROTATIONS[key] !== undefined && movePattern(editor, { turnDeg: ROTATIONS[key] }, gesture)
}

const isDelete = ({ key }: KeyPress): boolean => key === 'Delete' || key === 'Backspace'

/** Checks for keys that need a layer. Without one, arrows, + and - rotate and zoom the garment. */
const needsLayer = (press: KeyPress): boolean => isDelete(press) || press.key in ORDERS || press.key in ROTATIONS

/**
 * Nudges, resizes, rotates, orders and deletes the selected layers, or moves the selected pattern. Repeats of one
 * pressed key share a gesture: one entry of the history.
 */
export function layerKey(press: KeyPress, editor: KeyEditor, gesture: string, tell: ReportKeyTrouble): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false
  if (hasLayers(editor)) return actOnLayers(press, editor, gesture, tell)
  if (actOnPattern(press, editor, gesture)) return true
  if (!needsLayer(press)) return false
  tell('noLayerSelected')
  return true
}

type EscapeEditor = DocumentWithSelection &
  Pick<SelectionVerbs, 'select'> &
  Pick<DragState, 'cancelDrag'> &
  SquadState &
  Pick<SquadVerbs, 'showPlayer'>

/** Returns the next outer selection: all of the entered group, or nothing. */
function outerSelection(state: DocumentWithSelection): Selection {
  const { layers } = documentOf(state)
  const group = enteredGroup(layers, selectedIds(state.selection))
  return group === null ? EMPTY_SELECTION : selectionOf(membersOf(layers, group).map(({ id }) => id))
}

/**
 * Handles Esc: ends the running drag, closes what the window shows above the garment, ends the entered group, the
 * selection, then the shown player. `closeOverlay` closes one overlay of the window and returns whether one was open.
 */
export function handleEscape(editor: Access<EscapeEditor>, closeOverlay: () => boolean = () => false): boolean {
  const state = editor.getState()
  if (state.cancelDrag) state.cancelDrag()
  else if (closeOverlay()) return true
  else if (state.selection.kind !== 'none') state.select(outerSelection(state))
  else if (state.playerId !== null) state.showPlayer(null)
  else return false
  return true
}
