import * as z from 'zod/mini'
import { fill, hexColour, key, label, patternUse } from './fill.ts'
import { layer } from './layers.ts'
import { LIMITS } from './limits.ts'

const partStyle = z.strictObject({
  fill,
  pattern: z.nullable(patternUse),
  /**
   * What gradient and pattern are laid over: each `piece` by itself; the `part`, as if it were cut from one cloth; or the `garment`,
   * as one thing over all parts that say so, meeting at every seam.
   */
  span: z.enum(['piece', 'part', 'garment']),
})

export const designDocument = z
  .strictObject({
    format: z.literal('kitwright-design'),
    /** Names of the migrations this document has been through, in order. */
    migrations: z.array(key).check(z.maxLength(500)),
    garment: key,
    /** What was chosen of the garment, which knows what it offers. */
    options: z.record(key, key),
    fabric: z.strictObject({ colour: hexColour }),
    parts: z.record(key, partStyle),
    /** Bottom first. */
    layers: z.array(layer).check(z.maxLength(LIMITS.layers)),
    /** What a dyer calls a colour of this design, as `PANTONE 3292 C`, by the colour. Free text: the colour itself is what is seen. */
    colourCodes: z.record(hexColour, label(LIMITS.colourCodeCharacters)),
  })
  .check(
    z.refine(d => new Set(d.layers.map(l => l.id)).size === d.layers.length, {
      path: ['layers'],
      message: 'two layers share an id',
    }),
    z.refine(d => d.layers.filter(l => l.kind === 'image').length <= LIMITS.images, {
      path: ['layers'],
      message: 'too many images',
    }),
    z.refine(d => Object.keys(d.colourCodes).length <= LIMITS.colourCodes, {
      path: ['colourCodes'],
      message: 'too many colour codes',
    }),
  )

declare const parsed: unique symbol
/** A design: which garment, how each part is coloured, and the layers on its pieces. All geometry in mm of the base size. */
export type DesignDocument = z.infer<typeof designDocument> & { readonly [parsed]?: true }
export type Span = PartStyle['span']
export type PartStyle = z.infer<typeof partStyle>
