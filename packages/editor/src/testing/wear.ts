import type { PatternUse } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { patternCommands } from '../patterns/patternCommands.ts'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs } from '../state/types.ts'

/** Gives a part these patterns and no others, bottom first. */
export function wear(
  editor: Access<DocumentState & DocumentVerbs>,
  part: PartId,
  ...patterns: readonly PatternUse[]
): void {
  const state = editor.getState()
  state.commit({ kind: 'batch', commands: patternCommands(documentOf(state), part, patterns) })
}
