import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Part } from './PartTabs.tsx'

/** The controls that a link can focus, by the hash of its address, with the part of the page on which each stands. */
export const AIMED_PARTS = { answer: 'made', receipt: 'money', proof: 'made', claim: 'made' } as const satisfies Record<
  string,
  Part
>
type Aim = keyof typeof AIMED_PARTS
const isAim = (hash: string): hash is Aim => Object.hasOwn(AIMED_PARTS, hash)

const FOCUSABLE = 'button, textarea, input, select, a[href]'
/** Parts of the page load after the order; later than this, in milliseconds, a moved focus would only disturb. */
const PATIENCE_MS = 8_000

/** Focuses the first control of the place and returns true if it is there. */
function focusAim(aim: Aim): boolean {
  const place = document.querySelector<HTMLElement>(`[data-aim="${aim}"]`)
  const control = place?.matches(FOCUSABLE) ? place : place?.querySelector<HTMLElement>(FOCUSABLE)
  if (!control) return false
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
  return true
}

/** Focuses the control that the address names, as soon as it is shown. Returns its name; null without one. */
export function useAim(): Aim | null {
  const hash = useRouterState({ select: state => state.location.hash })
  const aim = isAim(hash) ? hash : null
  useEffect(() => {
    if (aim === null || focusAim(aim)) return
    const observer = new MutationObserver(() => focusAim(aim) && observer.disconnect())
    observer.observe(document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [aim])
  return aim
}
