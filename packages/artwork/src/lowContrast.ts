import type { DesignDocument, ImageLayer, Layer, PatternUse, TextLayer } from '@kitwright/design'
import { findPiece, type Garment } from '@kitwright/garment'
import { toTable } from '@kitwright/garment/wrap'
import { patternCover } from '@kitwright/library/patternCover'
import {
  boxAround,
  boxContains,
  colourDistance,
  contrast,
  mixColours,
  polygonContains,
  rotatePoint,
  toHex,
} from '@kitwright/measure'
import type { Box, Point, Rgba } from '@kitwright/measure'
import { bandOf } from './band.ts'
import { clearingOf } from './clearing.ts'
import { drawPiece } from './drawPiece.ts'
import { fillAt, rgbaOf } from './fillAt.ts'
import { motifCover } from './motifSpots.ts'
import { findTile, isColourTile } from './motifTile.ts'
import { isMaskedOut } from './mask.ts'
import { placePattern } from './placedArea.ts'
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

/** A piece's own ground or that of one of its regions, whose box is asked first: polygons are told by hundreds of points. */
interface Area {
  readonly ground: GroundInstruction
  readonly region: readonly { readonly polygon: readonly Point[]; readonly box: Box }[] | null
}

const areasOf = ({ instructions }: Drawing): readonly Area[] =>
  instructions.flatMap(each => {
    if (each.kind !== 'ground') return []
    const region = each.region?.map(polygon => ({ polygon, box: boxAround(polygon) })) ?? null
    return [{ ground: each, region }]
  })

const isThere = ({ region }: Area, at: Point): boolean =>
  !region || region.some(({ polygon, box }) => boxContains(box, at) && polygonContains(polygon, at))

/** One colour of the cloth, and how much of it that is. */
interface Shade {
  readonly colour: Rgba
  readonly share: number
}
interface NamedShade extends Shade {
  readonly hex: string
}
const ONE_TILE: Box = [0, 0, 1, 1]
type Cloth = (at: Point) => readonly NamedShade[]

/** How much of the ground a pattern covers about a point. */
function coveredAt(pattern: PatternUse, ground: GroundInstruction, on: Point): number {
  const { frame, place, wrap } = ground
  const tile = findTile(pattern.id)
  if (!tile || !tileOf(pattern.id, ground)) return 0
  const even = motifCover(pattern.id)
  if (even !== null) return even
  const { x, y } = wrap ? toTable(wrap, on) : on
  const [a, b, c, d, e, f] = patternTransform(pattern, tile.tileMm, frame, place).toTile
  return patternCover(pattern.id, a * x + c * y + e, b * x + d * y + f)
}

/** Whether a picture in its own colours lies about a point: which it has there is not known. */
function isUnderPicture(pattern: PatternUse, ground: GroundInstruction, on: Point): boolean {
  const tile = isColourTile(pattern.id) ? tileOf(pattern.id, ground) : undefined
  if (!tile?.isOnce) return tile !== undefined
  const { frame, place, wrap } = placePattern(pattern, ground)
  const { x, y } = wrap ? toTable(wrap, on) : on
  const [a, b, c, d, e, f] = patternTransform(pattern, tile.tileMm, frame, place).toTile
  return boxContains(ONE_TILE, { x: a * x + c * y + e, y: b * x + d * y + f })
}

function patterned({ colour, share }: Shade, pattern: PatternUse, covered: number): Shade[] {
  if (covered === 0) return [{ colour, share }]
  const inked = over(rgbaOf(pattern.colour), colour, pattern.opacity)
  return [
    { colour, share: share * (1 - covered) },
    { colour: inked, share: share * covered },
  ]
}

