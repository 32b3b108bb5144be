import { luminance, mixColours, parseHex, toHex, type Rgba } from '@kitwright/measure'
import type { PartStyle } from '../schema/document.ts'
import type { Fill } from '../schema/fill.ts'
import type { PatternUse } from '../schema/patternUse.ts'
import { firstColour } from './representativeColour.ts'
import { isInOwnColours } from '../schema/motifKind.ts'

/** Returns every pattern of a part, bottom first, including hidden ones. */
export const patternsOn = ({ pattern, over = [] }: Pick<PartStyle, 'pattern' | 'over'>): readonly PatternUse[] =>
  pattern ? [pattern, ...over] : over

/** Returns the part with its patterns replaced, bottom first. */
export function withPatterns(style: PartStyle, patterns: readonly PatternUse[]): PartStyle {
  const { over: _, ...rest } = style
  const [pattern, ...over] = patterns
  return over.length > 0 ? { ...rest, pattern: pattern!, over } : { ...rest, pattern: pattern ?? null }
}

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 }
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
/** Luminance above which a colour's shades are darker than it. */
const LIGHT = 0.35
/** Share of black or white mixed in for the first ink, and for each further one. */
const [FIRST_STEP, STEP] = [0.16, 0.1]

/** Returns a shade of a part's own colour; translucent over a gradient. */
function shadeOf(fill: Fill, ink: number): string {
  const ground = parseHex(firstColour(fill)) ?? WHITE
  const towards = luminance(ground) > LIGHT ? BLACK : WHITE
  const share = FIRST_STEP + ink * STEP
  return toHex(fill.kind === 'solid' && ground.a === 1 ? mixColours(towards, ground, share) : { ...towards, a: share })
}

const inTones = (use: PatternUse, fill: Fill): PatternUse => ({
  ...use,
  colour: shadeOf(fill, 0),
  ...(use.inks && { inks: use.inks.map((_, i) => ({ colour: shadeOf(fill, i + 1) })) }),
})

const seen = new WeakMap<PartStyle, readonly PatternUse[]>()

/** Returns the visible patterns of a part in their visible colours, bottom first. The same list for the same part. */
export function seenPatterns(style: PartStyle): readonly PatternUse[] {
  const before = seen.get(style)
  if (before) return before
  const now = patternsOn(style)
    .filter(({ isHidden, opacity }) => !isHidden && opacity > 0)
    .map(use => (use.blend === 'tone' && !isInOwnColours(use) ? inTones(use, style.fill) : use))
  seen.set(style, now)
  return now
}

/** Returns a pattern's colours, its first ink first; empty for a picture in its own colours. */
export const inksOf = (use: PatternUse): readonly string[] =>
  isInOwnColours(use) ? [] : [use.colour, ...(use.inks ?? []).map(ink => ink.colour)]
