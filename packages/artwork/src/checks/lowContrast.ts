import {
  designInKit,
  type DesignDocument,
  type ImageLayer,
  type KitRole,
  type Layer,
  type TextLayer,
} from '@kitwright/design'
import { findPiece, type Garment } from '@kitwright/garment'
import { lightness, rotatePoint, toHex } from '@kitwright/measure'
import type { Point, Rgba } from '@kitwright/measure'
import { bandOf } from '../piping/pipingBand.ts'
import { clearingOf } from '../ground/knockout.ts'
import { drawPiece } from '../drawing/drawPiece.ts'
import { rgbaOf } from '../ground/sampleFill.ts'
import { clothOf, over, type Cloth, type NamedShade, type PictureSamples } from './clothOf.ts'
import { neededLightness, vanishing } from './neededLightness.ts'
import { colourAt } from './pictureSample.ts'
import { letterHeightMm, roughTextSize } from '../layers/textLayout.ts'
import { assetKey } from '../surface/types.ts'

export { samplePicture } from './pictureSample.ts'
export { samplePictures } from './samplePictures.ts'
export type { PictureSample } from './pictureSample.ts'
export type { PictureSamples } from './clothOf.ts'

/** The minimum width of a visible outline; a thinner one only shimmers. */
const MIN_OUTLINE_MM = 0.8
/** The least hidden share of the sampled points: a number cannot be read when about half of it is invisible. */
const HIDDEN_SHARE = 0.45
/** The least hidden share of a picture, of which only the outline or the middle may show. */
const HIDDEN_PICTURE_SHARE = 0.75

/** Picture pixels with a lower opacity count as clear. */
const FAINTEST = 0.02

/** Sample positions along the text, close enough for a changing ground such as a gradient or a sash. */
const ALONG = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]

/** Returns sample points all over the letters. */
function placesOf(layer: TextLayer): Point[] {
  const { widthMm, heightMm } = roughTextSize(layer)
  return ALONG.flatMap(x => ALONG.map(y => ({ x: (x * widthMm) / 2, y: (y * heightMm) / 2 })))
    .map(from => rotatePoint(from, layer.rotationDeg))
    .map(({ x, y }) => ({ x: layer.xMm + x, y: layer.yMm + y }))
}

/** Converts a point on the piece to a picture's coordinates, as shares of its width and height. */
function placeIn(layer: ImageLayer, at: Point): Point {
  const { x, y } = rotatePoint({ x: at.x - layer.xMm, y: at.y - layer.yMm }, -layer.rotationDeg)
  return { x: 0.5 + (layer.isMirrored ? -x : x) / layer.widthMm, y: 0.5 + y / layer.heightMm }
}

/** Adds the colours of pictures to the cloth. The result is empty under a picture with unknown pixels. */
function withPictures(cloth: Cloth, layers: readonly Layer[], pictures: PictureSamples): Cloth {
  const images = layers.filter((each): each is ImageLayer => each.kind === 'image')
  if (images.length === 0) return cloth
  return at =>
    images.reduce<readonly NamedShade[]>((shades, layer) => {
      const { x, y } = placeIn(layer, at)
      if (x < 0 || x > 1 || y < 0 || y > 1) return shades
      const sample = pictures.get(assetKey(layer.asset))
      if (!sample) return []
      const ink = colourAt(sample, x, y)
      return shades.map(({ colour, share }) => {
        const seen = over(ink, colour, layer.opacity)
        return { colour: seen, share, hex: toHex(seen) }
      })
    }, cloth(at))
}

/** Returns the colours that make a text visible. */
function inksOf({ fill, outline, outerOutline }: TextLayer): Rgba[] {
  const fills = fill.kind === 'solid' ? [fill.colour] : fill.stops.map(({ colour }) => colour)
  const edges = [outline, outerOutline].flatMap(edge => (edge && edge.widthMm >= MIN_OUTLINE_MM ? [edge.colour] : []))
  return [...fills, ...edges].map(rgbaOf)
}

/** The visible part of a layer: inks at points, on the cloth there. */
interface Sight {
  readonly places: readonly { readonly at: Point; readonly inks: readonly Rgba[]; readonly weight: number }[]
  /** The required difference in lightness. */
  readonly needed: number
  readonly hiddenShare: number
}

function sightOfText(layer: TextLayer): Sight | null {
  if (layer.text.trim() === '') return null
  const inks = inksOf(layer)
  const places = placesOf(layer).map(at => ({ at, inks, weight: 1 }))
  return { places, needed: neededLightness(layer.role, letterHeightMm(layer)), hiddenShare: HIDDEN_SHARE }
}

/** Returns how a picture is seen. An opaque picture is seen by its own ground; a missing picture gives null. */
function sightOfPicture(layer: ImageLayer, pictures: PictureSamples): Sight | null {
  const sample = pictures.get(assetKey(layer.asset))
  if (!sample || sample.isOpaque) return null
  const { side, colours } = sample
  const places = colours.flatMap((ink, i) => {
    if (ink.a < FAINTEST) return []
    const x = ((i % side) + 0.5) / side - 0.5
    const y = (Math.floor(i / side) + 0.5) / side - 0.5
    const from = rotatePoint(
      { x: (layer.isMirrored ? -x : x) * layer.widthMm, y: y * layer.heightMm },
      layer.rotationDeg,
    )
    return [{ at: { x: layer.xMm + from.x, y: layer.yMm + from.y }, inks: [ink], weight: ink.a }]
  })
  const letters = Math.min(layer.widthMm, layer.heightMm) / 2
  return { places, needed: neededLightness(layer.role, letters), hiddenShare: HIDDEN_PICTURE_SHARE }
}

