import { rasterise, type GroundInstruction } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { createPatternUse } from '@kitwright/design'
import { getGarment, type Model } from '@kitwright/garment'
import { findWraps, toTable, type WrapMap, wrapMapOf } from '@kitwright/garment/wrap'
import { boxHeight, boxWidth, distance, type Box } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { presentWraps } from './presentWraps.ts'
import { inkOf, pixelsAt, printedSources, PX_PER_MM, readInk } from './seamProof/seamInk.ts'
import { type SizedPieceSet } from './seamProof/seamPlaces.ts'
import { proveSeams } from './seamProof/seamProof.ts'
import { sewnInSize } from './seamProof/sewnInSize.ts'

// Tests a sample: `npm run atelier -- prove` draws every pattern on every garment in every size, and writes
// docs/seams.md.

const modelOf = (garment: string, id: string): Model => getGarment(garment).models.find(model => model.id === id)!

/** Returns the share of the pixels along the seams that are equal on both sides. */
async function equalShare(sewn: SizedPieceSet, patternId: string): Promise<number> {
  const sources = await printedSources(patternId)
  const { samples, equal } = proveSeams(sewn)(createPatternUse(patternId, '#ffffff'), sources)
  return equal / samples
}

/** A triangle's corners are stored to 0.05 mm, and another processor may round differently. */
const SAME_MM = 0.2

test('what is checked in is what is ironed flat', () => {
  const model = modelOf('soccer', 'jersey-short-crew')
  const now = presentWraps({ ...getGarment('soccer'), models: [model] })
  const kept = findWraps('soccer')!
  expect(Object.keys(kept.models[model.id]!.pieces)).toEqual(Object.keys(now.models[model.id]!.pieces))
  for (const { id, outline } of model.pieces) {
    const [before, after] = [kept, now].map(wraps => wrapMapOf(wraps, { model: model.id, piece: id }))
    if (!before || !after) continue
    expect(after.frame).toEqual(before.frame)
    expect(Math.max(...outline.map(at => distance(toTable(before, at), toTable(after, at)))), id).toBeLessThan(SAME_MM)
  }
})

describe('what goes over the garment meets at the seams of', () => {
  test.each([
    ['soccer', 'jersey-short-crew', 'M', ['sash', 'tiger-sides']],
    ['soccer', 'jersey-long-polo', 'XXXXXXL', ['saltire']],
    ['soccer', 'shorts', 'M', ['sash', 'quarters']],
    ['soccer', 'shorts', 'XXXXXXL', ['centre-trio']],
    ['tshirt', 'tshirt-short-crew', 'L', ['side-tapes']],
    ['hoodie', 'hoodie', 'XS', ['chest-vee']],
    ['polo', 'polo-short-polo', 'XXXXL', ['chest-hoop']],
    ['boxingtrunk', 'trunks', 'XS', ['sash']],
  ] as const)('%s %s in %s', async (garment, id, size, patterns) => {
    const sewn = await sewnInSize(getGarment(garment), modelOf(garment, id), size)
    for (const pattern of patterns) expect(await equalShare(sewn, pattern), pattern).toBeGreaterThan(0.99)
  })
})

test('where each piece has a sash by itself, it does not meet', async () => {
  const sewn = await sewnInSize(getGarment('soccer'), modelOf('soccer', 'jersey-short-crew'), 'M')
  const front = sewn.maps.get('front')!
  // Each piece is placed as a front, in its own millimetres.
  const apart = new Map<string, WrapMap>(Array.from(sewn.maps.keys(), id => [id, front]))
  expect(await equalShare({ ...sewn, maps: apart }, 'sash')).toBeLessThan(0.9)
})

test.each([
  ['front', 'sash'],
  ['sleeveR', 'sleeve-rings'],
] as const)('what is compared of a %s is what is painted', async (id, patternId) => {
  const sewn = await sewnInSize(getGarment('soccer'), modelOf('soccer', 'jersey-short-crew'), 'XS')
  const [pattern, sources] = [createPatternUse(patternId, '#ff0000'), await printedSources(patternId)]
  const [piece, wrap] = [sewn.pieces.find(each => each.id === id)!, sewn.maps.get(id)!]
  // An area of a hand's breadth, in whole pixels.
  const [x, y] = [
    Math.round(piece.box[0] + boxWidth(piece.box) / 2),
    Math.round(piece.box[1] + boxHeight(piece.box) / 3),
  ]
  const box: Box = [x, y, x + 80, y + 60]
  const ground: GroundInstruction = {
    kind: 'ground',
    part: 'base',
    fill: { kind: 'solid', colour: '#000000' },
    patterns: [pattern],
    frame: wrap.frame,
    wrap,
    region: null,
  }
  const drawing = { piece: id, box, outline: piece.outline, fabricColour: '#000000', instructions: [ground] }
  const canvas = rasterise(drawing, { pxPerMm: PX_PER_MM, surface: nodeSurface, sources })
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  const places = Array.from({ length: 80 * 60 }, (_, i) => ({
    x: x + (i % 80) + 0.5,
    y: y + Math.floor(i / 80) + 0.5,
  }))
  const ink = readInk(pixelsAt({ ...piece, box }, wrap, places), inkOf(pattern, sources)(wrap.frame))
  const painted = places.map(
    at => data[4 * (Math.floor((at.y - y) * PX_PER_MM) * canvas.width + Math.floor((at.x - x) * PX_PER_MM))]!,
  )
  expect(new Set(painted).size).toBeGreaterThan(2)
  const off = painted.map((value, i) => Math.abs(value - ink[i]!))
  expect(off.filter(by => by > 4).length / off.length).toBeLessThan(0.002)
})
