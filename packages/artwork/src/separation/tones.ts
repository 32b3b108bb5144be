import { toHex } from '@kitwright/measure'
import type { Paint, Shape } from '@kitwright/vector'
import { labOfHex, nearestInk } from '../trace/quantiseColours.ts'

/** A segment of a paint in one ink: the whole of a plain paint, or a part of a gradient's line. */
export interface Tone {
  /** The position along a gradient, 0-1. */
  readonly from: number
  readonly to: number
  /** The index into the inks. */
  readonly ink: number
  /** 0-1. */
  readonly alpha: number
}

type Colour = Extract<Paint, { kind: 'plain' }>['colour']
type Stops = Extract<Paint, { kind: 'linear' | 'radial' }>['stops']

const SAMPLES = 256
/** The opacity steps along a gradient that fades out. */
const ALPHA_STEPS = 16
/** The opacity from which tones are rounded up to opaque, so that no ground shows through them. */
const OPAQUE = 0.99

const hexOf = (colour: Colour): string => toHex({ ...colour, a: 1 })

/** Returns the colour of a gradient at a position from 0 to 1. */
export function colourAt(stops: Stops, at: number): Colour {
  const after = stops.findIndex(stop => stop.at > at)
  if (after === 0) return stops[0]!.colour
  if (after < 0) return stops.at(-1)!.colour
  const [low, high] = [stops[after - 1]!, stops[after]!]
  const share = (at - low.at) / (high.at - low.at)
  const mixed = (key: keyof Colour): number => low.colour[key] + share * (high.colour[key] - low.colour[key])
  return { r: mixed('r'), g: mixed('g'), b: mixed('b'), a: mixed('a') }
}

const solid = (alpha: number): number => (alpha >= OPAQUE ? 1 : alpha)

/** Splits a shape's paint into the given inks, each part in the nearest one; without gaps from 0 to 1. */
export function tonesOf({ paint, opacity }: Pick<Shape, 'paint' | 'opacity'>, inks: readonly string[]): Tone[] {
  const labs = inks.map(ink => ({ lab: labOfHex(ink) }))
  const inkOf = (colour: Colour): number => nearestInk(labOfHex(hexOf(colour)), labs)
  if (paint.kind === 'plain')
    return [{ from: 0, to: 1, ink: inkOf(paint.colour), alpha: solid(opacity * paint.colour.a) }]
  const tones: Tone[] = []
  for (let i = 0; i < SAMPLES; i++) {
    const colour = colourAt(paint.stops, (i + 0.5) / SAMPLES)
    const alpha = Math.round(solid(opacity * colour.a) * ALPHA_STEPS) / ALPHA_STEPS
    const ink = inkOf(colour)
    const last = tones.at(-1)
    const to = (i + 1) / SAMPLES
    if (last?.ink === ink && last.alpha === alpha) tones[tones.length - 1] = { ...last, to }
    else tones.push({ from: i / SAMPLES, to, ink, alpha })
  }
  return tones
}
