import { nodeSources } from '@kitwright/artwork/node'
import { createPatternUse } from '@kitwright/design'
import { defaultChart, getGarment, type Model, type Piece, type Size } from '@kitwright/garment'
import { gradePieces, loadGrades } from '@kitwright/garment/grades'
import { findWraps, toTable, type Wraps, wrapMapOf } from '@kitwright/garment/wrap'
import { PATTERNS, widened, wideTile } from '@kitwright/library'
import { distance } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { presentWraps } from './presentWraps.ts'
import { proveSeams } from './seamProof.ts'

/** Of the pixels along the seams: the rest lies where a pattern's own edge runs along one. */
const LEAST_EQUAL = 0.985
const SEEN_ONCE = PATTERNS.filter(widened)

const modelOf = (garment: string, id: string): Model => getGarment(garment).models.find(model => model.id === id)!

async function piecesIn(garmentId: string, model: Model, size: Size): Promise<readonly Piece[]> {
  if (size === 'M') return model.pieces
  const garment = getGarment(garmentId)
  const { options } = garment.variants.find(({ models }) => models.includes(model.id))!
  const chart = defaultChart(garment.productType)
  const own = new Set(model.pieces.map(({ id }) => id))
  const pieces = gradePieces({ garment, grades: await loadGrades(garmentId), options, size, chart })
  return pieces.filter(({ id }) => own.has(id))
}

/** A garment of one model, ironed flat in some sizes. */
async function laidOut(garment: string, model: Model, sizes: readonly Size[]): Promise<Wraps> {
  const pieces = new Map(
    await Promise.all(sizes.map(async size => [size, await piecesIn(garment, model, size)] as const)),
  )
  return presentWraps({ ...getGarment(garment), models: [model] }, sizes, (_, size) => pieces.get(size)!)
}

async function equalShare(wraps: Wraps, model: Model, size: Size, patternId: string): Promise<number> {
  const sources = await nodeSources([patternId, wideTile(patternId)])
  const pieces = await piecesIn(wraps.garment, model, size)
  const use = createPatternUse(patternId, '#ffffff')
  const { samples, equal } = proveSeams({ wraps, model: model.id, size, pieces, seams: model.seams }, use, sources)
  return equal / samples
}

/** A triangle's corners are kept to 0.05 mm, and another processor may round otherwise. */
const SAME_MM = 0.2

test('what is checked in is what is ironed flat', async () => {
  const model = modelOf('soccer', 'jersey-short-crew')
  const now = await laidOut('soccer', model, ['M'])
  const kept = findWraps('soccer')!
  expect(Object.keys(kept.models[model.id]!.pieces)).toEqual(Object.keys(now.models[model.id]!.pieces))
  for (const { id, outline } of model.pieces) {
    const [before, after] = [kept, now].map(wraps => wrapMapOf(wraps, { model: model.id, piece: id }))
    if (!before || !after) continue
    expect(after.frame).toEqual(before.frame)
    expect(Math.max(...outline.map(at => distance(toTable(before, at), toTable(after, at)))), id).toBeLessThan(SAME_MM)
  }
})

describe('every pattern that is seen once meets at the seams of', () => {
  test.each([
    ['soccer', 'jersey-short-crew'],
    ['soccer', 'shorts'],
  ])('%s %s', async (garment, id) => {
    const off: [string, number][] = []
    for (const { id: patternId } of SEEN_ONCE) {
      const share = await equalShare(findWraps(garment)!, modelOf(garment, id), 'M', patternId)
      if (share < LEAST_EQUAL) off.push([patternId, share])
    }
    expect(off).toEqual([])
  })
})

test.each([
  ['tshirt', 'tshirt-long-crew'],
  ['hoodie', 'hoodie'],
  ['boxyfit', 'boxyfit-short-crew'],
  ['oversizedshirt', 'oversizedshirt-long-crew'],
  ['polo', 'polo-short-polo'],
  ['sleeveless', 'sleeveless-short-crew'],
  ['boxingtrunk', 'trunks'],
])('sash, saltire and hoop meet at the seams of %s %s', async (garment, id) => {
  for (const patternId of ['sash', 'saltire', 'chest-hoop'])
    expect(await equalShare(findWraps(garment)!, modelOf(garment, id), 'M', patternId)).toBeGreaterThan(0.99)
})

test.each(['XS', 'XXXXXXL'] as const)('in %s nothing folds, and a sash meets as well', async size => {
  for (const [garment, id] of [
    ['soccer', 'jersey-short-crew'],
    ['hoodie', 'hoodie'],
  ] as const) {
    const model = modelOf(garment, id)
    const wraps = await laidOut(garment, model, ['M', size])
    expect(await equalShare(wraps, model, size, 'sash')).toBeGreaterThan(0.99)
    expect(await equalShare(wraps, model, size, 'saltire')).toBeGreaterThan(0.99)
  }
})

test('where each piece has a sash by itself, it does not meet', async () => {
  const model = modelOf('soccer', 'jersey-short-crew')
  const { models, ...rest } = findWraps('soccer')!
  const own = models[model.id]!
  // Each laid as a front: its own millimetres.
  const apart = {
    ...rest,
    models: { [model.id]: { ...own, pieces: Object.fromEntries(Object.keys(own.pieces).map(id => [id, 'front'])) } },
  } as Wraps
  expect(await equalShare(apart, model, 'M', 'sash')).toBeLessThan(0.9)
})
