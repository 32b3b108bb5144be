import { selectedIds, type Access, type SelectionState } from '@kitwright/editor'
import type { LiveStage } from './liveStage.ts'

const TURN_DEG = 10
const TURNS: Record<string, readonly [yaw: number, pitch: number]> = {
  ArrowLeft: [-TURN_DEG, 0],
  ArrowRight: [TURN_DEG, 0],
  ArrowUp: [0, TURN_DEG],
  ArrowDown: [0, -TURN_DEG],
}
const ZOOMS: Record<string, number> = { '+': 1.2, '=': 1.2, '-': 1 / 1.2 }

/** Turns or zooms by a key. Returns false for any other key. */
export function turnByKey({ stage }: Pick<LiveStage, 'stage'>, { key }: Pick<KeyboardEvent, 'key'>): boolean {
  const turn = TURNS[key]
  const zoom = ZOOMS[key]
  if (turn) stage.turnBy(...turn)
  else if (zoom) stage.zoomBy(zoom)
  return turn !== undefined || zoom !== undefined
}

/** Turns and zooms by keyboard while the stage has the focus and no layer is selected. */
export function listenForTurnKeys(host: HTMLElement, live: LiveStage, editor: Access<SelectionState>): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || selectedIds(editor.getState().selection).length > 0) return
    if (turnByKey(live, event)) event.preventDefault()
  }
  host.addEventListener('keydown', onKey)
  return () => host.removeEventListener('keydown', onKey)
}
