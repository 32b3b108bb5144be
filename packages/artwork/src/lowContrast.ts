import type { DesignDocument, Layer, PatternUse, TextLayer } from '@kitwright/design'
import { findPiece, type Garment } from '@kitwright/garment'
import { toTable } from '@kitwright/garment/wrap'
import { findPattern } from '@kitwright/library'
import { patternCover } from '@kitwright/library/patternCover'
import { colourDistance, contrast, mixColours, polygonContains, rotatePoint, toHex } from '@kitwright/measure'
import type { Point, Rgba } from '@kitwright/measure'
import { drawPiece } from './drawPiece.ts'
import { fillAt, rgbaOf } from './fillAt.ts'
import { patternTransform, tileOf } from './pattern.ts'
import { roughTextSize } from './text.ts'
import type { Drawing, GroundInstruction } from './types.ts'

/** Nearer than this and `MIN_DISTANCE`, letters and cloth are one from a few steps away; red on green differs in hue alone, and is seen. */
const MIN_CONTRAST = 1.3
const MIN_DISTANCE = 0.28
/** Nearer than this, letters can just be seen, but count for less when those beside them cannot. */
const LITTLE_CONTRAST = 1.6
const LITTLE_WEIGHT = 0.4
/** A thinner outline is no more than a shimmer. */
const MIN_OUTLINE_MM = 0.8
/** Of the places that are looked at: a number cannot be read when about half of it cannot be seen. */
const HIDDEN_SHARE = 0.45

const over = (top: Rgba, ground: Rgba, opacity = 1): Rgba => ({ ...mixColours(top, ground, top.a * opacity), a: 1 })

/** How far letters vanish on a colour, 0-1. */
function likeness(ink: Rgba, ground: Rgba): number {
  if (colourDistance(ink, ground) >= MIN_DISTANCE) return 0
  const between = contrast(ink, ground)
  return between < MIN_CONTRAST ? 1 : between < LITTLE_CONTRAST ? LITTLE_WEIGHT : 0
}

const isThere = ({ region }: GroundInstruction, at: Point): boolean =>
  !region || region.some(polygon => polygonContains(polygon, at))

/** One colour of the cloth, and how much of it that is. */
interface Shade {
  readonly colour: Rgba
  readonly share: number
}

/** How much of the ground a pattern covers about a point. */
function coveredAt(pattern: PatternUse, ground: GroundInstruction, on: Point): number {
  const { frame, place, wrap } = ground
  const tile = findPattern(pattern.id)
  if (!tile || !tileOf(pattern.id, ground)) return 0
  const { x, y } = wrap ? toTable(wrap, on) : on
  const [a, b, c, d, e, f] = patternTransform(pattern, tile.tileMm, frame, place).toTile
  return patternCover(pattern.id, a * x + c * y + e, b * x + d * y + f)
}

function patterned({ colour, share }: Shade, pattern: PatternUse, covered: number): Shade[] {
  if (covered === 0) return [{ colour, share }]
  const inked = over(rgbaOf(pattern.colour), colour, pattern.opacity)
  return [
    { colour, share: share * (1 - covered) },
    { colour: inked, share: share * covered },
  ]
}

/** The colours of the cloth about a point: of a patterned one all, its ground's and its patterns', by their shares. */
function clothAt({ fabricColour, instructions }: Drawing, at: Point): readonly Shade[] {
  let shades: readonly Shade[] = [{ colour: rgbaOf(fabricColour ?? '#ffffff'), share: 1 }]
  for (const ground of instructions) {
    if (ground.kind !== 'ground' || !isThere(ground, at)) continue
    const fill = fillAt(ground.fill, ground, at)
    shades = shades.map(({ colour, share }) => ({ colour: over(fill, colour), share }))
    for (const pattern of ground.patterns) {
      const covered = coveredAt(pattern, ground, at)
      shades = shades.flatMap(shade => patterned(shade, pattern, covered))
    }
  }
  return shades
}

/** Close enough for what changes beneath: a gradient, a sash. */
const ALONG = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]

/** Places all over the letters, within the piece. */
function placesOf(layer: TextLayer, outline: readonly Point[]): Point[] {
  const { widthMm, heightMm } = roughTextSize(layer)
  return ALONG.flatMap(x => ALONG.map(y => ({ x: (x * widthMm) / 2, y: (y * heightMm) / 2 })))
    .map(from => rotatePoint(from, layer.rotationDeg))
    .map(({ x, y }) => ({ x: layer.xMm + x, y: layer.yMm + y }))
    .filter(at => polygonContains(outline, at))
}

