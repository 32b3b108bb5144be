import { numbersIn } from './numbers.ts'
import { lengthOf } from './numbers.ts'

const MOST_SIDE_PX = 10_000
/** For a picture that says no size at all. */
const FALLBACK_SIDE_PX = 512

export interface Size {
  readonly width: number
  readonly height: number
  /** What the picture shows of its plane, when it does not say so itself. */
  readonly viewBox: string
}

/** The size in CSS pixels: as said, else by the view box, one side following the other's proportion; at most 10,000 a side. */
export function sizeOf(attributes: ReadonlyMap<string, string>): Size {
  const [, , boxWidth, boxHeight] = numbersIn(attributes.get('viewBox'))
  const box = { width: positive(boxWidth), height: positive(boxHeight) }
  const proportion = box.width && box.height ? box.width / box.height : 1
  const saidWidth = positive(lengthOf(attributes.get('width')))
  const saidHeight = positive(lengthOf(attributes.get('height')))
  const width = saidWidth ?? (saidHeight ? saidHeight * proportion : (box.width ?? FALLBACK_SIDE_PX))
  const height = saidHeight ?? width / proportion
  const shrink = Math.min(1, MOST_SIDE_PX / Math.max(width, height))
  const viewBox = box.width && box.height ? attributes.get('viewBox')! : `0 0 ${width} ${height}`
  return { width: Math.max(1, width * shrink), height: Math.max(1, height * shrink), viewBox }
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined
