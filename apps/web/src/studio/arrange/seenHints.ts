const KEY = 'kitwright.hints'

/** Whether someone has seen the first steps in this browser, or does not want them. */
export function areHintsSeen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'seen'
  } catch {
    // Without storage they would come back with every visit.
    return true
  }
}

export function noteHintsSeen(): void {
  try {
    localStorage.setItem(KEY, 'seen')
  } catch {
    // Nothing to note it in.
  }
}
