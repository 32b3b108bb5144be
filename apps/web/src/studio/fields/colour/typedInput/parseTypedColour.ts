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

/** A red, green or blue from 0 to 255; null for what is no number. */
export function readChannel(text: string): number | null {
  const value = numberIn(text)
  return Number.isFinite(value) ? Math.round(clamp(value, 0, 255)) : null
}

/** An alpha from 0 to 1; what is no number is solid. */
export function readAlpha(text: string): number {
  const value = numberIn(text)
  return Number.isFinite(value) ? clamp(value, 0, 1) : 1
}

/** An alpha as a whole percent from 0 to 100; what is no number is solid. */
export function readAlphaPercent(text: string): number {
  const value = numberIn(text)
  return Number.isFinite(value) ? Math.round(clamp(value, 0, 100)) / 100 : 1
}

/** Alpha that is still being typed: `0.` waits for its digits. */
export const liveAlpha = (text: string): number | null =>
  /^(?:[0០]?[.,])?$/.test(text.trim()) ? null : readAlpha(text)
