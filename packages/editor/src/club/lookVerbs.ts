import { applyLook, randomLooks, restrictRestyle, type DesignDocument, type KitPart } from '@kitwright/design'
import type { Access } from '../state/access.ts'
import { designOf, documentOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs } from '../state/types.ts'

type LookEditor = Access<DocumentState & DocumentVerbs>

/** Applies a template's look, or its shirt or shorts alone, as one entry of the history. */
export function wearTemplate(editor: LookEditor, template: DesignDocument, part: KitPart = 'set'): void {
  const state = editor.getState()
  // A whole look brings its kits, so it is applied to the design itself, whichever kit is open.
  const hasKits = part === 'set' && template.kits.length > 0
  const before = hasKits ? designOf(state) : documentOf(state)
  state.commitDesign(restrictRestyle(part, before, applyLook(before, template)))
}

/** Applies one of the random looks of a seed to the present design. Returns false if there is no such look. */
export function wearRandomLook(editor: LookEditor, how: Parameters<typeof randomLooks>[1], index: number): boolean {
  const state = editor.getState()
  const look = randomLooks(documentOf(state), how)[index]
  if (look) state.commitDesign(look)
  return look !== undefined
}

/** Restores an earlier revision of the design, with all its kits. */
export const restoreDocument = (editor: Access<Pick<DocumentVerbs, 'commit'>>, document: DesignDocument): void =>
  editor.getState().commit({ kind: 'replaceDocument', document })
