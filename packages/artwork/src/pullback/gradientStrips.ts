import type { FillRule, Paint, Segment } from '@kitwright/vector'
import { boxAround, type Box } from '@kitwright/measure'

export type Gradient = Extract<Paint, { kind: 'linear' | 'radial' }>
type Colour = Gradient['stops'][number]['colour']

/** An area of one colour, in the gradient's units. */
export interface Strip {
  readonly outline: readonly Segment[]
  readonly rule: FillRule
  readonly colour: Colour
}
export type Channel = keyof Colour

/** Strips are no narrower, mm: in a steep gradient they differ by more than a step of a channel. */
const LEAST_MM = 0.4
/**
 * Each strip reaches so far under the next ones, mm: more than a pixel of any screen, or a hair of cloth would show
 * between two of them.
 */
const OVERLAP_MM = 2.5
/** The handles of a quarter circle's curve, as a share of its radius. */
const KAPPA = 0.5522847498

/** A stretch of a gradient in one colour; it begins or ends nowhere at the gradient's ends. */
interface Tone {
  readonly from: number
  readonly to: number
  readonly colour: Colour
}

/**
 * The strips for each unit of a channel. Neighbours differ by two of 255 steps, so that no strip is off by more than
 * one: a ΔE of 1 is not seen.
 */
const STRIPS: Readonly<Record<Channel, number>> = { r: 1 / 2, g: 1 / 2, b: 1 / 2, a: 255 / 2 }

function tonesOf({ stops }: Gradient, lengthMm: number, channels: readonly Channel[]): Tone[] {
  const tones: Tone[] = [{ from: -Infinity, to: stops[0]!.at, colour: stops[0]!.colour }]
  for (let i = 1; i < stops.length; i++) {
    const [a, b] = [stops[i - 1]!, stops[i]!]
    const change = Math.max(...channels.map(key => STRIPS[key] * Math.abs(b.colour[key] - a.colour[key])))
    const most = Math.floor(((b.at - a.at) * lengthMm) / LEAST_MM)
    const count = b.at > a.at ? Math.max(1, Math.min(Math.ceil(change), most)) : 0
    for (let k = 0; k < count; k++) {
      const at = (share: number): number => a.at + (b.at - a.at) * share
      const mixed = (key: keyof Colour): number => a.colour[key] + ((b.colour[key] - a.colour[key]) * (k + 0.5)) / count
      const colour = { r: mixed('r'), g: mixed('g'), b: mixed('b'), a: mixed('a') }
      tones.push({ from: at(k / count), to: at((k + 1) / count), colour })
    }
  }
  const last = stops.at(-1)!
  return [...tones, { from: last.at, to: Infinity, colour: last.colour }]
}

const polygon = (places: readonly (readonly [number, number])[]): Segment[] => [
  ...places.map(([x, y], i): Segment => ({ kind: i === 0 ? 'M' : 'L', to: [x, y] })),
  { kind: 'Z', to: [] },
]

function circle(x: number, y: number, radius: number): Segment[] {
  if (!(radius > 0)) return []
  const k = KAPPA * radius
  const r = radius
  return [
    { kind: 'M', to: [x + r, y] },
    { kind: 'C', to: [x + r, y + k, x + k, y + r, x, y + r] },
    { kind: 'C', to: [x - k, y + r, x - r, y + k, x - r, y] },
    { kind: 'C', to: [x - r, y - k, x - k, y - r, x, y - r] },
    { kind: 'C', to: [x + k, y - r, x + r, y - k, x + r, y] },
    { kind: 'Z', to: [] },
  ]
}

interface StripInput {
  /** The area to cover, in the gradient's units. */
  readonly box: Box
  readonly unitsPerMm: number
  /** The channels that count. */
  readonly channels: readonly Channel[]
}

function linearStrips({ from, to, ...gradient }: Gradient, { box, unitsPerMm, channels }: StripInput): Strip[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  // Along the gradient's line and across it.
  const seen = boxAround(
    [0, 1, 2, 3].map(k => {
      const [dx, dy] = [box[k & 1 ? 2 : 0] - from[0], box[k & 2 ? 3 : 1] - from[1]]
      return { x: dx * ux + dy * uy, y: dy * ux - dx * uy }
    }),
  )
  const overlap = OVERLAP_MM * unitsPerMm
  return tonesOf({ ...gradient, from, to }, length / unitsPerMm, channels).flatMap(tone => {
    const begin = Math.max(seen[0] - overlap, tone.from * length)
    const end = Math.min(seen[2] + overlap, tone.to * length + overlap)
    if (!(end > begin)) return []
    const place = (along: number, across: number): readonly [number, number] => [
      from[0] + ux * along - uy * across,
      from[1] + uy * along + ux * across,
    ]
    const [low, high] = [seen[1] - overlap, seen[3] + overlap]
    const outline = polygon([place(begin, low), place(end, low), place(end, high), place(begin, high)])
    return [{ outline, rule: 'nonzero' as const, colour: tone.colour }]
  })
}

function radialStrips({ from, to, ...gradient }: Gradient, { box, unitsPerMm, channels }: StripInput): Strip[] {
  const at = (k: 0 | 1 | 2, share: number): number => from[k] + (to[k] - from[k]) * share
  const grows = to[2] > from[2] ? 1 : -1
  const overlap = OVERLAP_MM * unitsPerMm
  const lengthMm = Math.abs(to[2] - from[2]) / unitsPerMm
  const whole = polygon([
    [box[0] - overlap, box[1] - overlap],
    [box[2] + overlap, box[1] - overlap],
    [box[2] + overlap, box[3] + overlap],
    [box[0] - overlap, box[3] + overlap],
  ])
  /** The area within the circle at a share of the gradient; everything or nothing beyond its ends. */
  const within = (share: number, more: number): Segment[] => {
    if (!Number.isFinite(share)) return share > 0 === grows > 0 ? whole : []
    return circle(at(0, share), at(1, share), at(2, share) + more)
  }
  return tonesOf({ ...gradient, from, to }, lengthMm, channels).flatMap(({ from: begin, to: end, colour }) => {
    const outline = [...within(begin, 0), ...within(end, grows * overlap)]
    return outline.length > 0 ? [{ outline, rule: 'evenodd' as const, colour }] : []
  })
}

/**
 * Returns a gradient as areas of one colour, to be painted in this order, over a box. Neighbours differ by two
 * steps of a channel, or are too narrow to be seen. Each circle of a radial gradient contains those before it.
 */
export const gradientStrips = (gradient: Gradient, input: StripInput): Strip[] =>
  gradient.kind === 'linear' ? linearStrips(gradient, input) : radialStrips(gradient, input)
