import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { blazonOf } from '@kitwright/crest'
import { expect, test } from 'vitest'
import { PACKAGED_UPLOADS, packagedIdOf } from '../../files/index.ts'
import { SEED_LOOKS } from './index.ts'
import { parseSeedLooks } from './seedLook.ts'
import { drawMarks } from './seedMarks.ts'

const drawn = (): string[] => Object.values(SEED_LOOKS).flatMap(look => Object.values(drawMarks(look)))

/** `PACKAGE_MARKS=1` writes the marks that are missing; none is ever removed. */
test('each mark of a seed look is packaged under the hash of its drawing', async () => {
  const marks = new Map(drawn().map(svg => [`${packagedIdOf(svg)}.svg`, svg]))
  const there = await readdir(PACKAGED_UPLOADS)
  if (process.env['PACKAGE_MARKS'])
    for (const [name, svg] of marks) if (!there.includes(name)) await writeFile(new URL(name, PACKAGED_UPLOADS), svg)
  const packaged = await readdir(PACKAGED_UPLOADS)
  expect([...marks.keys()].filter(name => !packaged.includes(name))).toEqual([])
  for (const name of packaged)
    expect(`${packagedIdOf(await readFile(new URL(name, PACKAGED_UPLOADS), 'utf8'))}.svg`).toBe(name)
})

test('crests can be opened by the crest maker', () => {
  const crests = Object.values(SEED_LOOKS).flatMap(look => drawMarks(look).logo ?? [])
  expect(crests.length).toBeGreaterThanOrEqual(48)
  expect(crests.filter(svg => blazonOf(svg) === null)).toEqual([])
})

test('a look with a text in the sponsor’s place is refused', () => {
  const file = JSON.parse(readFileSync(new URL('looks/soccer.json', import.meta.url), 'utf8')) as Record<string, object>
  const [id, look] = Object.entries(file).find(([, each]) => 'hasSponsor' in each)!
  expect(Object.keys(parseSeedLooks({ [id]: look }))).toEqual([id])
  expect(() => parseSeedLooks({ [id]: { ...look, layout: 'centre' } })).toThrow('sponsor’s place')
})
