import type { KeyboardEvent } from 'react'

const WRITES = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea'

interface Steps {
  readonly undo: () => void
  readonly redo: () => void
}

/** Within a dialog with a history of its own the keys of undo and redo mean that one, not the design's; a field that is written in keeps the browser's own. */
export function readHistoryKeys(event: KeyboardEvent, { undo, redo }: Steps): void {
  const key = event.key.toLowerCase()
  if ((!event.ctrlKey && !event.metaKey) || (key !== 'z' && key !== 'y')) return
  event.stopPropagation()
  if (event.target instanceof Element && event.target.matches(WRITES)) return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) redo()
  else undo()
}
