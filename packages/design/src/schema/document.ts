import * as z from 'zod/mini'
import { numberAbove, coloured, fill, hexColour, key, label, opaqueColour } from './fill.ts'
import { layer } from './layers.ts'
import { LIMITS } from './limits.ts'
import { patternMask } from './mask.ts'
import { patternUse } from './patternUse.ts'
import { piping } from './piping.ts'
import { rulerGuide } from './rulerGuides.ts'
import { KIT_ROLES, TONES } from './tones.ts'

export const partStyle = z.strictObject({
  fill,
  pattern: z.nullable(patternUse),
  /** Patterns over the first one, bottom first. */
  over: z.optional(z.array(patternUse).check(z.maxLength(LIMITS.patterns - 1))),
  /**
   * Area that gradient and pattern cover: each `piece` separately; the `part`, as if it were cut from one cloth; or the
   * `garment`, as one thing over all parts with this value, meeting at every seam.
   */
  span: z.enum(['piece', 'part', 'garment']),
  /** Distance of its patterns from texts and pictures, mm; absent: they lie under them. */
  clearMm: z.optional(numberAbove(0, LIMITS.clearMm)),
  /** Area in which they are visible; absent: everywhere. */
  mask: z.optional(patternMask),
})

export const clubColour = z.strictObject({
  tone: z.enum(TONES),
  /** The club's name for it; null for the name of its tone. */
  name: z.nullable(label(LIMITS.clubColourNameCharacters)),
  colour: opaqueColour,
})

/** Another kit of the same design: its club colours and its separate parts. All else is shared. */
export const kit = z.strictObject({
  role: z.enum(KIT_ROLES),
  /** Tones and parts that are not named are as at home. */
  colours: z.partialRecord(z.enum(TONES), opaqueColour),
  parts: z.record(key, partStyle),
})

const isUnlike = (names: readonly string[]): boolean => new Set(names).size === names.length

export const designDocument = z
  .strictObject({
    format: z.literal('kitwright-design'),
    /** Names of the applied migrations, in order. */
    migrations: z.array(key).check(z.maxLength(500)),
    garment: key,
    /** Options chosen for the garment, which defines the ones it offers. */
    options: z.record(key, key),
    fabric: z.strictObject(coloured),
    parts: z.record(key, partStyle),
    /** Piping along seams, under all layers; absent: nothing. */
    piping: z.optional(z.array(piping).check(z.minLength(1), z.maxLength(LIMITS.piping))),
    /** Layers, bottom first. */
    layers: z.array(layer).check(z.maxLength(LIMITS.layers)),
    /** Guides for arranging layers; absent: none. Never printed. */
    rulerGuides: z.optional(z.array(rulerGuide).check(z.minLength(1), z.maxLength(LIMITS.rulerGuides))),
    /**
     * Dyers' names for colours of this design, as `PANTONE 3292 C`, by colour. Free text: only the colour itself is
     * visible.
     */
    colourCodes: z.record(hexColour, label(LIMITS.colourCodeCharacters)),
    /** The club colours. Uses refer to them by `tone`. */
    clubColours: z.array(clubColour).check(z.maxLength(TONES.length)),
    /** The kits beside the one in which the design is drawn. */
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
/**
 * A design: its garment, the colours of each part, and the layers on its pieces. All geometry in mm of the base size.
 */
export type DesignDocument = z.infer<typeof designDocument> & { readonly [parsed]?: true }
export type Span = PartStyle['span']
export type PartStyle = z.infer<typeof partStyle>
export type ClubColour = DesignDocument['clubColours'][number]
export type Kit = DesignDocument['kits'][number]
