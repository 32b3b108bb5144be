import type { MeasureId, Size } from './vocabulary.ts'

/** One end of an edge. */
export type EdgeEnd = readonly [piece: string, edge: string, end: 'start' | 'end']

/**
 * How a finished measure is taken on the pieces, as the sum of its terms. `across` and `down` are the distances of two
 * marks in x and y, `below` a mark's depth below y = 0, `along` the length of edges, `tall` the height of a whole piece.
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
 * Pieces that are lengthened or shortened until the measure is right: by scaling all that lies `below` a mark, or by drawing
 * out the edges that run into the `hem`, each in its own direction and by the same length, so that slanted legs still sew.
 */
export type Stretch = { readonly measure: MeasureId; readonly pieces: readonly string[] } & (
  | { readonly below: EdgeEnd }
  | { readonly draw: readonly string[]; readonly hem: string }
)

/** A piece in every size: the same edges with the same number of points, so that point k is the same place on the cloth. */
export interface GradedShape {
  readonly edges: readonly (readonly [name: string, points: number])[]
  /** Closed; tenths of mm, x and y in turn, an edge's last point is the next one's first and stands once. */
  readonly sizes: readonly (readonly number[])[]
}

/** Models that are cut from one solved pattern, as the jerseys of a kit. */
export interface GradedGroup {
  /** Piece id → place in `shapes`, by model. */
  readonly models: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The girth that tells the sizes of these pieces apart. */
  readonly girth: MeasureId
  readonly rules: Readonly<Partial<Record<MeasureId, MeasureRule>>>
  readonly stretches: readonly Stretch[]
  /** Measures of the pieces in the default chart, mm, XS first; also the long sleeve of a long-sleeved model. */
  readonly reached: Readonly<Record<string, readonly number[]>>
  /** The pattern's settings that were found, XS first. */
  readonly knobs: Readonly<Record<string, readonly number[]>>
}

/** `{garment}/sizes.json`: every piece of a garment in every size of its default chart. */
export interface GradedGarment {
  readonly garment: string
  readonly sizes: readonly Size[]
  readonly shapes: readonly GradedShape[]
  readonly groups: readonly GradedGroup[]
}
