import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isKeyTaken } from './isKeyTaken.ts'
import { createKeyReader, type OfficeKey } from './readKey.ts'

const PAGES = {
  'go-home': '/office',
  'go-orders': '/office/orders',
  'go-designs': '/office/designs',
  'go-customers': '/office/customers',
  'go-messages': '/office/inbox',
} as const satisfies Partial<Record<OfficeKey, string>>
const isPage = (key: OfficeKey): key is keyof typeof PAGES => Object.hasOwn(PAGES, key)

const rowLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main a[data-row]')]

/** Whether the focus is on a row's link. Elsewhere, the space bar presses a button or scrolls. */
const isOnRow = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches('main a[data-row]')

/** The row of a table or the item of the day that has the focus within. */
const focusedRow = (): Element | null => document.activeElement?.closest('main tbody tr, main [data-item]') ?? null

/** Presses the next step: of the focused item where a page lists items that have one each, otherwise the page's only one. */
function pressNext(): void {
  const place = document.querySelector('main [data-item]') ? focusedRow() : document
  place?.querySelector<HTMLElement>('[data-key-next]')?.click()
}

function moveFocus(by: 1 | -1): void {
  const links = rowLinks()
  const row = focusedRow()
  const at = links.findIndex(link => row?.contains(link))
  const next = at < 0 ? (by > 0 ? links[0] : links.at(-1)) : links[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Actions on the elements of the shown list. */
const ACTS: Partial<Record<OfficeKey, () => void>> = {
  search: () => document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus(),
  down: () => moveFocus(1),
  up: () => moveFocus(-1),
  select: () => focusedRow()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click(),
  open: () => focusedRow()?.querySelector<HTMLElement>('a[data-row]')?.click(),
  next: pressNext,
  undo: () => document.querySelector<HTMLElement>('[data-key-undo]')?.click(),
  peek: () => focusedRow()?.querySelector<HTMLElement>('[data-key-peek]')?.click(),
  'new-order': () => document.querySelector<HTMLElement>('[data-key-new]')?.click(),
  filter: () => document.querySelector<HTMLElement>('[data-key-filter]')?.click(),
}

/** Keys of every page of the office. They do nothing while a field, a dialog or a menu takes them. */
export function useOfficeKeys(onHelp: () => void): void {
  const navigate = useNavigate()
  useEffect(() => {
    const reader = createKeyReader()
    const onKey = (event: KeyboardEvent): void => {
      if (isKeyTaken(event) || (event.key === ' ' && !isOnRow(event))) return
      const key = reader.read(event.key, event.timeStamp)
      if (key === undefined) return
      event.preventDefault()
      if (key === 'help') onHelp()
      else if (isPage(key)) void navigate({ to: PAGES[key] })
      else ACTS[key]?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, onHelp])
}
