import type { LayerChange } from '../schema/command.ts'
import type { DesignDocument, PartStyle } from '../schema/document.ts'
import type { TonedColour, Fill, Gradient } from '../schema/fill.ts'
import type { PatternUse } from '../schema/patternUse.ts'
import type { Layer } from '../schema/layers.ts'
import { isInOwnColours } from '../schema/motifKind.ts'
import { patternsOn, withPatterns } from '../paint/patterns.ts'
import type { Piping } from '../schema/piping.ts'

/** Maps a colour to its replacement, or to null to keep it. */
export type ColourMap = (of: TonedColour) => TonedColour | null

/** Applies a colour map. Returns the same object if nothing changes, so caches keyed by identity stay valid. */
export function resolveColour<T extends TonedColour>(of: T, change: ColourMap): T {
  const next = change(of)
  if (!next) return of
  const { tone: _, ...rest } = of
  return { ...rest, ...next } as T
}

export function resolveFill(fill: Fill, change: ColourMap): Fill {
  if (fill.kind === 'solid') return resolveColour(fill, change)
  const stops = fill.stops.map(stop => resolveColour(stop, change)) as Gradient['stops']
  return stops.every((stop, i) => stop === fill.stops[i]) ? fill : { ...fill, stops }
}

/** Returns the same list if nothing in it changes. */
function eachThrough<T extends object>(all: readonly T[], change: (of: T) => T): readonly T[] {
  const next = all.map(change)
  return next.every((each, i) => each === all[i]) ? all : next
}

/**
 * Maps a pattern's colours. Unchanged in tones of its part, which hide its own colours, and for a picture in its own
 * colours.
 */
export function resolvePattern(use: PatternUse, change: ColourMap): PatternUse {
  if (use.blend === 'tone' || isInOwnColours(use)) return use
  const next = resolveColour(use, change)
  const inks = use.inks && eachThrough(use.inks, ink => resolveColour(ink, change))
  return inks === use.inks ? next : { ...next, inks: [...inks!] }
}

export const resolvePatterns = (patterns: readonly PatternUse[], change: ColourMap): readonly PatternUse[] =>
  eachThrough(patterns, use => resolvePattern(use, change))

export function resolveStyle(style: PartStyle, change: ColourMap): PartStyle {
  const fill = resolveFill(style.fill, change)
  const before = patternsOn(style)
  const patterns = resolvePatterns(before, change)
  if (patterns !== before) return withPatterns({ ...style, fill }, patterns)
  return fill === style.fill ? style : { ...style, fill }
}

/** Maps the colours among a layer's values, or of a whole layer. */
export function resolveLayerColours<T extends LayerChange | Layer>(values: T, change: ColourMap): T {
  const { fill, outline, outerOutline, shadow } = values as LayerChange
  const next = {
    ...(fill && { fill: resolveFill(fill, change) }),
    ...(outline && { outline: resolveColour(outline, change) }),
    ...(outerOutline && { outerOutline: resolveColour(outerOutline, change) }),
    ...(shadow && { shadow: resolveColour(shadow, change) }),
  }
  const isSame = Object.entries(next).every(([name, value]) => value === (values as Record<string, unknown>)[name])
  return isSame ? values : { ...values, ...next }
}

export const resolveParts = (parts: DesignDocument['parts'], change: ColourMap): DesignDocument['parts'] =>
  Object.fromEntries(Object.entries(parts).map(([part, style]) => [part, resolveStyle(style, change)]))

/** Maps the colours of pipings and tapes. */
export const resolvePiping = (all: readonly Piping[], change: ColourMap): readonly Piping[] =>
  eachThrough(all, each => {
    const next = resolveColour(each, change)
    const middle = each.middle && resolveColour(each.middle, change)
    return middle === each.middle ? next : { ...next, middle: middle! }
  })

/** Maps every visible colour of the document. */
export const resolveDocument = (document: DesignDocument, change: ColourMap): DesignDocument => ({
  ...document,
  fabric: resolveColour(document.fabric, change),
  parts: resolveParts(document.parts, change),
  ...(document.piping && { piping: [...resolvePiping(document.piping, change)] }),
  layers: document.layers.map(layer => resolveLayerColours(layer, change)),
})
