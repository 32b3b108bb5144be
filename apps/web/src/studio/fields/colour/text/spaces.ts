import type { Rgba } from '@kitwright/measure'
import { converter, modeHsl, modeHsv, modeRgb, useMode as addMode } from 'culori/fn'

// Culori supports only registered colour spaces: the others stay out of the bundle.
addMode(modeRgb)
addMode(modeHsl)
addMode(modeHsv)

export const toRgb = converter('rgb')
export const toHsl = converter('hsl')
export const toHsv = converter('hsv')

/** Returns a colour in culori's form, without its alpha. */
export const asRgb = ({ r, g, b }: Rgba) => ({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }) as const
