import { deltaE, labOf, toHex } from '@kitwright/measure'
import type { PagePixels } from '../render/renderPdfPages.ts'

/**
 * Distance around a spot within which the fresh drawing must have one colour: two programs place an edge half a pixel
 * apart.
 */
const AROUND = 4
const MEAN_OF = 1
/** 2.5 mm. */
const EVERY_PX = 7
/** Largest step within a flat area. A larger one is an edge or the middle of a pattern. */
const FLAT = 2
const OPAQUE = 255

type Colour = readonly [number, number, number]

/**
 * Returns whether the pixels around a place are flat. Runs at each place on 81 pixels, most of which equal the middle
 * one.
 */
function isFlat({ widthPx, data }: PagePixels, whole: Uint32Array, x: number, y: number): boolean {
  const at = y * widthPx + x
  const middle = whole[at]!
  const [red, green, blue] = [data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!]
  if (data[4 * at + 3] !== OPAQUE) return false
  for (let row = y - AROUND; row <= y + AROUND; row += 1)
    for (let i = row * widthPx + x - AROUND, end = i + 2 * AROUND; i <= end; i += 1) {
      if (whole[i] === middle) continue
      const k = 4 * i
      if (data[k + 3] !== OPAQUE || Math.abs(data[k]! - red) > FLAT) return false
      if (Math.abs(data[k + 1]! - green) > FLAT || Math.abs(data[k + 2]! - blue) > FLAT) return false
    }
  return true
}

/** Returns the mean of a square of pixels. Undefined where the cloth must cover the whole square and does not. */
function meanOf(
  { widthPx, data }: PagePixels,
  x: number,
  y: number,
  side: number,
  isWhole = false,
): Colour | undefined {
  let [red, green, blue] = [0, 0, 0]
  for (let row = y; row < y + side; row += 1)
    for (let at = 4 * (row * widthPx + x), end = at + 4 * side; at < end; at += 4) {
      if (isWhole && data[at + 3] !== OPAQUE) return undefined
      red += data[at]!
      green += data[at + 1]!
      blue += data[at + 2]!
    }
  const count = side ** 2
  return [red / count, green / count, blue / count]
}

const meanAt = (picture: PagePixels, x: number, y: number): Colour =>
  meanOf(picture, x - MEAN_OF, y - MEAN_OF, 2 * MEAN_OF + 1)!

const hexOf = ([r, g, b]: Colour): string => toHex({ r: Math.round(r), g: Math.round(g), b: Math.round(b), a: 1 })

/** The largest allowed deviation of a colour: steps of each channel, a ΔE00, or both if both are given. */
interface ColourTolerance {
  readonly steps?: number
  readonly deltaE?: number
}
/** Alternative tolerances. Meeting one of them is enough. */
export type Slack = readonly ColourTolerance[]

/**
 * Two programs round transparent colours to a step of each channel, in a dark grey a ΔE of up to 2.4. The eye sees no
 * less than 1. PDFium draws a gradient between opposite colours in 256 steps: its grey is off by two steps of a
 * channel, ΔE 1.8. A pattern of four tones overlaps there, and PDFium rounds each of them down: up to three steps.
 */
export const DESIGNED: Slack = [{ steps: 1 }, { deltaE: 1 }, { steps: 3, deltaE: 2 }]
/**
 * In inks that step is one of each of the four; near black PDFium renders it as four steps of a channel, and ΔE 4.
 * Between lighter colours the maximum measured was 1.98.
 */
export const INKED: Slack = [{ steps: 5 }, { deltaE: 2 }]

/** Returns whether a colour is within tolerance. Runs at each place; most colours match exactly. */
function isWithin(slack: Slack, wanted: Colour, found: Colour): boolean {
  const far = Math.max(Math.abs(wanted[0] - found[0]), Math.abs(wanted[1] - found[1]), Math.abs(wanted[2] - found[2]))
  for (const { steps = Infinity, deltaE: most = Infinity } of slack)
    if (far <= steps && (most === Infinity || deltaE(labOf(wanted), labOf(found)) <= most)) return true
  return false
}

