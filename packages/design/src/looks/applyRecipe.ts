import { type Garment, getGarment, partInfo, type PartGroup, type PartId } from '@kitwright/garment'
import { createPatternUse } from '../creation/createDesign.ts'
import type { DesignDocument, PartStyle } from '../schema/document.ts'
import type { Fill } from '../schema/fill.ts'
import type { PatternUse } from '../schema/patternUse.ts'
import { withLegibleInk, hasBusyGround } from './legibleInk.ts'
import { groundsOf } from '../paint/legibility.ts'
import type { LookRecipe, RecipePattern } from './recipes.ts'
import type { Tone } from '../schema/tones.ts'
import type { Tones } from './tones.ts'

/** Id prefix of layers that a template added; they are removed with it. */
export const LOOK_LAYER = 'look-'
export const isOwn = ({ id }: { readonly id: string }): boolean => !id.startsWith(LOOK_LAYER)

/** Trunks have no shirt, so the only piece worn counts as the body. */
const groupOf = (garment: Garment, part: PartId): PartGroup =>
  part === 'shorts' && !garment.parts.includes('base') ? 'body' : partInfo(garment, part).group

/** A part and its group in a recipe. */
interface GroupedPart {
  readonly part: PartId
  readonly group: PartGroup
}

function toneOf({ part, group }: GroupedPart, recipe: LookRecipe): Tone {
  const { body, sleeves, sides, shoulders, trims, shorts } = recipe
  return recipe.parts?.[part] ?? { body, sleeves, sides, shoulders, trims, shorts }[group] ?? body
}

const fading = (from: string, to: string): Fill => ({
  kind: 'gradient',
  shape: 'linear',
  angleDeg: 180,
  stops: [
    { colour: from, at: 20 },
    { colour: to, at: 100 },
  ],
})

interface RecipePatternUse {
  readonly use: PatternUse
  readonly isWhole: boolean
}

function liesOn({ on }: RecipePattern, { part, group }: GroupedPart): boolean {
  if (on === 'all') return group === 'body' || group === 'sleeves'
  return typeof on === 'string' ? on === group : on.includes(group) || on.includes(part)
}

function patternFor(where: GroupedPart, recipe: LookRecipe, tones: Tones, ground: string): RecipePatternUse | null {
  const pattern = [recipe.pattern, ...(recipe.accents ?? [])].find(each => each && liesOn(each, where))
  if (!pattern) return null
  // A pattern in its ground's own colour would be invisible.
  const colour = [pattern.tone, 'second', 'light', 'deep'].map(tone => tones[tone as Tone]).find(c => c !== ground)!
  const { id, opacity, inks, scale = 1, rotationDeg = 0, offset = [0, 0], isWhole = false } = pattern
  const use = {
    ...createPatternUse(id, colour),
    ...(inks && { inks: inks.map(tone => ({ colour: tones[tone] })) }),
    opacity,
    scale,
    rotationDeg,
    offsetXMm: offset[0],
    offsetYMm: offset[1],
  }
  return { use, isWhole }
}

function styleFor(where: GroupedPart, recipe: LookRecipe, tones: Tones): PartStyle {
  const { group } = where
  const ground = tones[toneOf(where, recipe)]
  const fill: Fill =
    recipe.fade?.on === group ? fading(ground, tones[recipe.fade.to]) : { kind: 'solid', colour: ground }
  const pattern = patternFor(where, recipe, tones, ground)
  const isOnePiece = group === 'body' && (pattern !== null || fill.kind === 'gradient')
  return { fill, pattern: pattern?.use ?? null, span: pattern?.isWhole ? 'garment' : isOnePiece ? 'part' : 'piece' }
}

const withoutPatterns = (document: DesignDocument): DesignDocument => ({
  ...document,
  parts: Object.fromEntries(
    Object.entries(document.parts).map(([part, style]) => [part, style && { ...style, pattern: null }]),
  ),
})

/**
 * Applies a recipe to the design: restyles every part and gives every text a legible ink. Text content and pictures
 * stay.
 */
export function applyRecipe(document: DesignDocument, recipe: LookRecipe, tones: Tones): DesignDocument {
  const garment = getGarment(document.garment)
  const parts = Object.fromEntries(
    garment.parts.map(part => [part, styleFor({ part, group: groupOf(garment, part) }, recipe, tones)]),
  )
  const dressed = { ...document, parts, layers: document.layers.filter(isOwn) }
  const under = recipe.isClear ? withoutPatterns(dressed) : dressed
  const inks = recipe.ink ? { ...tones, first: tones[recipe.ink] } : tones
  const layers = dressed.layers.map(layer =>
    layer.kind === 'text'
      ? withLegibleInk(layer, groundsOf(under, garment, layer), inks, hasBusyGround(under, garment, layer))
      : layer,
  )
  return { ...dressed, layers }
}
