import type { SyntheticEvent } from 'react'

/** Gives the focus back to the button that was pressed: while it was busy it was disabled, and lost it. For forms that stay. */
export const keepFocus =
  (submit: (event: SyntheticEvent) => Promise<unknown>) =>
  async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> => {
    const button = event.nativeEvent.submitter
    await submit(event)
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button?.focus()
    })
  }
