import { getGarment, loadGarment } from '@kitwright/garment'
import { beforeAll, expect, it } from 'vitest'
import { createDesign, createImageLayer, type ImageLayer, sampleKindOf, sampleMarksOf, zoneForRole } from '../index.ts'

beforeAll(async () => loadGarment('soccer'))

const PACKAGED = '070ab449-4fa0-899c-8457-7ce2a00fc08c'
const UPLOADED = '070ab449-4fa0-499c-8457-7ce2a00fc08c'

function withMark(id: string, change: Partial<ImageLayer> = {}) {
  const design = createDesign('soccer')
  const zone = zoneForRole(getGarment('soccer'), design.options, 'sponsor')
  const mark = createImageLayer('mark', 'sponsor', { source: 'file', id, widthPx: 600, heightPx: 200 }, zone)
  return { ...design, layers: [{ ...mark, ...change }] }
}

it.each([
  ['packaged', withLater(() => withMark(PACKAGED)), ['sponsor']],
  ['a crest', withLater(() => withMark(PACKAGED, { role: 'logo' })), ['crest']],
  ['hidden', withLater(() => withMark(PACKAGED, { isHidden: true })), []],
  ['transparent', withLater(() => withMark(PACKAGED, { opacity: 0 })), []],
  ['uploaded', withLater(() => withMark(UPLOADED)), []],
  ['no upload', withLater(() => withMark('crest-8')), []],
])('a mark that is %s is found as a sample only where it is one', (_case, make, kinds) => {
  expect(sampleMarksOf(make()).map(sampleKindOf)).toEqual(kinds)
})

/** Delays a design until its garment is loaded. */
function withLater<T>(make: () => T): () => T {
  return make
}
