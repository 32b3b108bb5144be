import type { KeyboardEvent } from 'react'

const WRITES = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea'

interface Steps {
  readonly undo: () => void
  readonly redo: () => void
}

/**
 * Applies undo and redo keys to a dialog's own history instead of the design's. A text field keeps the browser's own
 * undo.
 */
export function readHistoryKeys(event: KeyboardEvent, { undo, redo }: Steps): void {
  const key = event.key.toLowerCase()
  if ((!event.ctrlKey && !event.metaKey) || (key !== 'z' && key !== 'y')) return
  event.stopPropagation()
  if (event.target instanceof Element && event.target.matches(WRITES)) return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) redo()
  else undo()
}
