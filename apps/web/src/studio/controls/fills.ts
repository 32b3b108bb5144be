import type { Fill, Gradient } from '@kitwright/design'
import { mixColours, parseHex, toHex } from '@kitwright/measure'

export const firstColour = (fill: Fill): string => (fill.kind === 'solid' ? fill.colour : fill.stops[0].colour)

const BLACK = { r: 0, g: 0, b: 0, a: 1 }

/** A gradient that begins in the fill's colour and ends in a darker one. */
export function toGradient(fill: Fill): Gradient {
  if (fill.kind === 'gradient') return fill
  const colour = fill.colour
  const parsed = parseHex(colour)
  const darker = parsed ? toHex(mixColours(BLACK, parsed, 0.45)) : '#000000'
  return {
    kind: 'gradient',
    shape: 'linear',
    angleDeg: 180,
    stops: [
      { colour, at: 0 },
      { colour: darker, at: 100 },
    ],
  }
}

export const toSolid = (fill: Fill): Fill => ({ kind: 'solid', colour: firstColour(fill) })

/** The fill as a CSS background. */
export function cssOf(fill: Fill): string {
  if (fill.kind === 'solid') return fill.colour
  const stops = fill.stops.map(({ colour, at }) => `${colour} ${at}%`).join(', ')
  return fill.shape === 'linear'
    ? `linear-gradient(${fill.angleDeg}deg, ${stops})`
    : `radial-gradient(circle, ${stops})`
}

/** An angle as people type it: the degree sign is dropped, whole turns too; null when it is no number. */
export function typedAngle(text: string): number | null {
  const value = Number.parseFloat(text.replace('°', '').trim())
  return Number.isFinite(value) ? Math.round(((value % 360) + 360) % 360) % 360 : null
}

/** The gradient with one stop changed. */
export function withStop(fill: Gradient, at: 0 | 1, change: Partial<Gradient['stops'][number]>): Gradient {
  const stops: Gradient['stops'] = [{ ...fill.stops[0] }, { ...fill.stops[1] }]
  stops[at] = { ...stops[at], ...change }
  return { ...fill, stops }
}
