const KEY = 'kitwright.textStyle'

/** Puts a style on the clipboard, and where this tab finds it again if it may not read the clipboard. */
export async function copyStyle(json: string): Promise<void> {
  try {
    sessionStorage.setItem(KEY, json)
  } catch {
    // Without storage the clipboard alone has it.
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
