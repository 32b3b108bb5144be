const DIALOG = '[role="dialog"]'

/**
 * Returns the focus to a dialog's opener when it is removed. Mantine does so only for dialogs that stay mounted while
 * closed, but these are unmounted. Returns a function that stops this.
 */
export function returnFocus(): () => void {
  const openers = new WeakMap<Element, HTMLElement>()
  let dialog: Element | null = null
  let last: HTMLElement | null = null

  const note = ({ target }: FocusEvent): void => {
    // A menu's entry is removed before the dialog that it opens, but the menu's button stays.
    if (!(target instanceof HTMLElement) || target.closest('[role="menu"]')) return
    dialog = target.closest(DIALOG)
    if (dialog && last && !dialog.contains(last) && !openers.has(dialog)) openers.set(dialog, last)
    last = target
  }
  const watch = new MutationObserver(() => {
    if (!dialog || dialog.isConnected) return
    const opener = openers.get(dialog)
    dialog = null
    if (document.activeElement === document.body && opener?.isConnected) opener.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', note)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    watch.disconnect()
  }
}
