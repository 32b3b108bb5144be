import { firstColour, type TonedColour, type Fill, type Gradient } from '@kitwright/design'
import { latinDigits, mixColours, parseHex, toHex } from '@kitwright/measure'

const BLACK = { r: 0, g: 0, b: 0, a: 1 }

/** A gradient from white to black, from left to right. */
const DEFAULT_GRADIENT: Gradient = {
  kind: 'gradient',
  shape: 'linear',
  angleDeg: 90,
  stops: [
    { colour: '#ffffff', at: 0 },
    { colour: '#000000', at: 100 },
  ],
}

/** Returns a gradient from the fill's colour to a darker one, downwards; for plain white, the default one. */
export function toGradient(fill: Fill): Gradient {
  if (fill.kind === 'gradient') return fill
  const { colour } = fill
  if (colour === '#ffffff') return DEFAULT_GRADIENT
  const parsed = parseHex(colour)
  const darker = parsed ? toHex(mixColours({ ...BLACK, a: parsed.a }, parsed, 0.45)) : '#000000'
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

/** Returns the fill as a CSS background. */
export function cssOf(fill: Fill): string {
  if (fill.kind === 'solid') return fill.colour
  const stops = fill.stops.map(({ colour, at }) => `${colour} ${at}%`).join(', ')
  return fill.shape === 'linear'
    ? `linear-gradient(${fill.angleDeg}deg, ${stops})`
    : `radial-gradient(circle, ${stops})`
}

/** Parses a typed angle: the degree sign and whole turns are dropped; null for anything but a number. */
export function typedAngle(text: string): number | null {
  const value = Number.parseFloat(latinDigits(text).replace('°', '').trim())
  return Number.isFinite(value) ? Math.round(((value % 360) + 360) % 360) % 360 : null
}

/** Index of one of a gradient's two stops. */
export type StopIndex = 0 | 1

/** Returns the gradient with one stop changed. */
export function withStop(fill: Gradient, at: StopIndex, change: Partial<Gradient['stops'][number]>): Gradient {
  const stops: Gradient['stops'] = [{ ...fill.stops[0] }, { ...fill.stops[1] }]
  stops[at] = { ...stops[at], ...change }
  return { ...fill, stops }
}

/** Returns the edited colour: the fill's own, or that of one stop. */
export const colouredOf = (fill: Fill, stop: StopIndex): TonedColour =>
  fill.kind === 'solid' ? fill : fill.stops[stop]

export const colourOf = (fill: Fill, stop: StopIndex): string => colouredOf(fill, stop).colour

/** Returns the fill with that colour changed; `tone` makes it the club's. */
export const withColour = (fill: Fill, stop: StopIndex, colour: string, tone?: TonedColour['tone']): Fill =>
  fill.kind === 'solid'
    ? { kind: 'solid', colour, ...(tone !== undefined && { tone }) }
    : withStop(fill, stop, { colour, tone })
