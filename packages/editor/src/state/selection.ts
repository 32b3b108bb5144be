import type { Selection } from './types.ts'

export const NOTHING: Selection = { kind: 'none' }

/** In the place of a player's id: a piece without name and number. */
export const PLAIN_PIECE = 'plain'

const NO_IDS: readonly string[] = []

/** The selected layers' ids, however many. */
export const selectedIds = (selection: Selection): readonly string[] => {
  if (selection.kind === 'layers') return selection.ids
  return selection.kind === 'layer' ? [selection.id] : NO_IDS
}

/** One layer is a selection of its own kind: most controls are for one. */
export function selectionOf(ids: readonly string[]): Selection {
  const [first] = ids
  if (first === undefined) return NOTHING
  return ids.length === 1 ? { kind: 'layer', id: first } : { kind: 'layers', ids }
}

/** With a layer more, or without it. */
export function toggled(selection: Selection, id: string): Selection {
  const ids = selectedIds(selection)
  return selectionOf(ids.includes(id) ? ids.filter(other => other !== id) : [...ids, id])
}

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'layer' ? selection.id === id : selection.kind === 'layers' && selection.ids.includes(id)
