import { create } from 'zustand'
import { MENU_GROUPS, type MenuGroupKey } from './menuGroups.ts'

const KEY = 'kitwright.office-menu'
/** Groups that are set up once and seldom opened. Closed, they let the daily rows fit on one screen. */
const CLOSED_AT_FIRST: readonly MenuGroupKey[] = ['shop', 'people']

/** Reads which groups are closed. Text that no version wrote counts as none. */
export function readClosed(text: string | null): readonly MenuGroupKey[] {
  if (text === null) return CLOSED_AT_FIRST
  const keys = new Set(text.split(' '))
  return MENU_GROUPS.map(({ key }) => key).filter(key => keys.has(key))
}

// If storage is disabled, a choice lasts as long as the page.
function load(): readonly MenuGroupKey[] {
  try {
    return readClosed(localStorage.getItem(KEY))
  } catch {
    return CLOSED_AT_FIRST
  }
}

interface ClosedGroups {
  readonly closed: readonly MenuGroupKey[]
  readonly toggle: (key: MenuGroupKey) => void
}

/** The groups of the menu that this browser keeps closed. */
export const useClosedGroups = create<ClosedGroups>()((set, get) => ({
  closed: load(),
  toggle: key => {
    const closed = get().closed.includes(key) ? get().closed.filter(each => each !== key) : [...get().closed, key]
    try {
      localStorage.setItem(KEY, closed.join(' '))
    } catch {
      /* see load */
    }
    set({ closed })
  },
}))
