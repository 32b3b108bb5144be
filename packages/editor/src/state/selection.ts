import type { Selection } from './types.ts'

export const EMPTY_SELECTION: Selection = { kind: 'none' }

/** Replaces a player's id for a piece without name and number. */
export const PLAIN_PIECE = 'plain'

const NO_IDS: readonly string[] = []

/** Returns the ids of all selected layers. */
export const selectedIds = (selection: Selection): readonly string[] => {
  if (selection.kind === 'layers') return selection.ids
  return selection.kind === 'layer' ? [selection.id] : NO_IDS
}

/** Returns the selection of these layers. A single layer has its own kind, because most controls are for one. */
export function selectionOf(ids: readonly string[]): Selection {
  const [first] = ids
  if (first === undefined) return EMPTY_SELECTION
  return ids.length === 1 ? { kind: 'layer', id: first } : { kind: 'layers', ids }
}

/** Adds some layers to the selection, or removes them if all of them are selected. */
export function toggleInSelection(selection: Selection, some: readonly string[]): Selection {
  const ids = selectedIds(selection)
  const others = ids.filter(id => !some.includes(id))
  return selectionOf(some.every(id => ids.includes(id)) ? others : [...others, ...some])
}

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'layer' ? selection.id === id : selection.kind === 'layers' && selection.ids.includes(id)
