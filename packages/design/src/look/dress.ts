import { type Garment, getGarment, partOf, type PartGroup, type PartId } from '@kitwright/garment'
import { createPatternUse } from '../create.ts'
import type { DesignDocument, PartStyle } from '../document.ts'
import type { Fill, PatternUse } from '../fill.ts'
import { groundsOf, inkIn, isBusyUnder } from './ink.ts'
import type { LookRecipe } from './recipes.ts'
import type { Tone } from '../tone.ts'
import type { Tones } from './tones.ts'

/** Layers that came with a look bear this before their id, and go with it. */
export const LOOK_LAYER = 'look-'
export const isOwn = ({ id }: { readonly id: string }): boolean => !id.startsWith(LOOK_LAYER)

/** Trunks have no shirt: what is worn alone is the body. */
const groupOf = (garment: Garment, part: PartId): PartGroup =>
  part === 'shorts' && !garment.parts.includes('base') ? 'body' : partOf(garment, part).group

function toneOf(group: PartGroup, { body, sleeves, sides, shoulders, trims, shorts }: LookRecipe): Tone {
  return { body, sleeves, sides, shoulders, trims, shorts }[group] ?? body
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

function patternFor(group: PartGroup, { pattern }: LookRecipe, tones: Tones, ground: string): PatternUse | null {
  if (!pattern || !(pattern.on === 'all' ? ['body', 'sleeves'] : [pattern.on]).includes(group)) return null
  // A pattern in its ground's own colour would not be seen.
  const colour = [pattern.tone, 'second', 'light', 'deep'].map(tone => tones[tone as Tone]).find(c => c !== ground)!
  const { id, opacity, scale = 1, rotationDeg = 0 } = pattern
  return { ...createPatternUse(id, colour), opacity, scale, rotationDeg }
}

function styleFor(group: PartGroup, recipe: LookRecipe, tones: Tones): PartStyle {
  const ground = tones[toneOf(group, recipe)]
  const fill: Fill =
    recipe.fade?.on === group ? fading(ground, tones[recipe.fade.to]) : { kind: 'solid', colour: ground }
  const pattern = patternFor(group, recipe, tones, ground)
  return { fill, pattern, span: group === 'body' && (pattern !== null || fill.kind === 'gradient') ? 'part' : 'piece' }
}

/** The design in another look: every part anew, every text in an ink that reads on it; what it says and its pictures stay. */
export function dressIn(document: DesignDocument, recipe: LookRecipe, tones: Tones): DesignDocument {
  const garment = getGarment(document.garment)
  const parts = Object.fromEntries(garment.parts.map(part => [part, styleFor(groupOf(garment, part), recipe, tones)]))
  const dressed = { ...document, fabric: { colour: tones[recipe.body] }, parts, layers: document.layers.filter(isOwn) }
  const layers = dressed.layers.map(layer =>
    layer.kind === 'text'
      ? inkIn(layer, groundsOf(dressed, garment, layer), tones, isBusyUnder(dressed, garment, layer))
      : layer,
  )
  return { ...dressed, layers }
}
