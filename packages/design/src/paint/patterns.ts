import { luminance, mixColours, parseHex, toHex, type Rgba } from '@kitwright/measure'
import type { PartStyle } from '../schema/document.ts'
import type { Fill } from '../schema/fill.ts'
import type { PatternUse } from '../schema/patternUse.ts'
import { firstColour } from './representativeColour.ts'
import { isInOwnColours } from '../schema/motifKind.ts'

/** Every pattern of a part, bottom first; hidden ones too. */
export const patternsOn = ({ pattern, over = [] }: Pick<PartStyle, 'pattern' | 'over'>): readonly PatternUse[] =>
  pattern ? [pattern, ...over] : over

/** The part with these patterns, bottom first, in place of its own. */
export function withPatterns(style: PartStyle, patterns: readonly PatternUse[]): PartStyle {
  const { over: _, ...rest } = style
  const [pattern, ...over] = patterns
  return over.length > 0 ? { ...rest, pattern: pattern!, over } : { ...rest, pattern: pattern ?? null }
}

/** The part with another lowest pattern; without one, what lay over it comes down. */
export const withPattern = (style: PartStyle, pattern: PatternUse | null): PartStyle =>
  withPatterns(style, [...(pattern ? [pattern] : []), ...(style.over ?? [])])

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 }
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
/** Lighter than this, a colour's shades are darker than it. */
const LIGHT = 0.35
/** How far the first ink is from the ground, and each one more. */
const [FIRST_STEP, STEP] = [0.16, 0.1]

/** A shade of a part's own colour; over a gradient one that lets it through. */
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

/** The patterns that are seen on a part, bottom first, in the colours that they are seen in. The same list for the same part. */
export function seenPatterns(style: PartStyle): readonly PatternUse[] {
  const before = seen.get(style)
  if (before) return before
  const now = patternsOn(style)
    .filter(({ isHidden, opacity }) => !isHidden && opacity > 0)
    .map(use => (use.blend === 'tone' && !isInOwnColours(use) ? inTones(use, style.fill) : use))
  seen.set(style, now)
  return now
}

/** A pattern's colours, its first ink's before the others; none of a picture in its own. */
export const inksOf = (use: PatternUse): readonly string[] =>
  isInOwnColours(use) ? [] : [use.colour, ...(use.inks ?? []).map(ink => ink.colour)]
