import * as z from 'zod/mini'
import { numberAbove, coloured, fill, hexColour, key, label, opaqueColour } from './fill.ts'
import { layer } from './layers.ts'
import { LIMITS } from './limits.ts'
import { patternMask } from './mask.ts'
import { patternUse } from './patternUse.ts'
import { piping } from './piping.ts'
import { rulerGuide } from './rulerGuides.ts'
import { KIT_ROLES, TONES } from './tones.ts'

const partStyle = z.strictObject({
  fill,
  pattern: z.nullable(patternUse),
  /** What lies over the first pattern, bottom first. */
  over: z.optional(z.array(patternUse).check(z.maxLength(LIMITS.patterns - 1))),
  /**
   * What gradient and pattern are laid over: each `piece` by itself; the `part`, as if it were cut from one cloth; or the `garment`,
   * as one thing over all parts that say so, meeting at every seam.
   */
  span: z.enum(['piece', 'part', 'garment']),
  /** How far its patterns stay away from what is written and drawn on it, mm; absent: they lie under it. */
  clearMm: z.optional(numberAbove(0, LIMITS.clearMm)),
  /** Where they are seen; absent: everywhere. */
  mask: z.optional(patternMask),
})

const clubColour = z.strictObject({
  tone: z.enum(TONES),
  /** What the club calls it; null for the name of its tone. */
  name: z.nullable(label(LIMITS.clubColourNameCharacters)),
  colour: opaqueColour,
})

/** Another kit of the same design: its club colours, and the parts that go their own way. All else is the design's own. */
const kit = z.strictObject({
  role: z.enum(KIT_ROLES),
  /** What is not named is as at home. */
  colours: z.partialRecord(z.enum(TONES), opaqueColour),
  parts: z.record(key, partStyle),
})

const isUnlike = (names: readonly string[]): boolean => new Set(names).size === names.length

export const designDocument = z
  .strictObject({
    format: z.literal('kitwright-design'),
    /** Names of the migrations this document has been through, in order. */
    migrations: z.array(key).check(z.maxLength(500)),
    garment: key,
    /** What was chosen of the garment, which knows what it offers. */
    options: z.record(key, key),
    fabric: z.strictObject(coloured),
    parts: z.record(key, partStyle),
    /** What runs along seams; absent: nothing. Under all layers. */
    piping: z.optional(z.array(piping).check(z.minLength(1), z.maxLength(LIMITS.piping))),
    /** Bottom first. */
    layers: z.array(layer).check(z.maxLength(LIMITS.layers)),
    /** Lines to arrange layers by; absent: none. Never printed. */
    rulerGuides: z.optional(z.array(rulerGuide).check(z.minLength(1), z.maxLength(LIMITS.rulerGuides))),
    /** What a dyer calls a colour of this design, as `PANTONE 3292 C`, by the colour. Free text: the colour itself is what is seen. */
    colourCodes: z.record(hexColour, label(LIMITS.colourCodeCharacters)),
    /** The club's colours. What wears one says so by its `tone`. */
    clubColours: z.array(clubColour).check(z.maxLength(TONES.length)),
    /** The kits beside the one that the design is drawn as. */
    kits: z.array(kit).check(z.maxLength(KIT_ROLES.length)),
  })
  .check(
    z.refine(d => isUnlike(d.layers.map(l => l.id)), { path: ['layers'], message: 'two layers share an id' }),
    z.refine(d => isUnlike(d.clubColours.map(c => c.tone)), { path: ['clubColours'], message: 'two of one tone' }),
    z.refine(d => isUnlike(d.kits.map(k => k.role)), { path: ['kits'], message: 'two kits of one role' }),
    z.refine(d => (d.piping ?? []).every(p => isUnlike(p.edges.map(e => `${e.piece}/${e.edge}`))), {
      path: ['piping'],
      message: 'one edge twice',
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
export type ClubColour = DesignDocument['clubColours'][number]
export type Kit = DesignDocument['kits'][number]
