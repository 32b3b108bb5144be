import { blazonOf, drawCrest, startBlazon } from '@kitwright/crest'
import { expect, test } from 'vitest'
import { cleanSvg } from './cleanSvg.ts'

test('an uploaded crest can be edited again, since cleaning keeps its blazon', async () => {
  const start = startBlazon('ភ្នំពេញ & <Tigers> "2018"')
  const blazon = { ...start, shape: 'lotus' as const, year: { ...start.year, text: '២០១៨' } }
  const { bytes } = await cleanSvg(new TextEncoder().encode(drawCrest(blazon, () => null)))
  expect(blazonOf(new TextDecoder().decode(bytes))).toEqual(blazon)
})
