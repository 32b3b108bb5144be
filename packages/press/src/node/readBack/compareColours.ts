import { deltaE, labOf, toHex } from '@kitwright/measure'
import type { ReadPixels } from './pages.ts'

/** So far around a spot the fresh drawing must be of one colour: two programs put an edge half a pixel apart. */
const AROUND = 4
const MEAN_OF = 1
/** 2.5 mm. */
const EVERY_PX = 7
/** More is an edge, or the middle of a pattern. */
const FLAT = 2
const OPAQUE = 255

type Colour = readonly [number, number, number]

function isFlat({ widthPx, data }: ReadPixels, x: number, y: number): boolean {
  const at = 4 * (y * widthPx + x)
  for (let row = y - AROUND; row <= y + AROUND; row += 1)
    for (let i = 4 * (row * widthPx + x - AROUND); i <= 4 * (row * widthPx + x + AROUND); i += 4) {
      if (data[i + 3] !== OPAQUE) return false
      for (let k = 0; k < 3; k += 1) if (Math.abs(data[i + k]! - data[at + k]!) > FLAT) return false
    }
  return true
}

function meanAt({ widthPx, data }: ReadPixels, x: number, y: number): Colour {
  const sum: [number, number, number] = [0, 0, 0]
  for (let row = y - MEAN_OF; row <= y + MEAN_OF; row += 1)
    for (let column = x - MEAN_OF; column <= x + MEAN_OF; column += 1)
      for (let k = 0; k < 3; k += 1) sum[k]! += data[4 * (row * widthPx + column) + k]!
  const count = (2 * MEAN_OF + 1) ** 2
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

const hexOf = ([r, g, b]: Colour): string => toHex({ r: Math.round(r), g: Math.round(g), b: Math.round(b), a: 1 })

const STEP = 0.5
/** The eye sees no less. */
const MOST_DELTA_E = 1

export interface ColourDifference {
  readonly wanted: string
  readonly found: string
}

/** What lies over a whole garment is a picture of another fineness on a page: its edges are up to so many px elsewhere. */
const STEPS = [0, -AROUND, AROUND]
const EDGE = AROUND + MEAN_OF + 1

/** Whether a page has the colour at a place, or close by. */
function hasNear(read: ReadPixels, [x, y]: readonly [number, number], wanted: Colour): boolean {
  const here = meanAt(read, x, y)
  // Most places: a step of a channel is less than the eye sees in any colour.
  if (here.every((channel, k) => Math.abs(channel - wanted[k]!) <= STEP)) return true
  const lab = labOf(wanted)
  return STEPS.some(dy => STEPS.some(dx => deltaE(lab, labOf(meanAt(read, x + dx, y + dy))) <= MOST_DELTA_E))
}

/** 7.4 mm. */
const CELL_PX = 21
/** Patterns and pictures drawn by two programs come to 4 in the mean of a cell, a pattern that is missing to 20 and more. */
const MOST_OF_CELL = 8

/** The mean of a cell; undefined where the cloth does not cover all of it. */
function meanOfCell({ widthPx, data }: ReadPixels, x: number, y: number, isWhole: boolean): Colour | undefined {
  const sum: [number, number, number] = [0, 0, 0]
  for (let row = y; row < y + CELL_PX; row += 1)
    for (let at = 4 * (row * widthPx + x); at < 4 * (row * widthPx + x + CELL_PX); at += 4) {
      if (isWhole && data[at + 3] !== OPAQUE) return undefined
      for (let k = 0; k < 3; k += 1) sum[k]! += data[at + k]!
    }
  const count = CELL_PX ** 2
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/** Whether a page has as much of the colours in a cell, or close by. */
function hasCellNear(read: ReadPixels, [x, y]: readonly [number, number], wanted: Colour): boolean {
  const here = meanOfCell(read, x, y, false)!
  if (here.every((channel, k) => Math.abs(channel - wanted[k]!) <= STEP)) return true
  const lab = labOf(wanted)
  const isNear = (cell: Colour): boolean => deltaE(lab, labOf(cell)) <= MOST_OF_CELL
  return STEPS.some(dy => STEPS.some(dx => isNear(meanOfCell(read, x + dx, y + dy, false)!)))
}

/** What is of many colours must be of the same in the mean. */
function compareCells(read: ReadPixels, fresh: ReadPixels): ColourDifference | undefined {
  for (let y = AROUND; y + CELL_PX + AROUND <= fresh.heightPx; y += CELL_PX)
    for (let x = AROUND; x + CELL_PX + AROUND <= fresh.widthPx; x += CELL_PX) {
      const wanted = meanOfCell(fresh, x, y, true)
      if (!wanted || hasCellNear(read, [x, y], wanted)) continue
      return { wanted: hexOf(wanted), found: hexOf(meanOfCell(read, x, y, false)!) }
    }
  return undefined
}

/** Where a fresh drawing is of one colour all around, the page must be of the same; elsewhere nearly so in the mean. */
export function compareColours(read: ReadPixels, fresh: ReadPixels): ColourDifference | undefined {
  return comparePlaces(read, fresh) ?? compareCells(read, fresh)
}

function comparePlaces(read: ReadPixels, fresh: ReadPixels): ColourDifference | undefined {
  for (let y = EDGE; y < fresh.heightPx - EDGE; y += EVERY_PX)
    for (let x = EDGE; x < fresh.widthPx - EDGE; x += EVERY_PX) {
      if (!isFlat(fresh, x, y)) continue
      const wanted = meanAt(fresh, x, y)
      if (!hasNear(read, [x, y], wanted)) return { wanted: hexOf(wanted), found: hexOf(meanAt(read, x, y)) }
    }
  return undefined
}