export interface ColourDifference {
  readonly wanted: string
  readonly found: string
}

/**
 * Artwork over a whole garment is a picture of another resolution on a page: its edges are shifted by up to this many
 * px.
 */
const STEPS = [0, -AROUND, AROUND]
const EDGE = AROUND + MEAN_OF + 1

interface PageComparison {
  readonly read: PagePixels
  readonly fresh: PagePixels
  /** Rotated content of the fresh drawing as displayed when it consists of pixels: a page may match either. */
  readonly turned?: PagePixels | undefined
  readonly slack: Slack
}

/** Returns whether a page has the colour at a place or close to it. */
function hasNear({ read, turned, slack }: PageComparison, [x, y]: readonly [number, number], wanted: Colour): boolean {
  const isNear = (colour: Colour): boolean =>
    STEPS.some(dy => STEPS.some(dx => isWithin(slack, colour, meanAt(read, x + dx, y + dy))))
  return isNear(wanted) || (turned !== undefined && isNear(meanAt(turned, x, y)))
}

/** 7.4 mm. */
const CELL_PX = 21
/** Patterns and pictures drawn by two programs differ by 4 in the mean of a cell, a missing pattern by 20 and more. */
const MOST_OF_CELL = 8

/** Returns whether a page has as much of the colours in a cell or close to it. */
function hasCellNear(read: PagePixels, [x, y]: readonly [number, number], wanted: Colour): boolean {
  const here = meanOf(read, x, y, CELL_PX)!
  // True at most places.
  if (here.every((channel, k) => Math.abs(channel - wanted[k]!) <= 1)) return true
  const lab = labOf(wanted)
  const isNear = (cell: Colour): boolean => deltaE(lab, labOf(cell)) <= MOST_OF_CELL
  return isNear(here) || STEPS.some(dy => STEPS.some(dx => isNear(meanOf(read, x + dx, y + dy, CELL_PX)!)))
}

/** Compares cells of many colours, whose mean must be the same. */
function compareCells({ read, fresh }: PageComparison): ColourDifference | undefined {
  for (let y = AROUND; y + CELL_PX + AROUND <= fresh.heightPx; y += CELL_PX)
    for (let x = AROUND; x + CELL_PX + AROUND <= fresh.widthPx; x += CELL_PX) {
      const wanted = meanOf(fresh, x, y, CELL_PX, true)
      if (!wanted || hasCellNear(read, [x, y], wanted)) continue
      return { wanted: hexOf(wanted), found: hexOf(meanOf(read, x, y, CELL_PX)!) }
    }
  return undefined
}

/**
 * Compares a page with a fresh drawing. A spot of one colour all around must have the same on the page; elsewhere the
 * mean must be nearly the same.
 */
export function compareColours(
  read: PagePixels,
  fresh: PagePixels,
  slack = DESIGNED,
  turned?: PagePixels,
): ColourDifference | undefined {
  const compared = { read, fresh, turned, slack }
  return comparePlaces(compared) ?? compareCells(compared)
}

function comparePlaces(compared: PageComparison): ColourDifference | undefined {
  const { read, fresh } = compared
  const { buffer, byteOffset, length } = fresh.data
  const whole = new Uint32Array(buffer, byteOffset, length / 4)
  for (let y = EDGE; y < fresh.heightPx - EDGE; y += EVERY_PX)
    for (let x = EDGE; x < fresh.widthPx - EDGE; x += EVERY_PX) {
      if (!isFlat(fresh, whole, x, y)) continue
      const wanted = meanAt(fresh, x, y)
      if (!hasNear(compared, [x, y], wanted)) return { wanted: hexOf(wanted), found: hexOf(meanAt(read, x, y)) }
    }
  return undefined
}
