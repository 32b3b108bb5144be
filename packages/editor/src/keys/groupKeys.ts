import { groupSelected, ungroupSelected } from '../arrangement/groups.ts'
import { enterGroup } from '../gesture/selectAtPointer.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import { chosenGroup, membersOf } from '../state/groups.ts'
import { documentOf } from '../state/selectors.ts'
import { selectedIds } from '../state/selection.ts'
import type { DocumentVerbs, DocumentWithSelection, SelectionVerbs, ViewState } from '../state/types.ts'
import { isCommand, type KeyPress } from './keyBindings.ts'

type GroupKeyEditor = Access<DocumentWithSelection & SelectionVerbs & Pick<ViewState, 'tool'>>

/** The reason a group key had no effect, to report to the user. */
export type GroupTrouble = 'groupNeedsTwo' | 'noGroupSelected'

/** Groups or ungroups the selection. */
export function groupKey(
  press: KeyPress,
  editor: Access<DocumentWithSelection & DocumentVerbs & SelectionVerbs> & WithPorts<'newId'>,
  tell: (trouble: GroupTrouble) => void,
): boolean {
  if (!isCommand(press) || press.key.toLowerCase() !== 'g') return false
  if (press.shiftKey && !ungroupSelected(editor)) tell('noGroupSelected')
  else if (!press.shiftKey && !groupSelected(editor)) tell('groupNeedsTwo')
  return true
}

/** Handles Enter: enters the selected group and selects its top layer. */
export function enterKey(press: KeyPress, editor: GroupKeyEditor): boolean {
  const state = editor.getState()
  const { layers } = documentOf(state)
  const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey && !press.shiftKey
  const group = press.key === 'Enter' && isPlain ? chosenGroup(layers, selectedIds(state.selection)) : null
  const top = group === null ? undefined : membersOf(layers, group).findLast(({ isHidden }) => !isHidden)
  if (top) enterGroup(editor, top.id)
  return top !== undefined
}
