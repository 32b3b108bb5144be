import { styleOf } from '@kitwright/design'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs, Selected, ViewState } from '../state/types.ts'
import { dressing } from './patternDrag.ts'
import { patternedPart, type PatternMove } from './patternPlace.ts'

type Moving = Selected & DocumentState & Pick<DocumentVerbs, 'commit'> & Pick<ViewState, 'tool'>

/** Moves, grows and turns the pattern of the part that is chosen in the patterns tool; false where none is. */
export function movePattern(editor: Access<Moving>, move: PatternMove, gesture: string): boolean {
  const state = editor.getState()
  const part = state.selection.kind === 'part' ? patternedPart(state) : null
  const pattern = part && styleOf(documentOf(state), part).pattern
  if (!part || !pattern) return false
  state.commit(dressing({ part, pattern }, editor)(move), gesture)
  return true
}
