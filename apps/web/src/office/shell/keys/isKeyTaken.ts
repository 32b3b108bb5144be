const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const DIALOGS = '[role="dialog"], [role="menu"]'

/** Whether a dialog or menu is open. One that stays mounted while it is closed is in the page, but not visible. */
const isDialogOpen = (): boolean => [...document.querySelectorAll(DIALOGS)].some(dialog => dialog.checkVisibility())

/** Whether keys belong to what has the focus: a field, or an open dialog or menu. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true
  const { target } = event
  return (target instanceof Element && target.closest(FIELDS) !== null) || isDialogOpen()
}
