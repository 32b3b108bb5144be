import { DIVISION_IDS, SHAPE_IDS, SYMBOLS } from '@kitwright/crest'
import { TEMPLATE_TAGS } from '@kitwright/contract'
import { KIT_ROLES, type RecipePattern, TONES } from '@kitwright/design'
import { z } from 'zod'
import { LAYOUTS, type LayoutId, WITH_SPONSOR } from './layouts.ts'

const CLOTH = ['body', 'sides', 'shoulders']
/** Groups of parts over which one continuous pattern runs, by the name that the files use. */
const SPANS: Readonly<Record<string, readonly string[]>> = {
  all: [...CLOTH, 'sleeves', 'stripes', 'hem'],
  body: [...CLOTH, 'hem'],
  sleeves: ['sleeves', 'stripes'],
  shorts: ['shorts'],
  // A kit's hem is that of its shorts.
  kit: [...CLOTH, 'sleeves', 'stripes'],
  kitBody: CLOTH,
  // Trunks have no shirt, so their cloth is the body.
  trunks: ['body', 'sides', 'hem'],
}

const colours = z
  .array(z.string().regex(/^#[0-9a-f]{6}$/))
  .min(3)
  .max(5)
const tone = z.enum(TONES)

/** One continuous pattern: `over` a span by its name, or `on` a list of parts. */
const pattern = z
  .strictObject({
    id: z.string(),
    tone,
    over: z.enum(Object.keys(SPANS)).optional(),
    on: z.array(z.string()).min(1).optional(),
    opacity: z.number().positive().max(1).default(1),
    scale: z.number().positive().optional(),
    inks: z.array(tone).optional(),
  })
  .refine(({ over, on }) => (over === undefined) !== (on === undefined), 'needs either over or on')
  .transform(({ over, on, ...more }): RecipePattern => ({ ...more, on: on ?? SPANS[over!]!, isWhole: true }))

const look = z.strictObject({
  body: tone,
  sleeves: tone.optional(),
  trims: tone,
  shorts: tone.optional(),
  ink: tone.optional(),
  isClear: z.literal(true).optional(),
  parts: z.record(z.string(), tone).optional(),
  pattern: pattern.optional(),
  accents: z.array(pattern).optional(),
})

/** A ready-made design: the placement and colours of its tones and patterns, and its texts. */
const seedLook = z
  .strictObject({
    /** Main, second and accent colour, then deep and light unless they are derived from these. */
    colours,
    /** Colours of its other kits, in the order of `colours`. */
    kits: z.partialRecord(z.enum(KIT_ROLES), colours),
    look,
    /** Clearance between patterns and letters in mm; if absent, patterns run under the letters. */
    clearMm: z.number().positive().optional(),
    font: z.string(),
    /** Team name: a place in the country, so that every shop may show it. */
    team: z.string(),
    /** Positions of its texts; the garment's usual ones by default. */
    layout: z.enum(Object.keys(LAYOUTS) as LayoutId[]).optional(),
    /** Crest of the invented team: its symbol, shape and division. The colours are the look's own. */
    crest: z
      .strictObject({
        symbol: z.enum(SYMBOLS.map(({ id }) => id)),
        shape: z.enum(SHAPE_IDS),
        division: z.enum(DIVISION_IDS),
      })
      .optional(),
    /** Whether a sponsor's mark stands on its chest, for a customer to replace. */
    hasSponsor: z.literal(true).optional(),
    tags: z.array(z.enum(TEMPLATE_TAGS)),
  })
  .refine(
    ({ hasSponsor, layout }) => !hasSponsor || (layout && WITH_SPONSOR.includes(layout)),
    'a text is in the sponsor’s place',
  )

export type SeedLook = z.output<typeof seedLook>

/** The looks of a file by their ids. Throws, with the place of the mistake, when a file of `looks` is wrong. */
export const parseSeedLooks = (file: unknown): Readonly<Record<string, SeedLook>> =>
  z.record(z.string(), seedLook).parse(file)
