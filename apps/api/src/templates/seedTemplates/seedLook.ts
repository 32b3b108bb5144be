import type { TemplateTag } from '@kitwright/contract'
import type { KitRole, LookRecipe, RecipePattern } from '@kitwright/design'
import type { NameId } from '@kitwright/words'
import type { LayoutId } from './layouts.ts'

/** A ready-made design: the placement and colours of its tones and patterns, and its texts. */
export interface SeedLook {
  /** Main, second and accent colour, then deep and light unless they are derived from these. */
  readonly colours: readonly string[]
  /** Colours of its other kits, in the order of `colours`. */
  readonly kits: Readonly<Partial<Record<KitRole, readonly string[]>>>
  readonly look: Omit<LookRecipe, 'id'>
  /** Clearance between patterns and letters in mm; if absent, patterns run under the letters. */
  readonly clearMm?: number
  readonly font: string
  /** Team name: a place in the country, so that every shop may show it. */
  readonly team: string
  /** Positions of its texts; the garment's usual ones by default. */
  readonly layout?: LayoutId
  readonly tags: readonly TemplateTag[]
}

export type SeedLooks = Readonly<Partial<Record<NameId<'templates'>, SeedLook>>>

type PatternOverrides = Partial<Omit<RecipePattern, 'id' | 'tone' | 'on'>>

const CLOTH = ['body', 'sides', 'shoulders'] as const

/** Returns one continuous pattern over body and sleeves. */
export const overAll = (
  id: string,
  tone: RecipePattern['tone'] = 'second',
  more: PatternOverrides = {},
): RecipePattern => ({
  id,
  tone,
  opacity: 1,
  on: [...CLOTH, 'sleeves', 'stripes', 'hem'],
  isWhole: true,
  ...more,
})

/** Returns one continuous pattern over front and back. */
export const overBody = (
  id: string,
  tone: RecipePattern['tone'] = 'second',
  more: PatternOverrides = {},
): RecipePattern => ({
  id,
  tone,
  opacity: 1,
  on: [...CLOTH, 'hem'],
  isWhole: true,
  ...more,
})

export const overSleeves = (
  id: string,
  tone: RecipePattern['tone'] = 'second',
  more: PatternOverrides = {},
): RecipePattern => ({
  id,
  tone,
  opacity: 1,
  on: ['sleeves', 'stripes'],
  isWhole: true,
  ...more,
})

export const overShorts = (
  id: string,
  tone: RecipePattern['tone'] = 'second',
  more: PatternOverrides = {},
): RecipePattern => ({
  id,
  tone,
  opacity: 1,
  on: ['shorts'],
  isWhole: true,
  ...more,
})

/** Same as `overAll`, for a kit whose hem is that of its shorts. */
export const overKit = (...given: Parameters<typeof overAll>): RecipePattern => ({
  ...overAll(...given),
  on: [...CLOTH, 'sleeves', 'stripes'],
})

/** Same as `overBody`, for a kit. */
export const overKitBody = (...given: Parameters<typeof overBody>): RecipePattern => ({
  ...overBody(...given),
  on: CLOTH,
})
