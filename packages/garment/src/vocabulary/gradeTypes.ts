import type { Size } from './cuts.ts'
import type { MeasureId } from './vocabulary.ts'

/** One end of an edge. */
export type EdgeEnd = readonly [piece: string, edge: string, end: 'start' | 'end']

/**
 * A term of a finished measure, which is the sum of its terms on the pieces. `across` and `down` are the distances of
 * two marks in x and y, `below` a mark's depth below y = 0, `along` the length of edges, `tall` the height of a whole
 * piece.
 */
export type MeasureTerm =
  | { readonly kind: 'across' | 'down'; readonly from: EdgeEnd; readonly to: EdgeEnd; readonly share?: number }
  | { readonly kind: 'below'; readonly of: EdgeEnd; readonly share?: number }
  | {
      readonly kind: 'along'
      readonly edges: readonly (readonly [piece: string, edge: string])[]
      readonly share?: number
    }
  | { readonly kind: 'tall'; readonly piece: string; readonly share?: number }
export type MeasureRule = readonly MeasureTerm[]

/**
 * Pieces that are lengthened or shortened until the measure is right: by scaling everything `below` a mark, or by
 * lengthening the edges that run into the `hem`, each in its own direction and by the same length, so that slanted legs
 * still fit when sewn.
 */
export type Stretch = { readonly measure: MeasureId; readonly pieces: readonly string[] } & (
  | { readonly below: EdgeEnd }
  | { readonly draw: readonly string[]; readonly hem: string }
)

/**
 * A piece in every size: the same edges with the same number of points, so that point k is the same point of the cloth.
 */
export interface GradedShape {
  readonly edges: readonly (readonly [name: string, points: number])[]
  /**
   * Closed outlines in tenths of mm, x and y alternating. The last point of an edge is the first of the next and is
   * stored once.
   */
  readonly sizes: readonly (readonly number[])[]
}

/** Models that are cut from one solved pattern, such as the jerseys of a kit. */
export interface GradedGroup {
  /** Piece id → index in `shapes`, by model. */
  readonly models: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The girth that distinguishes the sizes of these pieces. */
  readonly girth: MeasureId
  readonly rules: Readonly<Partial<Record<MeasureId, MeasureRule>>>
  readonly stretches: readonly Stretch[]
  /** Measures of the pieces in the default chart, mm, in the order of `sizes`; also the long sleeve of a long-sleeved model. */
  readonly reached: Readonly<Record<string, readonly number[]>>
  /** The pattern's solved settings, in the order of `sizes`. */
  readonly knobs: Readonly<Record<string, readonly number[]>>
}

/** `{garment}/sizes.json`: every piece of a garment in every size of its default chart. */
export interface GradedGarment {
  readonly garment: string
  /** The sizes of `shapes`, `reached` and `knobs`, in their order. */
  readonly sizes: readonly Size[]
  readonly shapes: readonly GradedShape[]
  readonly groups: readonly GradedGroup[]
}