/** Returns the colours under a layer that are hard to tell from it; an empty list if the layer is visible enough. */
function hidingColours({ places, needed, hiddenShare }: Sight, opacity: number, cloth: Cloth): readonly string[] {
  const under = new Set<string>()
  const known = new Map<string, number>()
  const vanishes = (inks: readonly Rgba[], { colour, hex }: NamedShade): number => {
    const key = `${inks.map(toHex).join()}|${hex}`
    const before = known.get(key)
    if (before !== undefined) return before
    const least = Math.min(...inks.map(ink => vanishing(over(ink, colour, opacity), colour, needed)))
    known.set(key, least)
    return least
  }
  let [hidden, all] = [0, 0]
  for (const { at, inks, weight } of places)
    for (const shade of cloth(at)) {
      under.add(shade.hex)
      hidden += weight * shade.share * vanishes(inks, shade)
      all += weight * shade.share
    }
  return all > 0 && hidden >= hiddenShare * all ? [...under] : []
}

interface ContrastVerdict {
  readonly cloth: readonly unknown[]
  readonly colours: readonly string[]
}
const judged = new WeakMap<Layer, ContrastVerdict>()

interface ContrastContext {
  readonly document: DesignDocument
  readonly clothAbout: Cloth
  readonly pictures: PictureSamples
}

/** Returns `hidingColours`, recomputed only when the layer, its cloth or a picture under it has changed. */
function known(
  layer: Layer,
  below: readonly Layer[],
  { document: { parts, fabric, options }, clothAbout, pictures }: ContrastContext,
): readonly string[] {
  const cloth = [parts, fabric, options, pictures, ...below.filter(({ kind }) => kind === 'image')]
  const before = judged.get(layer)
  if (before?.cloth.length === cloth.length && cloth.every((each, i) => each === before.cloth[i])) return before.colours
  const sight = layer.kind === 'text' ? sightOfText(layer) : sightOfPicture(layer, pictures)
  const colours = sight ? hidingColours(sight, layer.opacity, withPictures(clothAbout, below, pictures)) : []
  judged.set(layer, { cloth, colours })
  return colours
}

const NO_PICTURES: PictureSamples = new Map()

/**
 * Finds texts and pictures that cannot be told from the colours directly under them. Returns those colours by layer id.
 * Pictures without a sample, and layers on top of them, are skipped.
 */
export function findLowContrast(
  document: DesignDocument,
  garment: Garment,
  pictures: PictureSamples = NO_PICTURES,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const piece of new Set(document.layers.map(layer => layer.piece))) {
    // A variant may lack the piece of another variant's text.
    if (!findPiece(garment, document.options, piece)) continue
    const drawing = drawPiece(document, garment, piece)
    const clothAbout = clothOf(drawing, pictures)
    const layers = drawing.instructions.flatMap(each =>
      each.kind === 'layer' && !clearingOf(each.layer) && !bandOf(each.layer) ? [each.layer] : [],
    )
    for (const [i, layer] of layers.entries()) {
      if (!document.layers.some(({ id }) => id === layer.id)) continue
      const colours = known(layer, layers.slice(0, i), { document, clothAbout, pictures })
      if (colours.length > 0) found.set(layer.id, colours)
    }
  }
  return found
}

/** Returns the kits in which each layer is hidden, by layer id; null stands for the design itself. */
export function findLowContrastInKits(
  document: DesignDocument,
  garment: Garment,
  pictures: PictureSamples = NO_PICTURES,
): ReadonlyMap<string, readonly (KitRole | null)[]> {
  const found = new Map<string, (KitRole | null)[]>()
  for (const role of [null, ...document.kits.map(kit => kit.role)])
    for (const id of findLowContrast(designInKit(document, role), garment, pictures).keys())
      found.set(id, [...(found.get(id) ?? []), role])
  return found
}

/** The difference in CIE lightness that makes letters of any size legible. */
const LEGIBLE = 50
/** White, near-black, and a red that is legible on both. */
const PLAIN = ['#ffffff', '#0f172a', '#e11d48']

const worst = (ink: string, grounds: readonly string[]): number =>
  Math.min(100, ...grounds.map(ground => Math.abs(lightness(rgbaOf(ink)) - lightness(rgbaOf(ground)))))

/**
 * Returns the first wanted colour that is legible on all grounds, otherwise the most legible of the wanted and plain
 * colours.
 */
export function readableInk(grounds: readonly string[], wanted: readonly string[]): string {
  const opaque = wanted.map(colour => toHex({ ...rgbaOf(colour), a: 1 }))
  const inks = [...opaque, ...PLAIN]
  const best = (): string => inks.toSorted((a, b) => worst(b, grounds) - worst(a, grounds))[0]!
  return inks.find(ink => worst(ink, grounds) >= LEGIBLE) ?? best()
}
