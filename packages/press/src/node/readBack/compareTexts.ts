import { clearingOf, measureLayer, type LayerInstruction } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { rotatePoint, type Box } from '@kitwright/measure'
import type { Sheet } from '../../sheet.ts'
import type { ReadPixels } from './pages.ts'

type TextLayer = Extract<LayerInstruction['layer'], { kind: 'text' }>

export const textsOf = ({ artwork }: Sheet): TextLayer[] =>
  artwork.instructions.flatMap(each =>
    each.kind === 'layer' && each.layer.kind === 'text' && each.layer.text !== '' && !clearingOf(each.layer)
      ? [each.layer]
      : [],
  )

const AROUND_MM = 3

/** Where a text is on the page, px. */
export function placeOf(layer: TextLayer, { page }: Sheet, pxPerMm: number): Box {
  const { widthMm, heightMm } = measureLayer(layer, nodeSurface)
  const [x, y] = [widthMm / 2 + AROUND_MM, heightMm / 2 + AROUND_MM]
  const corners = [-1, 1].flatMap(i => [-1, 1].map(k => rotatePoint({ x: i * x, y: k * y }, layer.rotationDeg)))
  const reach = [Math.max(...corners.map(each => each.x)), Math.max(...corners.map(each => each.y))] as const
  const [cx, cy] = [layer.xMm - page[0], layer.yMm - page[1]]
  const px = (mm: number): number => Math.round(mm * pxPerMm)
  return [px(cx - reach[0]), px(cy - reach[1]), px(cx + reach[0]), px(cy + reach[1])]
}

/** The same part of a page: what is read back, what it should be, and that without texts. */
export interface Pictures {
  readonly read: ReadPixels
  readonly fresh: ReadPixels
  readonly bare: ReadPixels
}

/** How unlike two pictures are at a pixel: the greatest step of a channel. */
function stepAt(one: ReadPixels, other: ReadPixels, at: number): number {
  let most = 0
  for (let k = 0; k < 3; k += 1) most = Math.max(most, Math.abs(one.data[at + k]! - other.data[at + k]!))
  return most
}

/** Two programs put the edge of a pattern up to so many px elsewhere. */
const EDGE_PX = 2

/**
 * How far a pixel is from everything that the ground shows there and beside it, 0 to 255: what lies between the colours of a pattern's edge is
 * no ink. Not looked at closely, and 0, where it is no farther than `least` from the ground's own pixel.
 */
function beyondGround(picture: ReadPixels, ground: ReadPixels, at: number, least: number): number {
  if (stepAt(picture, ground, at) <= least) return 0
  const { widthPx, data } = ground
  let most = 0
  for (let k = at; k < at + 3; k += 1) {
    let [lowest, greatest] = [255, 0]
    for (let dy = -EDGE_PX; dy <= EDGE_PX; dy += 1)
      for (let dx = -EDGE_PX; dx <= EDGE_PX; dx += 1) {
        const value = data[k + 4 * (dy * widthPx + dx)] ?? data[k]!
        lowest = Math.min(lowest, value)
        greatest = Math.max(greatest, value)
      }
    most = Math.max(most, lowest - picture.data[k]!, picture.data[k]! - greatest)
  }
  return most
}

const OPAQUE = 255

/** Calls for every pixel of a box that the fresh drawing covers. */
function eachIn(
  [x0, y0, x1, y1]: Box,
  { widthPx, heightPx, data }: ReadPixels,
  call: (at: number, x: number, y: number) => void,
) {
  for (let y = Math.max(0, y0); y < Math.min(heightPx, y1); y += 1)
    for (let x = Math.max(0, x0); x < Math.min(widthPx, x1); x += 1) {
      const at = 4 * (y * widthPx + x)
      if (data[at + 3] === OPAQUE) call(at, x, y)
    }
}

const wholeOf = ({ widthPx, heightPx }: ReadPixels): Box => [0, 0, widthPx, heightPx]

/** What differs less is seen by nobody: a text in the colour of its ground. */
const LEAST_CONTRAST = 24

/** Of the fullest row: less is a speck. */
const LEAST_OF_ROW = 0.04

/** From the first to the last row that has ink, px; 0 where there is none. */
function inkRows(picture: ReadPixels, { fresh, bare }: Pictures, contrast: number): number {
  const rows = new Map<number, number>()
  eachIn(wholeOf(fresh), fresh, (at, _, y) => {
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

/** How high a text's ink should be, and how high it is, px; undefined where it cannot be seen. */
export function heightsOf(pictures: Pictures): Height | undefined {
  let contrast = 0
  eachIn(wholeOf(pictures.fresh), pictures.fresh, at => {
    contrast = Math.max(contrast, beyondGround(pictures.fresh, pictures.bare, at, contrast))
  })
  if (contrast < LEAST_CONTRAST) return undefined
  const of = (picture: ReadPixels): number => inkRows(picture, pictures, contrast)
  return { wanted: of(pictures.fresh), found: of(pictures.read) }
}

const CELL_PX = 10

/** The cell of a text's place in which the page is most unlike the fresh drawing, in the mean of its pixels: 0 to 255. */
export function mostUnlike(box: Box, { read, fresh }: Omit<Pictures, 'bare'>): number {
  const cells = new Map<number, { sum: number; count: number }>()
  eachIn(box, fresh, (at, x, y) => {
    const key = Math.floor(y / CELL_PX) * 10_000 + Math.floor(x / CELL_PX)
    const cell = cells.get(key) ?? { sum: 0, count: 0 }
    cell.sum += stepAt(read, fresh, at)
    cell.count += 1
    cells.set(key, cell)
  })
  const whole = [...cells.values()].filter(({ count }) => count === CELL_PX ** 2)
  return whole.reduce((most, { sum, count }) => Math.max(most, sum / count), 0)
}
