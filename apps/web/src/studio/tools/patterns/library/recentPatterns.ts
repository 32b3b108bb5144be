import { type LibraryPattern, PATTERNS } from '@kitwright/library'

const KEY = 'kitwright.recentPatterns'
const KEPT = 4

/** The patterns used last in this browser, newest first. */
export function readRecentPatterns(): readonly LibraryPattern[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(ids)) return []
    // Leaves out patterns that are no longer offered.
    return ids.flatMap(id => PATTERNS.find(pattern => pattern.id === id) ?? []).slice(0, KEPT)
  } catch {
    return []
  }
}

/** Adds a pattern at the front of the recent ones. */
export function noteRecentPattern(id: string): void {
  const ids = [id, ...readRecentPatterns().map(pattern => pattern.id)]
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set(ids)].slice(0, KEPT)))
  } catch {
    // A browser without storage does not remember them.
  }
}
