import type { PartId } from '@kitwright/garment'
import type { Tone } from '../schema/tones.ts'

/** A library pattern on part of a garment. */
export interface RecipePattern {
  readonly id: string
  readonly tone: Tone
  /** Tones of the second to fourth ink of a pattern that is drawn in several. */
  readonly inks?: readonly Tone[]
  readonly opacity: number
  readonly scale?: number
  readonly rotationDeg?: number
  /** Offset in mm. */
  readonly offset?: readonly [x: number, y: number]
  /** Groups of parts, or single parts; `all` is body and sleeves. */
  readonly on: 'body' | 'sleeves' | 'all' | readonly PartId[]
  /** Laid as one thing over all parts that wear it, meeting at every seam. */
  readonly isWhole?: true
}

/** Layout of tones, independent of the garment. A group that is not named follows the body. */
export interface LookRecipe {
  readonly id: string
  readonly body: Tone
  readonly sleeves?: Tone
  readonly sides?: Tone
  readonly shoulders?: Tone
  readonly trims: Tone
  readonly shorts?: Tone
  /** A gradient to this tone from top to bottom. */
  readonly fade?: { readonly to: Tone; readonly on: 'body' | 'sleeves' }
  readonly pattern?: RecipePattern
  /** Patterns of other groups: of sleeves, of shorts, of a panel. */
  readonly accents?: readonly RecipePattern[]
  /** Parts that do not follow their group. */
  readonly parts?: Readonly<Record<PartId, Tone>>
  /** True if its patterns leave space around letters, so that these are compared with the plain ground. */
  readonly isClear?: true
  /** The preferred tone of the letters, if legible. */
  readonly ink?: Tone
}

type Layout = Omit<LookRecipe, 'id' | 'pattern'>

const PLAIN: Layout = { body: 'main', trims: 'second', shorts: 'second' }
const TWO_TONE: Layout = { body: 'main', sleeves: 'second', trims: 'light', shorts: 'second' }
const QUIET: Layout = { body: 'main', trims: 'light', shorts: 'deep' }
const DARK: Layout = { body: 'deep', sleeves: 'deep', trims: 'main', shorts: 'deep' }
const PALE: Layout = { body: 'light', sleeves: 'main', trims: 'main', shorts: 'main' }

const bold = (id: string, tone: Tone, scale = 1): RecipePattern => ({ id, tone, opacity: 1, scale, on: 'body' })
const tonal = (id: string, tone: Tone, opacity = 0.22): RecipePattern => ({ id, tone, opacity, on: 'body' })

/** Every recipe offered. Ids are stable: seeded templates name them. */
export const LOOK_RECIPES: readonly LookRecipe[] = [
  { id: 'plain', ...PLAIN },
  { id: 'two-tone', ...TWO_TONE },
  { id: 'side-panels', ...PLAIN, sides: 'second', trims: 'light' },
  { id: 'yoke', ...QUIET, shoulders: 'second', sleeves: 'second', shorts: 'second' },
  { id: 'night', ...DARK, sides: 'main' },
  { id: 'away', ...PALE, sides: 'second' },
  { id: 'fade', ...QUIET, fade: { to: 'deep', on: 'body' } },
  { id: 'sunset', ...QUIET, sleeves: 'second', fade: { to: 'second', on: 'body' }, shorts: 'second' },
  { id: 'fade-sleeves', ...TWO_TONE, fade: { to: 'main', on: 'sleeves' }, trims: 'second' },
  { id: 'hoops', ...PLAIN, pattern: bold('hoops', 'second') },
  { id: 'wide-hoops', ...QUIET, pattern: bold('wide-hoops', 'light') },
  { id: 'stripes', ...TWO_TONE, pattern: bold('stripes', 'second') },
  { id: 'classic-stripes', ...PALE, sleeves: 'light', shorts: 'deep', pattern: bold('stripes', 'main', 1.4) },
  { id: 'pinstripes', ...QUIET, pattern: { ...tonal('pinstripes', 'light', 0.45), on: 'all' } },
  { id: 'trio', ...QUIET, pattern: tonal('stripes-trio', 'second', 0.85) },
  { id: 'sash', ...TWO_TONE, sleeves: 'main', pattern: { ...bold('diagonals', 'second', 1.6), opacity: 0.9 } },
  { id: 'chevron', ...QUIET, sleeves: 'second', pattern: tonal('chevron', 'second', 0.8) },
  { id: 'checks', ...PLAIN, trims: 'light', pattern: { ...bold('checks', 'light'), opacity: 0.95 } },
  { id: 'krama', ...PALE, pattern: tonal('gingham', 'main', 0.55) },
  { id: 'harlequin', ...QUIET, pattern: tonal('harlequin', 'deep', 0.3) },
  { id: 'halftone', ...QUIET, pattern: tonal('halftone', 'deep', 0.55) },
  { id: 'triangles', ...DARK, pattern: tonal('triangles', 'main', 0.5) },
  { id: 'contours', ...DARK, sleeves: 'main', pattern: tonal('topography', 'main', 0.4) },
  { id: 'waves', ...QUIET, pattern: tonal('waves', 'light') },
  { id: 'lightning', ...TWO_TONE, pattern: tonal('lightning', 'second', 0.6) },
  { id: 'carbon-sleeves', ...PLAIN, sleeves: 'deep', pattern: { ...tonal('carbon', 'light', 0.16), on: 'sleeves' } },
  { id: 'camo', ...DARK, sleeves: 'deep', pattern: { ...tonal('camo', 'main', 0.4), on: 'all' } },
  { id: 'brush', ...QUIET, sleeves: 'second', pattern: tonal('brush', 'second', 0.6) },
  { id: 'kbach', ...QUIET, sleeves: 'deep', pattern: tonal('kbach', 'light', 0.2) },
  { id: 'lotus', ...PALE, sleeves: 'light', pattern: tonal('lotus', 'main', 0.25) },
  { id: 'towers', ...DARK, pattern: tonal('angkor', 'main', 0.35) },
  { id: 'naga', ...QUIET, sleeves: 'second', pattern: { ...tonal('naga-scales', 'deep', 0.3), on: 'all' } },
]
