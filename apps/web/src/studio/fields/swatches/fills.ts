import { firstColour, type TonedColour, type Fill, type Gradient } from '@kitwright/design'
import { latinDigits, mixColours, parseHex, toHex } from '@kitwright/measure'

const BLACK = { r: 0, g: 0, b: 0, a: 1 }

/** White to black from left to right. */
const DEFAULT_GRADIENT: Gradient = {
  kind: 'gradient',
  shape: 'linear',
  angleDeg: 90,
  stops: [
    { colour: '#ffffff', at: 0 },
    { colour: '#000000', at: 100 },
  ],
}

/** A gradient that begins in the fill's colour and ends in a darker one, downwards; of plain white the default one. */
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
  const value = Number.parseFloat(latinDigits(text).replace('°', '').trim())
  return Number.isFinite(value) ? Math.round(((value % 360) + 360) % 360) % 360 : null
}

/** Index of one of a gradient's two stops. */
export type StopIndex = 0 | 1

/** The gradient with one stop changed. */
export function withStop(fill: Gradient, at: StopIndex, change: Partial<Gradient['stops'][number]>): Gradient {
  const stops: Gradient['stops'] = [{ ...fill.stops[0] }, { ...fill.stops[1] }]
  stops[at] = { ...stops[at], ...change }
  return { ...fill, stops }
}

/** The colour that is edited, in its place: the fill's own, or that of one stop. */
export const colouredOf = (fill: Fill, stop: StopIndex): TonedColour =>
  fill.kind === 'solid' ? fill : fill.stops[stop]

export const colourOf = (fill: Fill, stop: StopIndex): string => colouredOf(fill, stop).colour

/** The fill with that colour changed, the club's where `tone` says so. */
export const withColour = (fill: Fill, stop: StopIndex, colour: string, tone?: TonedColour['tone']): Fill =>
  fill.kind === 'solid'
    ? { kind: 'solid', colour, ...(tone !== undefined && { tone }) }
    : withStop(fill, stop, { colour, tone })
