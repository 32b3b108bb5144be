import { linkColours } from '../clubColours/clubColours.ts'
import type { ClubColour, DesignDocument } from '../schema/document.ts'
import { TONES } from '../schema/tones.ts'
import { applyRecipe } from './applyRecipe.ts'
import { LOOK_RECIPES, type LookRecipe } from './recipes.ts'
import { tonesOf, type Tones } from './tones.ts'

/** Returns uniform numbers from 0 to 1, the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let n = Math.imul(state ^ (state >>> 15), 1 | state)
    n = (n + Math.imul(n ^ (n >>> 7), 61 | n)) ^ n
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const rest = [...list]
  for (let i = rest.length - 1; i > 0; i--) {
    const at = Math.floor(random() * (i + 1))
    ;[rest[i], rest[at]] = [rest[at]!, rest[i]!]
  }
  return rest
}

const SCALES = [0.8, 1, 1, 1.3] as const

function varied(recipe: LookRecipe, random: () => number): LookRecipe {
  const by = SCALES[Math.floor(random() * SCALES.length)]!
  return recipe.pattern
    ? { ...recipe, pattern: { ...recipe.pattern, scale: (recipe.pattern.scale ?? 1) * by } }
    : recipe
}

/** Converts tones to club colours, each colour once; existing names stay. */
function clubIn(tones: Tones, before: readonly ClubColour[]): ClubColour[] {
  const nameOf = (tone: ClubColour['tone']) => before.find(own => own.tone === tone)?.name ?? null
  const isFirst = (tone: ClubColour['tone']) => TONES.find(other => tones[other] === tones[tone]) === tone
  return TONES.filter(isFirst).map(tone => ({ tone, name: nameOf(tone), colour: tones[tone] }))
}

export interface Surprise {
  /** One to three team colours, the preferred one first. */
  readonly colours: readonly string[]
  readonly seed: number
  readonly count: number
}

/**
 * Returns `count` different looks of one design in the team's colours; the same for the same seed. Texts, numbers and
 * pictures stay.
 */
export function randomLooks(document: DesignDocument, { colours, seed, count }: Surprise): DesignDocument[] {
  const random = createRandom(seed)
  const [first, second, ...others] = colours
  // In every third design the second colour leads.
  const turned = second === undefined ? colours : [second, first!, ...others]
  return shuffled(LOOK_RECIPES, random)
    .slice(0, count)
    .map((recipe, i) => {
      const tones = tonesOf(i % 3 === 2 ? turned : colours)
      const dressed = applyRecipe(document, varied(recipe, random), tones)
      return linkColours({ ...dressed, clubColours: clubIn(tones, document.clubColours) })
    })
}
