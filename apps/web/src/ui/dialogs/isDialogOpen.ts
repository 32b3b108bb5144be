const DIALOGS = '[role="dialog"], [role="menu"]'

/** Returns whether a dialog or menu is visible. One that stays mounted while it is closed is in the page, too. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll(DIALOGS)].some(dialog => dialog.checkVisibility())
