import type { SyntheticEvent } from 'react'

/** About a second. */
const FRAMES = 60

/** Gives the focus back to the button that was pressed: while it was busy it was disabled, and lost it. For forms that stay. */
export const restoreFocus =
  (submit: (event: SyntheticEvent) => Promise<unknown>) =>
  async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> => {
    const { currentTarget: form, nativeEvent } = event
    await submit(event)
    const giveBack = (frames: number): void => {
      if (document.activeElement === document.body) {
        // The one that was pressed may have gone with the failure it stood beside.
        const pressed = nativeEvent.submitter?.isConnected ? nativeEvent.submitter : null
        const button = pressed ?? form.querySelector<HTMLElement>('[type=submit]')
        button?.focus()
      }
      // It takes the focus only once it has been drawn as ready again.
      if (frames > 0) requestAnimationFrame(() => giveBack(frames - 1))
    }
    giveBack(FRAMES)
  }
