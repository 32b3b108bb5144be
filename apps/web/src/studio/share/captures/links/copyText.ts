/** Copies text to the clipboard; false where the page is not secure or may not copy, and the text is in its field. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
