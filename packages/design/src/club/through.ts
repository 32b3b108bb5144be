import type { LayerChange } from '../command.ts'
import type { DesignDocument, PartStyle } from '../document.ts'
import type { TonedColour, Fill, Gradient } from '../fill.ts'
import type { PatternUse } from '../patternUse.ts'
import type { Layer } from '../layers.ts'
import { isInOwnColours } from '../motifKind.ts'
import { patternsOn, withPatterns } from '../patterns.ts'
import type { Piping } from '../piping.ts'

/** What becomes of a colour in its place; null where it stays. */
export type Recolour = (of: TonedColour) => TonedColour | null

/** The same object where nothing changes, so that what is kept by it is still found. */
export function recoloured<T extends TonedColour>(of: T, change: Recolour): T {
  const next = change(of)
  if (!next) return of
  const { tone: _, ...rest } = of
  return { ...rest, ...next } as T
}

export function fillThrough(fill: Fill, change: Recolour): Fill {
  if (fill.kind === 'solid') return recoloured(fill, change)
  const stops = fill.stops.map(stop => recoloured(stop, change)) as Gradient['stops']
  return stops.every((stop, i) => stop === fill.stops[i]) ? fill : { ...fill, stops }
}

/** The list itself where nothing in it changes. */
function eachThrough<T extends object>(all: readonly T[], change: (of: T) => T): readonly T[] {
  const next = all.map(change)
  return next.every((each, i) => each === all[i]) ? all : next
}

/** In tones of its part a pattern's own colours are not seen; a picture in its own has none. */
export function patternThrough(use: PatternUse, change: Recolour): PatternUse {
  if (use.blend === 'tone' || isInOwnColours(use)) return use
  const next = recoloured(use, change)
  const inks = use.inks && eachThrough(use.inks, ink => recoloured(ink, change))
  return inks === use.inks ? next : { ...next, inks: [...inks!] }
}

export const patternsThrough = (patterns: readonly PatternUse[], change: Recolour): readonly PatternUse[] =>
  eachThrough(patterns, use => patternThrough(use, change))

export function styleThrough(style: PartStyle, change: Recolour): PartStyle {
  const fill = fillThrough(style.fill, change)
  const before = patternsOn(style)
  const patterns = patternsThrough(before, change)
  if (patterns !== before) return withPatterns({ ...style, fill }, patterns)
  return fill === style.fill ? style : { ...style, fill }
}

/** The colours among a layer's values; of a whole layer too. */
export function changeThrough<T extends LayerChange | Layer>(values: T, change: Recolour): T {
  const { fill, outline, outerOutline, shadow } = values as LayerChange
  const next = {
    ...(fill && { fill: fillThrough(fill, change) }),
    ...(outline && { outline: recoloured(outline, change) }),
    ...(outerOutline && { outerOutline: recoloured(outerOutline, change) }),
    ...(shadow && { shadow: recoloured(shadow, change) }),
  }
  const isSame = Object.entries(next).every(([name, value]) => value === (values as Record<string, unknown>)[name])
  return isSame ? values : { ...values, ...next }
}

export const partsThrough = (parts: DesignDocument['parts'], change: Recolour): DesignDocument['parts'] =>
  Object.fromEntries(Object.entries(parts).map(([part, style]) => [part, styleThrough(style, change)]))

/** Pipings and tapes, each with its colours. */
export const pipingThrough = (all: readonly Piping[], change: Recolour): readonly Piping[] =>
  eachThrough(all, each => {
    const next = recoloured(each, change)
    const middle = each.middle && recoloured(each.middle, change)
    return middle === each.middle ? next : { ...next, middle: middle! }
  })

/** The document with every colour that is seen on it passed through. */
export const documentThrough = (document: DesignDocument, change: Recolour): DesignDocument => ({
  ...document,
  fabric: recoloured(document.fabric, change),
  parts: partsThrough(document.parts, change),
  ...(document.piping && { piping: [...pipingThrough(document.piping, change)] }),
  layers: document.layers.map(layer => changeThrough(layer, change)),
})
