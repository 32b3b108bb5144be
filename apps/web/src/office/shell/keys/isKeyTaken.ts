const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const DIALOGS = '[role="dialog"], [role="menu"]'

/** Whether keys belong to what has the focus: a field, or an open dialog or menu. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true
  const { target } = event
  return (target instanceof Element && target.closest(FIELDS) !== null) || document.querySelector(DIALOGS) !== null
}
