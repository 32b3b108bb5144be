import { createDesign, createPatternUse } from '@kitwright/design'
import { defaultChart } from '@kitwright/garment'
import { USUAL_SETTINGS } from '@kitwright/press'
import { afterAll, expect, test } from 'vitest'
import { createWorkerPool } from '../../../workers/index.ts'
import { checkGarment, type GarmentToMake, makeGarment } from './job.ts'

const workers = createWorkerPool({ size: 1, queueMost: 2, restMs: 60_000 })
afterAll(() => workers.close())
const ANYONE = { tenantId: 'a' }

const plain = createDesign('soccer')
const tides = {
  ...createPatternUse('tides-club', '#1e3a8a'),
  opacity: 0.6,
  inks: ['#dc2626', '#ffffff', '#111827'].map(colour => ({ colour })),
}
const garment: GarmentToMake = {
  document: {
    ...plain,
    parts: { ...plain.parts, base: { ...plain.parts['base']!, pattern: tides, span: 'garment' } },
  },
  chart: defaultChart('SOCCER_KIT'),
  size: 'M',
  player: null,
  settings: USUAL_SETTINGS,
  label: { order: 'AK-000001', line: 1, garment: 1 },
  only: ['back'],
  who: {},
  madeAt: new Date(0),
  images: [],
  fonts: [],
}

/** A piece takes a third more if its canvases are not freed between one paint and the next, or after the writing. */
const WITHIN_MB = 800
const checkWithin = { ...checkGarment, limitMb: WITHIN_MB }

test('a pattern of four inks is read back within the memory left after writing', async () => {
  const made = await workers.run(makeGarment, garment, ANYONE)
  if (made.problem) throw new Error(made.problem.id)
  expect(await workers.run(checkWithin, { garment, pdf: made.pdf }, ANYONE)).toBeNull()
})
