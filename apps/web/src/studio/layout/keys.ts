import { findPiece } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { nudgeChange, resizeChange, tidyDegrees } from '../gesture/gesture.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { documentOf, layerOf } from '../store/selectors.ts'

const NUDGES: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FAR = 10

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="slider"], [role="dialog"]') !== null

/** Arrow keys belong to the garment only where no control wants them. */
const isOnGarment = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLElement && target.closest('[role="application"]') !== null)

function undoKey(event: KeyboardEvent, api: StudioStoreApi): boolean {
  if (!event.ctrlKey && !event.metaKey) return false
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return false
  if (key === 'y' || event.shiftKey) api.getState().redo()
  else api.getState().undo()
  return true
}

/** Nudge, resize, rotate and delete the selected layer. Repeats of one held key are one entry of the history. */
function layerKey(event: KeyboardEvent, api: StudioStoreApi, gesture: string): boolean {
  const state = api.getState()
  const layer = layerOf(state)
  if (!layer || layer.isLocked || !isOnGarment(event.target)) return false
  const change = (next: Parameters<typeof applyChange>[2]): true => applyChange(api, layer.id, next, gesture)
  const nudge = NUDGES[event.key]
  if (nudge) {
    const box = findPiece(state.garment, documentOf(state).options, layer.piece)?.piece.box
    const by = event.shiftKey ? FAR : 1
    return box !== undefined && change(nudgeChange(layer, { x: nudge.x * by, y: nudge.y * by }, box))
  }
  if (event.key === '+' || event.key === '=') return change(resizeChange(layer, 1.05))
  if (event.key === '-') return change(resizeChange(layer, 1 / 1.05))
  if (event.key === '[') return change({ rotationDeg: tidyDegrees(layer.rotationDeg - 5) })
  if (event.key === ']') return change({ rotationDeg: tidyDegrees(layer.rotationDeg + 5) })
  if (!isDelete(event)) return false
  state.commit({ kind: 'removeLayer', id: layer.id })
  return true
}

function applyChange(api: StudioStoreApi, id: string, change: ReturnType<typeof nudgeChange>, gesture: string): true {
  api.getState().commit({ kind: 'changeLayer', id, change }, gesture)
  return true
}

/** Esc: the sheet, then the selection, then the shown player. */
function stepBack(api: StudioStoreApi): boolean {
  const { isSheetUp, selection, playerId } = api.getState()
  if (isSheetUp && globalThis.innerWidth < 992) api.setState({ isSheetUp: false })
  else if (selection.kind !== 'none') api.setState({ selection: { kind: 'none' } })
  else if (playerId !== null) api.setState({ playerId: null })
  else return false
  return true
}

const isDelete = ({ key }: KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace'

/** The studio's keyboard. `onNoLayer` hears of a key that needs a selected layer where there is none. Returns how to stop listening. */
export function listenForKeys(api: StudioStoreApi, onNoLayer: () => void): () => void {
  let holds = 0
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return
    if (!event.repeat) holds += 1
    // A field undoes its own typing; every change it made is an entry of ours anyway.
    if (isTyping(event.target)) return
    const isDone =
      undoKey(event, api) ||
      (!event.ctrlKey && !event.metaKey && !event.altKey && layerKey(event, api, `keys${holds}`)) ||
      (event.key === 'Escape' && stepBack(api))
    if (isDone) event.preventDefault()
    else if (isDelete(event) && isOnGarment(event.target) && !layerOf(api.getState())) onNoLayer()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
