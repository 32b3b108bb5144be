const KEY = 'kitwright.textStyle'

/** Copies a style to the clipboard, and to session storage in case this tab may not read the clipboard. */
export async function copyStyle(json: string): Promise<void> {
  try {
    sessionStorage.setItem(KEY, json)
  } catch {
    // Without storage only the clipboard has it.
  }
  await navigator.clipboard?.writeText(json).catch(() => undefined)
}

/** Returns the style on the clipboard; otherwise the style copied last in this tab; otherwise null. */
export async function readStyle(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    try {
      return sessionStorage.getItem(KEY)
    } catch {
      return null
    }
  }
}
