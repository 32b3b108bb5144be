import { createHash } from 'node:crypto'
import { polygonContains } from '@kitwright/measure'
import type { Quality } from '../garments/bakeQuality.ts'
import type { FinishOptions, Maker } from '../garments/garmentMaker.ts'
import type { Relief } from '../meshFinishing/cloth/relief.ts'
import { boxOf, type Pattern, type PatternPiece } from '../sewingPattern/pattern.ts'

const DIGITS = 6
/** Distance between the points at which a relief is sampled, in mm. */
const SAMPLE_MM = 17

/** Returns a relief's heights over a piece, so that a changed number within it is found. */
function sampleRelief(relief: Relief, piece: PatternPiece): number[] {
  const [left, top, right, bottom] = boxOf(piece)
  const outline = piece.edges.flatMap(({ line }) => line)
  const heights: number[] = []
  for (let x = left; x <= right; x += SAMPLE_MM)
    for (let y = top; y <= bottom; y += SAMPLE_MM)
      if (polygonContains(outline, { x, y })) heights.push(relief(piece.id, { x, y }))
  return heights
}

/** Returns how a model is finished as plain data. Its trims are left out: their pieces are part of the pattern. */
function finishingData({ trims: _, ribThicknessMm, relief, sunk, ...numbers }: FinishOptions, { pieces }: Pattern) {
  const sampled = (heights: Relief | undefined) => heights && pieces.map(piece => sampleRelief(heights, piece))
  return {
    ...numbers,
    ribsMm: pieces.filter(p => p.isRib || p.isElastic).map(({ id }) => ribThicknessMm(id)),
    relief: sampled(relief),
    sunk: sampled(sunk),
  }
}

/** Rounds numbers and sorts keys: where a value is written makes no difference. */
function canonical(_: string, value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(DIGITS))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Returns the SHA-256 of the data that a model is baked from: pattern, zones, drape settings, finishing, mesh spacing,
 * and the same of the model worn under it. Code is not part of it.
 */
export function recipeHash(maker: Maker, id: string, quality: Quality): string {
  const plan = maker.planModel(id)
  const under = maker.wornUnder?.(id)
  const data = {
    pattern: plan.pattern,
    zones: plan.zones,
    options: plan.options,
    recipe: maker.recipe(plan),
    finishing: finishingData(maker.finishing(plan), plan.pattern),
    quality,
    under: under && recipeHash(maker, under, quality),
  }
  return createHash('sha256').update(JSON.stringify(data, canonical)).digest('hex').slice(0, 16)
}
