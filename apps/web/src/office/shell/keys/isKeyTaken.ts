import { isDialogOpen } from '../../../ui/index.ts'

const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'

/** Whether keys belong to what has the focus: a field, or an open dialog or menu. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true
  const { target } = event
  return (target instanceof Element && target.closest(FIELDS) !== null) || isDialogOpen()
}
