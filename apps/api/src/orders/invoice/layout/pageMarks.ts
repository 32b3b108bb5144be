/** The style of a text; sizes in points. */
export interface Style {
  readonly size: number
  readonly isBold?: boolean
  /** `#rrggbb`. */
  readonly colour?: string
}

/**
 * A mark on a page, in points from the upper left corner. A text stands on its `y`; with `right` it ends at its `x`.
 */
export type PageMark =
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly style: Style
      readonly align: 'left' | 'right'
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly colour: string
    }
  | {
      readonly kind: 'picture'
      readonly of: 'logo' | 'khqr'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
    }

export type Page = readonly PageMark[]

/** Measures the width of a text. */
export type WidthOf = (text: string, style: Style) => number

/** A4. */
export const PAPER = { width: 595.28, height: 841.89 }
export const MARGIN = 48
/** Khmer stacks signs above and below its letters. */
export const LEADING = 1.6