/** The colours of the cloth about a point: of a patterned one all, its ground's and its patterns', by their shares; none where a picture lies. */
function clothAt(fabric: Rgba, areas: readonly Area[], at: Point): readonly Shade[] {
  let shades: readonly Shade[] = [{ colour: fabric, share: 1 }]
  for (const area of areas) {
    if (!isThere(area, at)) continue
    const { ground } = area
    const fill = fillAt(ground.fill, ground, at)
    shades = shades.map(({ colour, share }) => ({ colour: over(fill, colour), share }))
    // Letters that patterns stay away from, and such beside them, lie on the fill alone.
    const isBare = ground.isClear || (ground.mask && isMaskedOut(ground.mask, at))
    for (const pattern of isBare ? [] : ground.patterns) {
      if (isUnderPicture(pattern, ground, at)) return []
      const covered = coveredAt(pattern, ground, at)
      shades = shades.flatMap(shade => patterned(shade, pattern, covered))
    }
  }
  return shades
}

/** Nearer to each other, places have the same cloth. */
const LATTICE_MM = 8
const ROW = 100_000

/** The colours of the cloth about any point, worked out once for all texts that lie there; none beside the piece. */
function clothOf(drawing: Drawing): Cloth {
  const areas = areasOf(drawing)
  const fabric = rgbaOf(drawing.fabricColour ?? '#ffffff')
  const known = new Map<number, readonly NamedShade[]>()
  return ({ x, y }) => {
    const [column, row] = [Math.round(x / LATTICE_MM), Math.round(y / LATTICE_MM)]
    const before = known.get(row * ROW + column)
    if (before) return before
    const at = { x: column * LATTICE_MM, y: row * LATTICE_MM }
    const shades = polygonContains(drawing.outline, at) ? clothAt(fabric, areas, at) : []
    const named = shades.map(shade => ({ ...shade, hex: toHex(shade.colour) }))
    known.set(row * ROW + column, named)
    return named
  }
}

/** Close enough for what changes beneath: a gradient, a sash. */
const ALONG = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]

/** Places all over the letters. */
function placesOf(layer: TextLayer): Point[] {
  const { widthMm, heightMm } = roughTextSize(layer)
  return ALONG.flatMap(x => ALONG.map(y => ({ x: (x * widthMm) / 2, y: (y * heightMm) / 2 })))
    .map(from => rotatePoint(from, layer.rotationDeg))
    .map(({ x, y }) => ({ x: layer.xMm + x, y: layer.yMm + y }))
}

/** Whether a picture under the text may cover the place: what colour it has there is not known. */
function isOnPicture(pictures: readonly ImageLayer[], at: Point): boolean {
  return pictures.some(layer => {
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
function clothUnder(layer: TextLayer, below: readonly Layer[], cloth: Cloth): ReadonlyMap<string, Shade> {
  const found = new Map<string, { colour: Rgba; share: number }>()
  const pictures = below.filter(each => each.kind === 'image')
  for (const at of placesOf(layer)) {
    if (isOnPicture(pictures, at)) continue
    for (const { hex, colour, share } of cloth(at)) {
      const before = found.get(hex)
      if (before) before.share += share
      else found.set(hex, { colour, share })
    }
  }
  return found
}

/** The colours under a text that it can hardly be told from; none where it is seen well enough. */
function hidingColours(layer: TextLayer, below: readonly Layer[], clothAbout: Cloth): readonly string[] {
  if (layer.text.trim() === '') return []
  const inks = inksOf(layer)
  const cloth = clothUnder(layer, below, clothAbout)
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
  { document: { parts, fabric, options }, clothAbout }: { document: DesignDocument; clothAbout: Cloth },
): readonly string[] {
  const cloth = [parts, fabric, options, ...below.filter(({ kind }) => kind === 'image')]
  const before = judged.get(layer)
  if (before?.cloth.length === cloth.length && cloth.every((each, i) => each === before.cloth[i])) return before.colours
  const colours = hidingColours(layer, below, clothAbout)
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
    const clothAbout = clothOf(drawing)
    const layers = drawing.instructions.flatMap(each =>
      each.kind === 'layer' && !clearingOf(each.layer) && !bandOf(each.layer) ? [each.layer] : [],
    )
    for (const [i, layer] of layers.entries()) {
      if (layer.kind !== 'text' || !document.layers.some(({ id }) => id === layer.id)) continue
      const colours = known(layer, layers.slice(0, i), { document, clothAbout })
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
