import { blazonOf, drawCrest, startBlazon } from '@kitwright/crest'
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { PACKAGED_UPLOADS } from '../stores/packagedUploads.ts'
import { cleanSvg } from './cleanSvg.ts'

test('an uploaded crest can be edited again, since cleaning keeps its blazon', async () => {
  const start = startBlazon('ភ្នំពេញ & <Tigers> "2018"')
  const blazon = { ...start, shape: 'lotus' as const, year: { ...start.year, text: '២០១៨' } }
  const { bytes } = await cleanSvg(new TextEncoder().encode(drawCrest(blazon, () => null)))
  expect(blazonOf(new TextDecoder().decode(bytes))).toEqual(blazon)
})

test('packaged drawings pass the check of uploads, crests with their blazons', async () => {
  for (const name of await readdir(PACKAGED_UPLOADS)) {
    const svg = await readFile(new URL(name, PACKAGED_UPLOADS), 'utf8')
    const { bytes } = await cleanSvg(new TextEncoder().encode(svg))
    expect(blazonOf(new TextDecoder().decode(bytes)), name).toEqual(blazonOf(svg))
  }
})
