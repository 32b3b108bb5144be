/** A button of a server-rendered page that was pressed before there was a script behind it. */
let pressed: HTMLElement | null = null

/** Later than this nobody expects an answer any more. */
const TIMEOUT_MS = 8_000

const note = ({ target }: Event): void => {
  pressed = (target instanceof Element && target.closest('button')) || pressed
}

/** A form without its script would be sent as an address, with what was typed in it. */
const holdBack = (event: Event): void => event.preventDefault()

/** From now on a press is not lost, and no form is sent by the browser itself; links work without this. */
export function recordEarlyClick(): void {
  document.addEventListener('click', note, true)
  document.addEventListener('submit', holdBack, true)
}

/** Parts of a page come to life one after another; React marks what it has taken over, and tells it in no other way. */
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