/** Whether a picture under the text may cover the place: what colour it has there is not known. */
function isOnPicture(below: readonly Layer[], at: Point): boolean {
  return below.some(layer => {
    if (layer.kind !== 'image') return false
    const { x, y } = rotatePoint({ x: at.x - layer.xMm, y: at.y - layer.yMm }, -layer.rotationDeg)
    return Math.abs(x) <= layer.widthMm / 2 && Math.abs(y) <= layer.heightMm / 2
  })
}

/** The colours that a text shows itself by. */
function inksOf({ fill, outline, outerOutline }: TextLayer): Rgba[] {
  const fills = fill.kind === 'solid' ? [fill.colour] : fill.stops.map(({ colour }) => colour)
  const edges = [outline, outerOutline].flatMap(edge => (edge && edge.widthMm >= MIN_OUTLINE_MM ? [edge.colour] : []))
  return [...fills, ...edges].map(rgbaOf)
}

/** The colours of the cloth all over a text, by their hex, with how much there is of each. */
function clothUnder(layer: TextLayer, below: readonly Layer[], drawing: Drawing): ReadonlyMap<string, Shade> {
  const cloth = new Map<string, Shade>()
  const places = placesOf(layer, drawing.outline).filter(at => !isOnPicture(below, at))
  for (const { colour, share } of places.flatMap(at => clothAt(drawing, at))) {
    const hex = toHex(colour)
    cloth.set(hex, { colour, share: share + (cloth.get(hex)?.share ?? 0) })
  }
  return cloth
}

/** The colours under a text that it can hardly be told from; none where it is seen well enough. */
function hidingColours(layer: TextLayer, below: readonly Layer[], drawing: Drawing): readonly string[] {
  if (layer.text.trim() === '') return []
  const inks = inksOf(layer)
  const cloth = clothUnder(layer, below, drawing)
  let [hidden, all] = [0, 0]
  for (const { colour, share } of cloth.values()) {
    hidden += share * Math.min(...inks.map(ink => likeness(over(ink, colour, layer.opacity), colour)))
    all += share
  }
  return all > 0 && hidden >= HIDDEN_SHARE * all ? [...cloth.keys()] : []
}

interface Judged {
  readonly cloth: readonly unknown[]
  readonly colours: readonly string[]
}
const judged = new WeakMap<TextLayer, Judged>()

/** As `hidingColours`, looked at anew only where the text, its cloth or a picture under it has changed. */
function known(
  layer: TextLayer,
  below: readonly Layer[],
  { document: { parts, fabric, options }, drawing }: { readonly document: DesignDocument; readonly drawing: Drawing },
): readonly string[] {
  const cloth = [parts, fabric, options, ...below.filter(({ kind }) => kind === 'image')]
  const before = judged.get(layer)
  if (before?.cloth.length === cloth.length && cloth.every((each, i) => each === before.cloth[i])) return before.colours
  const colours = hidingColours(layer, below, drawing)
  judged.set(layer, { cloth, colours })
  return colours
}

/** Texts that cannot be told from the cloth right under them, with the colours that are there, by the layer's id. */
export function findLowContrast(document: DesignDocument, garment: Garment): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const piece of new Set(document.layers.map(layer => layer.piece))) {
    // A variant may lack the piece that another one's text lies on.
    if (!findPiece(garment, document.options, piece)) continue
    const drawing = drawPiece(document, garment, piece)
    const layers = drawing.instructions.flatMap(each => (each.kind === 'layer' ? [each.layer] : []))
    for (const [i, layer] of layers.entries()) {
      if (layer.kind !== 'text' || !document.layers.some(({ id }) => id === layer.id)) continue
      const colours = known(layer, layers.slice(0, i), { document, drawing })
      if (colours.length > 0) found.set(layer.id, colours)
    }
  }
  return found
}

/** Read from the stands (WCAG 2, large text). */
const LEGIBLE = 3
/** White, near-black, and a red that reads on both. */
const PLAIN = ['#ffffff', '#0f172a', '#e11d48']

const worst = (ink: string, grounds: readonly string[]): number =>
  Math.min(21, ...grounds.map(ground => contrast(rgbaOf(ink), rgbaOf(ground))))

/** The first of the colours that reads well on all of the grounds, else what reads best of them and the plain ones. */
export function readableInk(grounds: readonly string[], wanted: readonly string[]): string {
  const opaque = wanted.map(colour => toHex({ ...rgbaOf(colour), a: 1 }))
  const inks = [...opaque, ...PLAIN]
  const best = (): string => inks.toSorted((a, b) => worst(b, grounds) - worst(a, grounds))[0]!
  return inks.find(ink => worst(ink, grounds) >= LEGIBLE) ?? best()
}
