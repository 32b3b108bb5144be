import { numbersIn } from './numbers.ts'
import { lengthOf } from './numbers.ts'

const MAX_SIDE_PX = 10_000
/** Side length of a picture without any size. */
const FALLBACK_SIDE_PX = 512

export interface Size {
  readonly width: number
  readonly height: number
  /** The visible part of the plane. */
  readonly viewBox: string
  /** Whether the file declares the size itself. */
  readonly isSaid: boolean
}

/**
 * Returns the size in CSS pixels: the declared one, else from the view box, with a missing side in proportion; 1 to
 * 10,000 a side.
 */
export function sizeOf(attributes: ReadonlyMap<string, string>): Size {
  const [, , boxWidth, boxHeight] = numbersIn(attributes.get('viewBox'))
  const box = { width: positive(boxWidth), height: positive(boxHeight) }
  const proportion = box.width && box.height ? box.width / box.height : 1
  const saidWidth = positive(lengthOf(attributes.get('width')))
  const saidHeight = positive(lengthOf(attributes.get('height')))
  const width = saidWidth ?? (saidHeight ? saidHeight * proportion : (box.width ?? FALLBACK_SIDE_PX))
  const height = saidHeight ?? width / proportion
  const by = Math.min(Math.max(1, 1 / Math.min(width, height)), MAX_SIDE_PX / Math.max(width, height))
  const isSaid = Boolean(box.width && box.height)
  const viewBox = isSaid ? attributes.get('viewBox')! : `0 0 ${width} ${height}`
  return { width: Math.max(1, width * by), height: Math.max(1, height * by), viewBox, isSaid }
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
