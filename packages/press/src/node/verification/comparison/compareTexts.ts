import { clearingOf, measureLayer, type LayerInstruction } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { rotatePoint, type Box } from '@kitwright/measure'
import type { Sheet } from '../../../sheet.ts'
import type { PagePixels } from '../render/renderPdfPages.ts'

type TextLayer = Extract<LayerInstruction['layer'], { kind: 'text' }>

export const textsOf = ({ artwork }: Sheet): TextLayer[] =>
  artwork.instructions.flatMap(each =>
    each.kind === 'layer' && each.layer.kind === 'text' && each.layer.text !== '' && !clearingOf(each.layer)
      ? [each.layer]
      : [],
  )

const AROUND_MM = 3

/** Returns the box of a text on the page, px. */
export function placeOf(layer: TextLayer, { page }: Sheet, pxPerMm: number): Box {
  const { widthMm, heightMm } = measureLayer(layer, nodeSurface)
  const [x, y] = [widthMm / 2 + AROUND_MM, heightMm / 2 + AROUND_MM]
  const corners = [-1, 1].flatMap(i => [-1, 1].map(k => rotatePoint({ x: i * x, y: k * y }, layer.rotationDeg)))
  const reach = [Math.max(...corners.map(each => each.x)), Math.max(...corners.map(each => each.y))] as const
  const [cx, cy] = [layer.xMm - page[0], layer.yMm - page[1]]
  const px = (mm: number): number => Math.round(mm * pxPerMm)
  return [px(cx - reach[0]), px(cy - reach[1]), px(cx + reach[0]), px(cy + reach[1])]
}

/** The same part of a page: as read back, as expected, and as expected without texts. */
export interface Pictures {
  readonly read: PagePixels
  readonly fresh: PagePixels
  readonly bare: PagePixels
}

/** Returns the largest channel difference between two pictures at a pixel. Runs millions of times. */
function stepAt({ data: one }: PagePixels, { data: other }: PagePixels, at: number): number {
  const red = Math.abs(one[at]! - other[at]!)
  const green = Math.abs(one[at + 1]! - other[at + 1]!)
  const blue = Math.abs(one[at + 2]! - other[at + 2]!)
  const most = red > green ? red : green
  return most > blue ? most : blue
}

/** Largest shift of a pattern's edge between two programs, px. */
const EDGE_PX = 2

/** Returns whether the ground's surrounding pixels equal the middle one, as they do for most of it. */
function isPlain({ widthPx, data }: PagePixels, at: number): boolean {
  const reach = 4 * EDGE_PX
  if (at < EDGE_PX * 4 * widthPx + reach || at + EDGE_PX * 4 * widthPx + reach + 4 > data.length) return false
  const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
  for (let row = at - EDGE_PX * 4 * widthPx, end = at + EDGE_PX * 4 * widthPx; row <= end; row += 4 * widthPx)
    for (let k = row - reach; k <= row + reach; k += 4)
      if (data[k] !== red || data[k + 1] !== green || data[k + 2] !== blue) return false
  return true
}

/**
 * Returns how far a pixel is from all colours of the ground there and beside it, 0 to 255: a mix of the colours at a
 * pattern's edge is no ink. Returns 0 without a closer check if the pixel is no farther than `least` from the ground's
 * own.
 */
function beyondGround(picture: PagePixels, ground: PagePixels, at: number, least: number): number {
  const step = stepAt(picture, ground, at)
  if (step <= least) return 0
  if (isPlain(ground, at)) return step
  const { widthPx, data } = ground
  let most = 0
  for (let k = at; k < at + 3; k += 1) {
    let [lowest, greatest] = [255, 0]
    for (let dy = -EDGE_PX; dy <= EDGE_PX; dy += 1)
      for (let dx = -EDGE_PX; dx <= EDGE_PX; dx += 1) {
        const value = data[k + 4 * (dy * widthPx + dx)] ?? data[k]!
        if (value < lowest) lowest = value
        if (value > greatest) greatest = value
      }
    most = Math.max(most, lowest - picture.data[k]!, picture.data[k]! - greatest)
  }
  return most
}

const OPAQUE = 255

/** Calls `call` for every pixel that the fresh drawing covers. */
function eachIn({ widthPx, heightPx, data }: PagePixels, call: (at: number, y: number) => void) {
  for (let y = 0; y < heightPx; y += 1)
    for (let at = 4 * y * widthPx, end = at + 4 * widthPx; at < end; at += 4) if (data[at + 3] === OPAQUE) call(at, y)
}

/** Least visible contrast: with less, a text has the colour of its background. */
const LEAST_CONTRAST = 24

/** Share of the fullest row: less is a speck. */
const LEAST_OF_ROW = 0.04

/** Returns the height from the first to the last row that has ink, px; 0 if no row has. */
function inkRows(picture: PagePixels, { fresh, bare }: Pictures, contrast: number): number {
  const rows = new Map<number, number>()
  eachIn(fresh, (at, y) => {
    if (beyondGround(picture, bare, at, contrast / 2) > contrast / 2) rows.set(y, (rows.get(y) ?? 0) + 1)
  })
  const least = Math.max(1, LEAST_OF_ROW * Math.max(0, ...rows.values()))
  const inked = [...rows].filter(([, count]) => count > least).map(([y]) => y)
  return inked.length === 0 ? 0 : Math.max(...inked) - Math.min(...inked) + 1
}

export interface Height {
  readonly wanted: number
  readonly found: number
}

/** Returns the expected and the actual height of a text's ink, px. Undefined if the ink is not visible. */
export function heightsOf(pictures: Pictures): Height | undefined {
  let contrast = 0
  eachIn(pictures.fresh, at => {
    contrast = Math.max(contrast, beyondGround(pictures.fresh, pictures.bare, at, contrast))
  })
  if (contrast < LEAST_CONTRAST) return undefined
  const of = (picture: PagePixels): number => inkRows(picture, pictures, contrast)
  return { wanted: of(pictures.fresh), found: of(pictures.read) }
}

const CELL_PX = 10

/** Returns the mean difference of the pixels of a cell; 0 if the fresh drawing does not cover all of it. */
function unlikeIn({ read, fresh }: Omit<Pictures, 'bare'>, x0: number, y0: number): number {
  let sum = 0
  for (let y = y0; y < y0 + CELL_PX; y += 1)
    for (let at = 4 * (y * fresh.widthPx + x0), end = at + 4 * CELL_PX; at < end; at += 4) {
      if (fresh.data[at + 3] !== OPAQUE) return 0
      sum += stepAt(read, fresh, at)
    }
  return sum / CELL_PX ** 2
}

/**
 * Returns the difference of the cell of a text's place in which the page deviates most from the fresh drawing, as the
 * mean of its pixels: 0 to 255.
 */
export function mostUnlike([x0, y0, x1, y1]: Box, pictures: Omit<Pictures, 'bare'>): number {
  const { widthPx, heightPx } = pictures.fresh
  const first = (px: number): number => Math.ceil(Math.max(0, px) / CELL_PX) * CELL_PX
  let most = 0
  for (let y = first(y0); y + CELL_PX <= Math.min(heightPx, y1); y += CELL_PX)
    for (let x = first(x0); x + CELL_PX <= Math.min(widthPx, x1); x += CELL_PX)
      most = Math.max(most, unlikeIn(pictures, x, y))
  return most
}
