import type { Selection } from './types.ts'

export const EMPTY_SELECTION: Selection = { kind: 'none' }

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
  if (first === undefined) return EMPTY_SELECTION
  return ids.length === 1 ? { kind: 'layer', id: first } : { kind: 'layers', ids }
}

/** With some layers more, or without them where all of them are selected. */
export function toggleInSelection(selection: Selection, some: readonly string[]): Selection {
  const ids = selectedIds(selection)
  const others = ids.filter(id => !some.includes(id))
  return selectionOf(some.every(id => ids.includes(id)) ? others : [...others, ...some])
}

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'layer' ? selection.id === id : selection.kind === 'layers' && selection.ids.includes(id)
