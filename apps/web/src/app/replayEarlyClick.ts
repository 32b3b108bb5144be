import { isHydrated } from './hydration.ts'

/** The button of a server-rendered page that was pressed before React answers it. */
let pressed: HTMLElement | null = null
let isMounted = false

/** Marks the button whose press waits, for `base.css`. */
const WAITING = 'data-waits'

function setPressed(button: HTMLElement | null): void {
  pressed?.toggleAttribute(WAITING)
  pressed = button
  pressed?.toggleAttribute(WAITING)
}

const note = ({ target }: Event): void => {
  const button = target instanceof Element && target.closest('button')
  if (!button || isHydrated(button)) return
  setPressed(button)
  if (isMounted) replay()
}

/** React may hydrate a button for the very press, and answers it then. */
const forgetAnswered = (): void => {
  if (pressed && isHydrated(pressed)) setPressed(null)
}

/** Without its script a form would be sent as a URL with its typed values. */
const holdBack = (event: Event): void => {
  if (event.target instanceof Element && !isHydrated(event.target)) event.preventDefault()
}

function replay(): void {
  const own = pressed
  const attempt = (): void => {
    if (!own?.isConnected || pressed !== own) return
    if (isHydrated(own)) {
      setPressed(null)
      own.click()
    } else requestAnimationFrame(attempt)
  }
  attempt()
}

/** Starts recording presses and stops the browser from submitting forms that React has not hydrated; links work without this. */
export function recordEarlyClick(): void {
  document.addEventListener('click', note, true)
  addEventListener('click', forgetAnswered)
  document.addEventListener('submit', holdBack, true)
}

/**
 * Replays the last click on a button from before hydration as soon as React has hydrated the button, which shows
 * until then that it waits. Called when the root is mounted; pages below it may hydrate later, so recording goes on.
 */
export function replayEarlyClick(): void {
  isMounted = true
  replay()
}
