import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kit, sheetOf, sheetsIn, sourcesOf } from '../testing/kit.ts'
import { freeProfiles, writePdf } from './index.ts'

const run = promisify(execFile)
const READERS = ['qpdf', 'pdfinfo', 'pdffonts']
const isThere = READERS.every(name => existsSync(`/usr/bin/${name}`))

const PT_PER_MM = 72 / 25.4
const sheet = sheetOf(sheetsIn('M'), 'back')
let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-readers-'))
  path = join(folder, 'back.pdf')
  const facts = { title: 'KIT-000042 1.3', madeAt: new Date('2026-11-24T08:00:00Z') }
  const sources = await sourcesOf(kit())
  await writeFile(path, await writePdf({ ...facts, sheets: [sheet], sources, profiles: await freeProfiles() }))
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

// `npm test` installs them where allowed.
describe.skipIf(!isThere)('a print file, by readers of other houses,', () => {
  test('is whole: qpdf finds nothing to complain of', async () => {
    expect((await run('qpdf', ['--check', path])).stdout).toMatch(/No syntax or stream encoding errors found/)
  })
  test('has no fonts, neither embedded nor named: its letters are shapes', async () => {
    const [, ...fonts] = (await run('pdffonts', [path])).stdout.trim().split('\n').slice(1)
    expect(fonts).toEqual([])
  })
  test('is of PDF 1.6, with the boxes of its sheet at true size', async () => {
    const { stdout } = await run('pdfinfo', ['-box', path])
    const said = (name: string): string => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(stdout)![1]!.trim()
    expect([said('PDF version'), said('Pages'), said('Title')]).toEqual(['1.6', '1', 'KIT-000042 1.3'])
    const boxOf = (name: string): Box => said(name).split(/\s+/).map(Number) as unknown as Box
    const expectBox = (name: string, within: Box): void => {
      const box = boxOf(name)
      expect(boxWidth(box) / PT_PER_MM, name).toBeCloseTo(boxWidth(within), 1)
      expect(boxHeight(box) / PT_PER_MM, name).toBeCloseTo(boxHeight(within), 1)
    }
    expectBox('MediaBox', sheet.page)
    const [trim, bleed, media] = ['TrimBox', 'BleedBox', 'MediaBox'].map(boxOf) as [Box, Box, Box]
    for (const i of [0, 1]) expect(media[i]! < bleed[i]! && bleed[i]! < trim[i]!).toBe(true)
    for (const i of [2, 3]) expect(media[i]! > bleed[i]! && bleed[i]! > trim[i]!).toBe(true)
  })
})
