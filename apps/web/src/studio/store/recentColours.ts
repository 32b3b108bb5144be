const KEY = 'kitwright.recentColours'
const KEPT = 8

/** The colours used last in this browser, newest first. */
export function readRecentColours(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter((c): c is string => typeof c === 'string' && /^#[0-9a-f]{6}$/.test(c)).slice(0, KEPT)
  } catch {
    return []
  }
}

/** The list with a colour in front, and kept. */
export function withRecentColour(recent: readonly string[], colour: string): readonly string[] {
  if (recent[0] === colour) return recent
  const next = [colour, ...recent.filter(other => other !== colour)].slice(0, KEPT)
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser without storage keeps them for this page only.
  }
  return next
}
