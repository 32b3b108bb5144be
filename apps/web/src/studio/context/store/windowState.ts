import type { Access, SetState, Tool, ViewState, ViewVerbs } from '@kitwright/editor'
import type { Point } from '@kitwright/measure'

/** The panels and menus that are open in the studio's window. They are never stored. */
export interface WindowState {
  /** Whether the tool's sheet is open, on phones. */
  readonly isSheetUp: boolean
  /** Whether the font list is open for the selected text. */
  readonly isFontListOpen: boolean
  /** Position in the window of the selection's open menu. */
  readonly menuAt: Point | null
  readonly isHelpOpen: boolean
  /** The layer or group that is being renamed in the list. */
  readonly naming: string | null
}

export interface WindowVerbs {
  /** Opens a tool's panel (on a phone, its sheet). */
  openPanel(tool: Tool): void
  closeSheet(): void
  /** Opens the font list for the selected text, in the text tool, or closes it. */
  showFontList(isOpen: boolean): void
  openMenu(at: Point | null): void
  showHelp(isOpen: boolean): void
  nameLayer(id: string | null): void
}

export type WindowPart = WindowState & WindowVerbs

/** Creates the window's part of the studio store. */
export const windowPart = (
  set: SetState<WindowState & Pick<ViewState, 'tool'>>,
  get: () => Pick<ViewVerbs, 'openTool'>,
): WindowPart => ({
  isSheetUp: false,
  isFontListOpen: false,
  menuAt: null,
  isHelpOpen: false,
  naming: null,
  openPanel(tool) {
    get().openTool(tool)
    set({ isSheetUp: true, isFontListOpen: false })
  },
  closeSheet: () => set({ isSheetUp: false }),
  showFontList: isOpen =>
    set(isOpen ? { tool: 'text', isSheetUp: true, isFontListOpen: true } : { isFontListOpen: false }),
  openMenu: menuAt => set({ menuAt }),
  showHelp: isHelpOpen => set({ isHelpOpen }),
  nameLayer: naming => set({ naming }),
})

/** Closes the topmost overlay: the menu, then a phone's sheet. Returns false if none is open. */
export function closeOverlay(
  studio: Access<Pick<WindowPart, 'menuAt' | 'openMenu' | 'isSheetUp' | 'closeSheet'>>,
  isPhone: boolean,
): boolean {
  const { menuAt, openMenu, isSheetUp, closeSheet } = studio.getState()
  if (menuAt) openMenu(null)
  else if (isSheetUp && isPhone) closeSheet()
  else return false
  return true
}
