import { patternsOn, partStyleOf } from '@kitwright/design'
import { mainPartOf, modelsOf, type PartId } from '@kitwright/garment'
import { documentOf } from '../state/selectors.ts'
import type { DocumentWithSelection, ViewState } from '../state/types.ts'
import { sharedPlaces, sharingParts } from './garmentWidePatterns.ts'

/** Returns the part whose pattern the tool edits. */
export function patternedPart(state: DocumentWithSelection & Pick<ViewState, 'tool'>): PartId | null {
  if (state.tool !== 'patterns' || state.selection.kind === 'layer' || state.selection.kind === 'layers') return null
  const { options } = documentOf(state)
  const worn = modelsOf(state.garment, options).flatMap(model => model.areas.map(area => area.part))
  const part = state.selection.kind === 'part' ? state.selection.part : mainPartOf(worn)
  return patternsOn(partStyleOf(documentOf(state), part)).length > 0 ? part : null
}

/**
 * Returns the index of a part's pattern that is meant: the selected one, or the one left in its place; for another
 * part, the pattern that it shares with the selected part.
 */
export function selectedPatternIndex({ selection, ...state }: DocumentWithSelection, part: PartId): number {
  const document = documentOf(state)
  if (selection.kind !== 'part') return 0
  const count = patternsOn(partStyleOf(document, selection.part)).length
  const chosen = Math.max(0, Math.min(selection.pattern ?? 0, count - 1))
  return sharedPlaces(document, selection.part, chosen).find(([id]) => id === part)?.[1] ?? 0
}

/** Returns the part whose pattern the tool edits, and the parts that share it. */
export function patternedParts(state: DocumentWithSelection & Pick<ViewState, 'tool'>): readonly PartId[] {
  const part = patternedPart(state)
  return part ? sharingParts(documentOf(state), part, selectedPatternIndex(state, part)) : []
}
