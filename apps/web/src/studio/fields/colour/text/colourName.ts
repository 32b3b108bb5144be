import { parseHex } from '@kitwright/measure'
import { asRgb, toHsl } from './spaces.ts'

const HUES = [
  [15, 'red'],
  [40, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [295, 'purple'],
  [340, 'pink'],
  [360, 'red'],
] as const
export type HueName = (typeof HUES)[number][1] | 'brown' | 'white' | 'grey' | 'black' | 'clear'
export type Tone = 'light' | 'dark' | 'plain'

const toneOf = (lightness: number): Tone => (lightness > 0.72 ? 'light' : lightness < 0.33 ? 'dark' : 'plain')

function ofGrey(lightness: number): { hue: HueName; tone: Tone } {
  if (lightness > 0.96) return { hue: 'white', tone: 'plain' }
  if (lightness < 0.1) return { hue: 'black', tone: 'plain' }
  return { hue: 'grey', tone: toneOf(lightness) }
}

/** Returns an approximate name of a colour, for screen readers. */
export function colourName(hex: string): { readonly hue: HueName; readonly tone: Tone } {
  const rgb = parseHex(hex)
  if (!rgb || rgb.a === 0) return { hue: 'clear', tone: 'plain' }
  const { h = 0, s, l } = toHsl(asRgb(rgb))
  if (s < 0.12 || l > 0.97 || l < 0.06) return ofGrey(l)
  const hue = HUES.find(([below]) => h < below)?.[1] ?? 'red'
  if ((hue === 'orange' || hue === 'red') && l < 0.36 && h > 10) return { hue: 'brown', tone: toneOf(l + 0.1) }
  return { hue, tone: toneOf(l) }
}
