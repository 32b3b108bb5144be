import * as z from 'zod/mini'

const number = z.number()
const point = z.tuple([number, number])
const centre = z.optional(point)
/** SVG path data of absolute M, L, C, Q and Z on the symbol's square of 100 by 100. */
const path = z.string().check(z.regex(/^M[\d MLCQZ.-]+$/))

const figure = z.union([
  path,
  /** Centre and radius. */
  z.strictObject({ circle: z.tuple([number, number, number]) }),
  /** Centre and both radii. */
  z.strictObject({ ellipse: z.tuple([number, number, number, number]) }),
  /** Left, top, width and height. */
  z.strictObject({ box: z.tuple([number, number, number, number]) }),
  /** The number of points, one of them up. `inner` is the inner corners' share of the radius; a polygon has none. */
  z.strictObject({ star: number, radius: number, inner: z.optional(number), centre }),
  /** A part of the file's `defs`. */
  z.strictObject({ use: z.string() }),
])

type Parts = SymbolPart | readonly SymbolPart[]
type Point = readonly [x: number, y: number]
/** A part made of other parts. Where `centre` or `at` is absent, it is the middle of the square. */
type ChangedPart =
  /** The right half from axis to axis, joined with its mirror image into one outline. */
  | { readonly half: Parts }
  /** The parts and their mirror image. */
  | { readonly pair: Parts }
  /** The parts at an angle in degrees, or a copy at each of several. */
  | { readonly rotate: number | readonly number[]; readonly centre?: Point; readonly of: Parts }
  /** So many copies around the centre. */
  | { readonly repeat: number; readonly centre?: Point; readonly of: Parts }
  /** Scaled about the middle of the square, and `tall` times more in height; then that middle is moved to `at`. */
  | { readonly scale: number; readonly tall?: number; readonly at?: Point; readonly of: Parts }
/** A part of a shape: path data, a figure, or other parts changed. */
export type SymbolPart = z.output<typeof figure> | ChangedPart

const parts: z.ZodMiniType<Parts> = z.lazy(() => z.union([part, z.array(part)]))
const part: z.ZodMiniType<SymbolPart> = z.union([
  figure,
  z.strictObject({ half: parts }),
  z.strictObject({ pair: parts }),
  z.strictObject({ rotate: z.union([number, z.array(number)]), centre, of: parts }),
  z.strictObject({ repeat: number, centre, of: parts }),
  z.strictObject({ scale: number, tall: z.optional(number), at: centre, of: parts }),
])

/** A shape in the symbol's ink, or a detail that shows the background: filled, or a line of this width. */
const line = z.optional(number)
const shape = z.union([z.strictObject({ line, ink: parts }), z.strictObject({ line, detail: parts })])

const familyFile = z.strictObject({
  /** Parts that several shapes use, by name; one may use those before it. */
  defs: z.optional(z.record(z.string(), part)),
  /** Symbols by id, each with search words beside its names, and its shapes from back to front. */
  symbols: z.record(z.string(), z.strictObject({ tags: z.string(), shapes: z.array(shape) })),
})
export type FamilyFile = z.output<typeof familyFile>

/** Checks a family's file. Throws, with the place of the mistake, when it is wrong. */
export const parseFamily = (file: unknown): FamilyFile => familyFile.parse(file)
