/** A button of a painted page that was pressed before there was a script behind it. */
let pressed: HTMLElement | null = null

const note = ({ target }: Event): void => {
  pressed = (target instanceof Element && target.closest('button')) || pressed
}

/** From now on a press is not lost; links work without this. */
export const noteEarlyPress = (): void => document.addEventListener('click', note, true)

/** The page lives: what was pressed last is pressed now. */
export function pressAgain(): void {
  document.removeEventListener('click', note, true)
  if (pressed?.isConnected) pressed.click()
  pressed = null
}
