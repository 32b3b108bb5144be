const KEY = 'kitwright.scanned'
const MOST_KEPT = 100

/** Fallback for a browser that forbids its storage; lasts as long as the page. */
let kept: readonly string[] = []

function readEntries(): readonly string[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter(each => typeof each === 'string') : []
  } catch {
    return kept
  }
}

/**
 * Whether an entry of the tab's history is opened for the first time, which means that its label was scanned. A phone
 * reloads a discarded page, and people go back; neither is a scan.
 */
export function isFirstOpening(entry: string): boolean {
  const before = readEntries()
  if (before.includes(entry)) return false
  kept = [...before, entry].slice(-MOST_KEPT)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // The page stores it.
  }
  return true
}
