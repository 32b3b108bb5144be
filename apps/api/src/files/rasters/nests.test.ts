import { expect, test } from 'vitest'
import { makeSafe } from '../safety/makeSafe.ts'
import { work as draw } from './rasterWorker.ts'

const FULL = '<rect width="900" height="900"/>'
const nest = (depth: number, open: string, inner = FULL): string => open.repeat(depth) + inner + '</g>'.repeat(depth)
const CIRCLE = '<clipPath id="c"><circle cx="450" cy="450" r="440"/></clipPath>'
const OF_ITSELF = '<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>'

/**
 * Processor seconds. A picture may take two, enforced by its worker's limit. One took 1.4 alone, and 2.8 to 4.4 beside
 * other work, since two threads of a core slow each other. Before drawings were weighed by their layers, these took 11
 * to 17 alone.
 */
const MAX_SECONDS = 7

test.each([
  ['opacity', nest(90, '<g opacity=".9">')],
  ['opacity of almost nothing', nest(90, '<g opacity=".9">', '<circle r="0.1"/>')],
  ['mixing', nest(90, '<g style="mix-blend-mode:multiply">')],
  ['clips', CIRCLE + nest(90, '<g clip-path="url(#c)">')],
  ['clips by their own boxes', OF_ITSELF + nest(90, '<g clip-path="url(#c)">')],
  ['clips and opacity', CIRCLE + nest(90, '<g clip-path="url(#c)" opacity=".9">')],
  ['many smaller nests', nest(10, '<g opacity=".9">').repeat(20)],
  ['pictures within', '<g opacity=".9"><svg viewBox="0 0 900 900">'.repeat(45) + FULL + '</svg></g>'.repeat(45)],
  [
    'a pattern of such',
    `<pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse">${nest(40, '<g opacity=".9">', '<rect width="9" height="9"/>')}</pattern>` +
      nest(40, '<g opacity=".9">', '<rect width="900" height="900" fill="url(#p)"/>'),
  ],
])('a drawing that nests %s is drawn within seconds of processor time', async (_, content) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900">${content}</svg>`
  const { bytes } = await makeSafe(Buffer.from(svg))
  const before = process.cpuUsage()
  expect(await draw(bytes)).not.toBeNull()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(MAX_SECONDS)
})
