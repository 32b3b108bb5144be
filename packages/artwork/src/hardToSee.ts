import type { DesignDocument, Layer, TextLayer } from '@kitwright/design'
import { findPiece, type Garment } from '@kitwright/garment'
import { colourDistance, contrast, mixColours, polygonContains, rotatePoint, toHex } from '@kitwright/measure'
import type { Point, Rgba } from '@kitwright/measure'
import { drawPiece } from './drawPiece.ts'
import { fillAt, rgbaOf } from './fillAt.ts'
import { roughTextSize } from './text.ts'
import type { Drawing, GroundInstruction } from './types.ts'

/** Nearer than both, letters and cloth are one from a few steps away; red on green differs in hue alone, and is seen. */
const LEAST_CONTRAST = 1.3
const LEAST_DISTANCE = 0.28
/** A thinner outline is no more than a shimmer. */
const LEAST_OUTLINE_MM = 0.8
/** Of the places that are looked at: a number of which half cannot be seen is no number. */
const HIDDEN_SHARE = 0.5

const over = (top: Rgba, ground: Rgba, opacity = 1): Rgba => ({ ...mixColours(top, ground, top.a * opacity), a: 1 })

const areAlike = (one: Rgba, other: Rgba): boolean =>
  contrast(one, other) < LEAST_CONTRAST && colourDistance(one, other) < LEAST_DISTANCE

const isThere = ({ region }: GroundInstruction, at: Point): boolean =>
  !region || region.some(polygon => polygonContains(polygon, at))

/** One colour of the cloth, and how much of it that is. */
interface Shade {
  readonly colour: Rgba
  readonly share: number
}

/** How much of the cloth most patterns leave bare. */
const BARE_SHARE = 0.6

function patterned({ colour, share }: Shade, { pattern }: GroundInstruction): Shade[] {
  if (!pattern) return [{ colour, share }]
  const inked = over(rgbaOf(pattern.colour), colour, pattern.opacity)
  return [
    { colour, share: share * BARE_SHARE },
    { colour: inked, share: share * (1 - BARE_SHARE) },
  ]
}

/** The colours of the cloth at a point: of a patterned one both, its ground's and its pattern's. */
function clothAt({ fabricColour, instructions }: Drawing, at: Point): readonly Shade[] {
  let shades: readonly Shade[] = [{ colour: rgbaOf(fabricColour ?? '#ffffff'), share: 1 }]
  for (const ground of instructions) {
    if (ground.kind !== 'ground' || !isThere(ground, at)) continue
    const fill = fillAt(ground.fill, ground, at)
    shades = shades.flatMap(({ colour, share }) => patterned({ colour: over(fill, colour), share }, ground))
  }
  return shades
}

const ACROSS = [-0.6, -0.3, 0, 0.3, 0.6]
const DOWN = [-0.5, 0, 0.5]

/** Places that the letters are about, within the piece. */
function placesOf(layer: TextLayer, outline: readonly Point[]): Point[] {
  const { widthMm, heightMm } = roughTextSize(layer)
  return ACROSS.flatMap(x => DOWN.map(y => ({ x: (x * widthMm) / 2, y: (y * heightMm) / 2 })))
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
  const edges = [outline, outerOutline].flatMap(edge => (edge && edge.widthMm >= LEAST_OUTLINE_MM ? [edge.colour] : []))
  return [...fills, ...edges].map(rgbaOf)
}

const sharesOf = (shades: readonly Shade[]): number => shades.reduce((sum, { share }) => sum + share, 0)

/** The colours under a text that it can hardly be told from; none where it is seen well enough. */
function hidingColours(layer: TextLayer, below: readonly Layer[], drawing: Drawing): readonly string[] {
  if (layer.text.trim() === '') return []
  const inks = inksOf(layer)
  const cloth = placesOf(layer, drawing.outline)
    .filter(at => !isOnPicture(below, at))
    .flatMap(at => clothAt(drawing, at))
  const hiding = cloth.filter(({ colour }) => inks.every(ink => areAlike(over(ink, colour, layer.opacity), colour)))
  const isHidden = hiding.length > 0 && sharesOf(hiding) >= HIDDEN_SHARE * sharesOf(cloth)
  return isHidden ? [...new Set(cloth.map(({ colour }) => toHex(colour)))] : []
}

/** Texts that cannot be told from the cloth right under them, with the colours that are there, by the layer's id. */
export function hardToSee(document: DesignDocument, garment: Garment): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const piece of new Set(document.layers.map(layer => layer.piece))) {
    // A variant may lack the piece that another one's text lies on.
    if (!findPiece(garment, document.options, piece)) continue
    const drawing = drawPiece(document, garment, piece)
    const layers = drawing.instructions.flatMap(each => (each.kind === 'layer' ? [each.layer] : []))
    for (const [i, layer] of layers.entries()) {
      if (layer.kind !== 'text' || !document.layers.some(({ id }) => id === layer.id)) continue
      const colours = hidingColours(layer, layers.slice(0, i), drawing)
      if (colours.length > 0) found.set(layer.id, colours)
    }
  }
  return found
}

/** Read from the stands (WCAG 2, large text). */
const LEGIBLE = 3
const PLAIN = ['#ffffff', '#0f172a']

const worst = (ink: string, grounds: readonly string[]): number =>
  Math.min(21, ...grounds.map(ground => contrast(rgbaOf(ink), rgbaOf(ground))))

/** The first of the colours that reads well on all of the grounds, else what reads best of them, white and near-black. */
export function readableInk(grounds: readonly string[], wanted: readonly string[]): string {
  const opaque = wanted.map(colour => toHex({ ...rgbaOf(colour), a: 1 }))
  const inks = [...opaque, ...PLAIN]
  const best = (): string => inks.toSorted((a, b) => worst(b, grounds) - worst(a, grounds))[0]!
  return inks.find(ink => worst(ink, grounds) >= LEGIBLE) ?? best()
}
