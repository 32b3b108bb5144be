import { parseHex, toHex } from '@kitwright/measure'

const KEY = 'color-history'
const KEPT = 8
const BLACK = { r: 0, g: 0, b: 0, a: 1 }
const RGB = /^rgba?\((\d{1,3}), (\d{1,3}), (\d{1,3})(?:, (0|1|0?\.\d+))?\)$/

function hexOf(text: unknown): string | null {
  const found = typeof text === 'string' ? RGB.exec(text) : null
  if (!found) return null
  const [r, g, b, a] = found.slice(1).map(Number) as [number, number, number, number]
  return Math.max(r, g, b) > 255 ? null : toHex({ r, g, b, a: found[4] === undefined ? 1 : a })
}

/**
 * Parses hex colours from the browser's storage: a JSON array of rgb texts, newest first. Invalid colours are omitted.
 */
export function parseRecentColours(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    const colours = Array.isArray(value) ? value.map(hexOf).filter(colour => colour !== null) : []
    return [...new Set(colours)].slice(0, KEPT)
  } catch {
    return []
  }
}

function rgbOf(hex: string): string {
  const { r, g, b, a } = parseHex(hex) ?? BLACK
  return a === 1 ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${Math.round(a * 1000) / 1000})`
}

/** Formats the list for the browser's storage. */
export const formatRecentColours = (recent: readonly string[]): string => JSON.stringify(recent.map(rgbOf))

/** Returns the list with a colour in front, without duplicates and without the oldest. */
export const putFirst = (recent: readonly string[], colour: string): readonly string[] =>
  recent[0] === colour ? recent : [colour, ...recent.filter(other => other !== colour)].slice(0, KEPT)

/** Returns the recently used colours in this browser, newest first. */
export function readRecentColours(): readonly string[] {
  try {
    return parseRecentColours(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

/** Returns the list with a colour in front, and stores it. */
export function withRecentColour(recent: readonly string[], colour: string): readonly string[] {
  const next = putFirst(recent, colour)
  try {
    if (next !== recent) localStorage.setItem(KEY, formatRecentColours(next))
  } catch {
    // A browser without storage remembers them for this page only.
  }
  return next
}
