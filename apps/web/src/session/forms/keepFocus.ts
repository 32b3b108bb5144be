import type { SyntheticEvent } from 'react'

/** Gives the focus back to the button that was pressed: while it was busy it was disabled, and lost it. For forms that stay. */
export const keepFocus =
  (submit: (event: SyntheticEvent) => Promise<unknown>) =>
  async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> => {
    const { currentTarget: form, nativeEvent } = event
    await submit(event)
    const giveBack = (): void => {
      if (document.activeElement !== document.body) return
      // The one that was pressed may have gone with the failure it stood beside.
      const pressed = nativeEvent.submitter?.isConnected ? nativeEvent.submitter : null
      const button = pressed ?? form.querySelector<HTMLElement>('[type=submit]')
      button?.focus()
    }
    // By the second frame it has been drawn as ready again.
    requestAnimationFrame(() => requestAnimationFrame(giveBack))
  }
