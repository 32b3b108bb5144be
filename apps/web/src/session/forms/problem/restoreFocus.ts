import type { SyntheticEvent } from 'react'

/** About one second. */
const FRAMES = 60

/** Returns the focus to the pressed button, which was disabled while busy. For forms that stay on the page. */
export const restoreFocus =
  (submit: (event: SyntheticEvent) => Promise<unknown>) =>
  async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> => {
    const { currentTarget: form, nativeEvent } = event
    await submit(event)
    const giveBack = (frames: number): void => {
      if (document.activeElement === document.body) {
        // The pressed button may have disappeared with the error it stood beside.
        const pressed = nativeEvent.submitter?.isConnected ? nativeEvent.submitter : null
        const button = pressed ?? form.querySelector<HTMLElement>('[type=submit]')
        button?.focus()
      }
      // The button can take the focus only after it is rendered enabled.
      if (frames > 0) requestAnimationFrame(() => giveBack(frames - 1))
    }
    giveBack(FRAMES)
  }
