/** The button of a server-rendered page that was pressed before its script loaded. */
let pressed: HTMLElement | null = null

/** Later than this nobody expects a response to a press. */
const TIMEOUT_MS = 8_000

const note = ({ target }: Event): void => {
  pressed = (target instanceof Element && target.closest('button')) || pressed
}

/** Without its script a form would be sent as a URL with its typed values. */
const holdBack = (event: Event): void => event.preventDefault()

/** Starts recording presses and stops the browser from submitting forms; links work without this. */
export function recordEarlyClick(): void {
  document.addEventListener('click', note, true)
  document.addEventListener('submit', holdBack, true)
}

/**
 * Parts of a page hydrate one after another. React marks the elements it has hydrated and reports it in no other form.
 */
const isAlive = (element: HTMLElement): boolean => Object.keys(element).some(key => key.startsWith('__reactProps'))

/** Replays the last click on a button from before hydration as soon as React has hydrated the button (within 8 s). */
export function replayEarlyClick(): void {
  document.removeEventListener('click', note, true)
  document.removeEventListener('submit', holdBack, true)
  const until = performance.now() + TIMEOUT_MS
  const attempt = (): void => {
    if (!pressed?.isConnected || performance.now() > until) return
    if (isAlive(pressed)) pressed.click()
    else requestAnimationFrame(attempt)
  }
  attempt()
}
