import { isHydrated, onHandled } from './hydration.ts'

/** The button of a server-rendered page that was pressed before React answers it. */
let pressed: HTMLElement | null = null
let isMounted = false

/** Later than this nobody expects a response to a press. */
const TIMEOUT_MS = 8_000

const note = (event: Event): void => {
  const button = event.target instanceof Element && event.target.closest('button')
  if (!button || (isHydrated(button) && button !== pressed)) return
  const isNew = button !== pressed
  pressed = button
  // React may hydrate a button for the very press, and answers it then.
  onHandled(event, button, () => (pressed = null))
  if (isMounted && isNew) replay()
}

/** Without its script a form would be sent as a URL with its typed values. */
const holdBack = (event: Event): void => {
  if (event.target instanceof Element && !isHydrated(event.target)) event.preventDefault()
}

function replay(): void {
  const until = performance.now() + TIMEOUT_MS
  const own = pressed
  const attempt = (): void => {
    if (!own || pressed !== own) return
    if (!own.isConnected || performance.now() > until) pressed = null
    // A press that React does not handle yet is repeated.
    else if (isHydrated(own)) own.click()
    requestAnimationFrame(attempt)
  }
  requestAnimationFrame(attempt)
}

/** Starts recording presses and stops the browser from submitting forms that React has not hydrated; links work without this. */
export function recordEarlyClick(): void {
  document.addEventListener('click', note, true)
  document.addEventListener('submit', holdBack, true)
}

/**
 * Replays the last click on a button from before hydration as soon as React has hydrated the button (within 8 s). Called
 * when the root is mounted; pages below it may hydrate later, so recording goes on.
 */
export function replayEarlyClick(): void {
  isMounted = true
  replay()
}
