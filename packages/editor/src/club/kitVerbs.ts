import {
  applyCommand,
  separatePartCommand,
  withClubColours,
  type Command,
  type DesignDocument,
  type Kit,
  type KitRole,
} from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import type { Access } from '../state/access.ts'
import { designOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs } from '../state/types.ts'

type KitEditor = Access<DocumentState & DocumentVerbs>

/**
 * Adds the kit of a role or gives it other colours. A kit is based on club colours, so a design without them gets its
 * own.
 */
export function suggestKitFor(
  editor: KitEditor,
  role: KitRole,
  suggest: (home: DesignDocument, role: KitRole) => Kit,
): void {
  const state = editor.getState()
  const design = designOf(state)
  const home = withClubColours(design)
  const set: Command = { kind: 'setKit', role, kit: suggest(home, role) }
  if (home === design) state.commit(set)
  else state.commitDesign(applyCommand(home, set).document)
}

/** Removes a kit. */
export const removeKit = (editor: KitEditor, role: KitRole): void =>
  editor.getState().commit({ kind: 'setKit', role, kit: null })

/** Separates a part in the open kit, or joins it to the others again. At home nothing changes. */
export function separatePart(editor: KitEditor, part: PartId, isApart: boolean): void {
  const state = editor.getState()
  const command = state.kit && separatePartCommand(designOf(state), state.kit, part, isApart)
  if (command) state.commit(command)
}
