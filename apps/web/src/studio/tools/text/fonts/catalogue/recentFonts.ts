const KEY = 'recent-fonts'
const MOST = 5

/** Ids of the fonts chosen last in this browser, newest first. */
export function recentFonts(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(0, MOST) : []
  } catch {
    // Storage is not allowed, or holds other data.
    return []
  }
}

export function rememberFont(id: string): void {
  try {
    const ids = [id, ...recentFonts().filter(each => each !== id)].slice(0, MOST)
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without storage the font is not remembered.
  }
}
