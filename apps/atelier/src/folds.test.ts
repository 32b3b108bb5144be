import { listGarments, type Model } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { isLettering } from './garments/calmZones.ts'
import { foldLikeness, sidewaysFolds } from './testing/foldLikeness.ts'
import { type FoldMeasure, measureFolds, zoneFolds } from './testing/foldMeasure.ts'
import { readCloth } from './testing/readCloth.ts'

// Checked-in models fold as worn cloth does, but not through a number, a name or a logo.

/**
 * Least folds of a model's cloth, in degrees. Before wearers moved, jerseys had 7.3 and 27, shorts 14.2
 * and 35.5, trunks 14.6 and 43, other shirts 6.7 to 7.2
 * and 19 to 20, sleeveless ones 4.1 and 11.3, the hoodie 5.6 and 18.6.
 */
const FOLDS: readonly (readonly [id: RegExp, least: FoldMeasure])[] = [
  [/^(boxyfit-short-crew|polo-short-polo)$/, { median: 7.9, p90: 32 }],
  [/^(jersey|polo|boxyfit-|tshirt-|oversizedshirt-)/, { median: 8, p90: 29.9 }],
  [/^sleeveless-short-crew$/, { median: 6, p90: 25 }],
  [/^sleeveless-/, { median: 5, p90: 25 }],
  [/^hoodie$/, { median: 7.2, p90: 30 }],
  [/^shorts$/, { median: 13.9, p90: 37.5 }],
  [/^trunks$/, { median: 17, p90: 49 }],
]
/**
 * Limit of the folds through lettering, in degrees: 90 % of a zone's cloth is calmer. It was 27 on a jersey's back, 50
 * on shorts and 25 on trunks, whose satin is pleated.
 */
const CALM_DEG: Readonly<Record<string, number>> = {
  trunks: 17,
  'polo-long-polo': 16.5,
  'oversizedshirt-long-crew': 16.5,
}
const CALM_ELSE_DEG = 15

const worn = listGarments().flatMap(garment =>
  garment.models.flatMap(model => {
    const least = FOLDS.find(([id]) => id.test(model.id))?.[1]
    return least ? [{ garment: garment.id, model, least }] : []
  }),
)

const read = async (garment: string, model: Model) => readCloth(garment, model.levels.full.glb)

/** One model in three is measured; `npm run sweep` measures all. */
const EVERY = process.env['WHOLE_SWEEP'] ? 1 : 3

describe.each(worn.filter((_, index) => index % EVERY === 0))('$garment/$model.id', ({ garment, model, least }) => {
  it('folds as worn cloth does', async () => {
    const { median, p90 } = measureFolds(await read(garment, model), model)
    expect(median).toBeGreaterThanOrEqual(least.median)
    expect(p90).toBeGreaterThanOrEqual(least.p90)
  })

  it('is calm where numbers, names and logos are', async () => {
    const cloths = (await read(garment, model)).filter(cloth => !cloth.isRim)
    for (const zone of model.zones.filter(isLettering)) {
      const piece = model.pieces.find(({ id }) => id === zone.piece)!
      const cloth = cloths.find(({ piece: id }) => id === zone.piece)!
      expect(zoneFolds(cloth, piece, zone), zone.id).toBeLessThanOrEqual(CALM_DEG[model.id] ?? CALM_ELSE_DEG)
    }
  })
})

/** Limit of the likeness of two shirts' folds; when all wearers moved alike it was 0.70 to 0.9 for twenty-five pairs. */
const ALIKE = 0.71

it.each(['front', 'back'])('folds the %s of each shirt in its own way', async id => {
  const shirts = worn.filter(({ model }) => /-(short|long)-/.test(model.id))
  const folds: ReturnType<typeof sidewaysFolds>[] = []
  for (const { garment, model } of shirts) {
    const cloth = (await read(garment, model)).find(({ piece, isRim }) => piece === id && !isRim)!
    folds.push(
      sidewaysFolds(
        cloth,
        model.pieces.find(piece => piece.id === id)!,
      ),
    )
  }
  const alike = shirts.flatMap(({ model }, i) =>
    shirts.slice(i + 1).flatMap((other, k) => {
      const likeness = foldLikeness(folds[i]!, folds[i + 1 + k]!)
      return likeness > ALIKE ? [`${model.id} ${other.model.id} ${likeness.toFixed(2)}`] : []
    }),
  )
  expect(alike).toEqual([])
})
