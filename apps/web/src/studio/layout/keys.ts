import type { Point } from '@kitwright/measure'
import type { OrderStep } from '../arrange/order.ts'
import { duplicateSelected } from '../arrange/place.ts'
import {
  nudgeSelected,
  orderSelected,
  removeSelected,
  resizeSelected,
  rotateSelected,
  selectAll,
} from '../arrange/verbs.ts'
import { extentOf } from '../gesture/extent.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { selectedIds } from '../store/selection.ts'

const NUDGES: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FAR = 10

/** A button that is busy loses the focus: keys belong to the dialog around it all the same. */
const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null

/** Whether keys there belong to a dialog or a menu. */
const isAside = (target: EventTarget | null): boolean =>
  isCovered() || isWithin(target, '[role="dialog"], [role="menu"]')

/** Whether keys there write; a choice or a slider has no letters to undo, mark or copy. */
const isField = (target: EventTarget | null): boolean =>
  isWithin(target, 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, [contenteditable]')

/** A field that has applied what was typed says so: then there is nothing to undo but the design. */
const hasApplied = (target: EventTarget | null): boolean => isWithin(target, '[data-applied]')

/** Whether keys there belong to a field, a dialog or a menu. */
export const isTyping = (target: EventTarget | null): boolean => isAside(target) || isField(target)

/** Such keys belong to the garment only where no control wants them; the list of layers stands for the layers themselves. */
const isOnGarment = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof HTMLElement && target.closest('[role="application"], [data-layers]') !== null)

/** `[` and `]` with and without Shift, as the key is named then. */
const ORDERS: Record<string, OrderStep> = { '[': 'backward', ']': 'forward', '{': 'back', '}': 'front' }
const RESIZES: Record<string, number> = { '+': 1.05, '=': 1.05, '-': 1 / 1.05 }
const ROTATIONS: Record<string, number> = { ',': -5, '.': 5 }

/** What a key could not do, for its user to hear. */
export type KeyTrouble = 'noLayerSelected' | 'tooManyLayers'
type Tell = (trouble: KeyTrouble) => void

const hasLayers = (api: StudioStoreApi): boolean => selectedIds(api.getState().selection).length > 0

const isCommand = (event: KeyboardEvent): boolean => !event.altKey && (event.ctrlKey || event.metaKey)

/** Undo and redo. */
function historyKey(event: KeyboardEvent, api: StudioStoreApi): boolean {
  if (!isCommand(event)) return false
  const key = event.key.toLowerCase()
  if (key === 'y' || (key === 'z' && event.shiftKey)) api.getState().redo()
  else if (key === 'z') api.getState().undo()
  else return false
  return true
}

/** Select all and duplicate. */
function commandKey(event: KeyboardEvent, api: StudioStoreApi, tell: Tell): boolean {
  if (!isCommand(event)) return false
  const key = event.key.toLowerCase()
  if (key === 'a') selectAll(api)
  else if (key !== 'd') return false
  else if (!hasLayers(api)) tell('noLayerSelected')
  else if (!duplicateSelected(api)) tell('tooManyLayers')
  return true
}

function actOnLayers(event: KeyboardEvent, api: StudioStoreApi, gesture: string): boolean {
  const { key } = event
  const nudge = NUDGES[key]
  const by = event.shiftKey ? FAR : 1
  if (nudge) nudgeSelected(api, { x: nudge.x * by, y: nudge.y * by }, gesture)
  else if (RESIZES[key]) resizeSelected(api, RESIZES[key], { sizeOf: extentOf, gesture })
  else if (ROTATIONS[key]) rotateSelected(api, ROTATIONS[key], { sizeOf: extentOf, gesture })
  else if (ORDERS[key]) orderSelected(api, ORDERS[key])
  else if (isDelete(event)) removeSelected(api)
  else return false
  return true
}

/** Keys that mean nothing without a layer; arrows, + and - then turn and zoom the garment. */
const needsLayer = (event: KeyboardEvent): boolean => isDelete(event) || event.key in ORDERS || event.key in ROTATIONS

/** Nudge, resize, rotate, order and delete what is selected. Repeats of one held key are one entry of the history. */
function layerKey(event: KeyboardEvent, api: StudioStoreApi, gesture: string, tell: Tell): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !isOnGarment(event.target)) return false
  if (hasLayers(api)) return actOnLayers(event, api, gesture)
  if (!needsLayer(event)) return false
  tell('noLayerSelected')
  return true
}

/** Esc: the running drag, the menu, the sheet, the selection, then the shown player. */
function stepBack(api: StudioStoreApi): boolean {
  const { giveUp, menuAt, isSheetUp, selection, playerId } = api.getState()
  if (giveUp) giveUp()
  else if (menuAt) api.setState({ menuAt: null })
  else if (isSheetUp && globalThis.innerWidth < 992) api.setState({ isSheetUp: false })
  else if (selection.kind !== 'none') api.setState({ selection: { kind: 'none' } })
  else if (playerId !== null) api.setState({ playerId: null })
  else return false
  return true
}

function helpKey(event: KeyboardEvent, api: StudioStoreApi): boolean {
  if (event.key !== '?') return false
  api.getState().showHelp(true)
  return true
}

const isDelete = ({ key }: KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace'

/** The studio's keyboard. `tell` hears why a key did nothing. Returns how to stop listening. */
export function listenForKeys(api: StudioStoreApi, tell: Tell): () => void {
  let holds = 0
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return
    if (!event.repeat) holds += 1
    if (isAside(event.target)) return
    // A field undoes its own typing; every change it made is an entry of ours anyway.
    const isOurs = !isField(event.target)
    const isDone =
      ((isOurs || hasApplied(event.target)) && historyKey(event, api)) ||
      (isOurs &&
        (commandKey(event, api, tell) ||
          layerKey(event, api, `keys${holds}`, tell) ||
          helpKey(event, api) ||
          (event.key === 'Escape' && stepBack(api))))
    if (isDone) event.preventDefault()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
