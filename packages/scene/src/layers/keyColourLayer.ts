import { bandOf, clearingOf, type Clearing } from '@kitwright/artwork'
import type { Layer, TextLayer } from '@kitwright/design'
import { parseHex } from '@kitwright/measure'
import { Vector3 } from 'three'

/**
 * Layer drawn once in key colours: R, G and B hold the coverage of the first three inks, alpha beyond their sum that of a fourth. The GPU
 * substitutes real inks, so recolouring needs no redraw.
 */
export interface KeyColourLayer {
  readonly layer: Layer
  /** RGB of each ink, 0-1, unpremultiplied. */
  readonly inks: readonly Vector3[]
}

const KEYS = ['#ff0000', '#00ff00', '#0000ff', '#000000'] as const

/** Returns the key colour with the opacity of the given colour. */
const keyed = (colour: string, at: number): string => KEYS[at]! + colour.slice(7)

function inkOf(colour: string | undefined): Vector3 {
  const { r, g, b } = (colour && parseHex(colour)) || { r: 0, g: 0, b: 0 }
  return new Vector3(r, g, b).divideScalar(255)
}

const inksOf = (...colours: readonly (string | undefined)[]): readonly Vector3[] =>
  KEYS.map((_, i) => inkOf(colours[i]))

/** Letters, both outlines and the shadow have four colours; a gradient keeps its own. */
function inkedText(layer: TextLayer): KeyColourLayer | null {
  const { fill, outline, outerOutline, shadow } = layer
  if (fill.kind !== 'solid') return null
  const inKey = <T extends { readonly colour: string }>(of: T | null, at: number): T | null =>
    of && { ...of, colour: keyed(of.colour, at), tone: undefined }
  return {
    layer: {
      ...layer,
      fill: inKey(fill, 0)!,
      outline: inKey(outline, 1),
      outerOutline: inKey(outerOutline, 2),
      shadow: inKey(shadow, 3),
    },
    inks: inksOf(fill.colour, outline?.colour, outerOutline?.colour, shadow?.colour),
  }
}

/** Returns the ground's own colours: for a gradient, its stops. */
const groundsOf = ({ colour, along }: Clearing): readonly string[] =>
  along ? along.fill.stops.map(stop => stop.colour) : [colour]

function keyedClearing({ marginMm, along }: Clearing): { readonly clearing: Clearing } {
  const [from, to] = along?.fill.stops ?? []
  const [first, second] = KEYS
  const stops =
    along &&
    ([
      { ...from!, colour: first },
      { ...to!, colour: second },
    ] as const)
  return {
    clearing: {
      colour: first,
      marginMm,
      ...(along && { along: { ...along, fill: { ...along.fill, stops: [...stops!] } } }),
    },
  }
}

function toInked(layer: Layer): KeyColourLayer | null {
  const [clearing, band] = [clearingOf(layer), bandOf(layer)]
  if (clearing) {
    const { layer: plain } = (layer.kind === 'text' && inkedText(layer)) || { layer }
    return { layer: { ...plain, ...keyedClearing(clearing) }, inks: inksOf(...groundsOf(clearing)) }
  }
  if (band) {
    const inKey = { ...layer, band: { ...band, colours: KEYS } }
    return { layer: inKey, inks: inksOf(...band.colours) }
  }
  return layer.kind === 'text' ? inkedText(layer) : null
}

const known = new WeakMap<Layer, KeyColourLayer | null>()

/** Returns the layer in key colours with its inks; null for a layer drawn in its own colours. */
export function toKeyColours(layer: Layer): KeyColourLayer | null {
  const before = known.get(layer)
  if (before !== undefined) return before
  const inked = toInked(layer)
  known.set(layer, inked)
  return inked
}
