import { clamp, latinDigits, parseHex, toHex } from '@kitwright/measure'

/** Returns the colour of hex digits while they are typed: only six or eight are a complete colour. */
export function liveHex(text: string, hasAlpha: boolean): string | null {
  return text.trim().replace(/^#/, '').length >= 6 ? readHex(text, hasAlpha) : null
}

/** Returns the colour of hex digits once the field loses focus: three and four count too, anything else is black. */
export const finalHex = (text: string, hasAlpha: boolean): string => readHex(text, hasAlpha) ?? '#000000'

function readHex(text: string, hasAlpha: boolean): string | null {
  const colour = parseHex(text)
  return colour && toHex(hasAlpha ? colour : { ...colour, a: 1 })
}

const numberIn = (text: string): number => Number.parseFloat(latinDigits(text).replace(',', '.'))

/** Parses a red, green or blue from 0 to 255; null for anything but a number. */
export function readChannel(text: string): number | null {
  const value = numberIn(text)
  return Number.isFinite(value) ? Math.round(clamp(value, 0, 255)) : null
}

/** Parses an alpha from 0 to 1; anything but a number is opaque. */
export function readAlpha(text: string): number {
  const value = numberIn(text)
  return Number.isFinite(value) ? clamp(value, 0, 1) : 1
}

/** Parses an alpha as a whole percent from 0 to 100; anything but a number is opaque. */
export function readAlphaPercent(text: string): number {
  const value = numberIn(text)
  return Number.isFinite(value) ? Math.round(clamp(value, 0, 100)) / 100 : 1
}

/** Parses an alpha during typing: null for `0.`, which waits for its digits. */
export const liveAlpha = (text: string): number | null =>
  /^(?:[0០]?[.,])?$/.test(text.trim()) ? null : readAlpha(text)
