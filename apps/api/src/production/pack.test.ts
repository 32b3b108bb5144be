import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeSurface } from '@kitwright/artwork/node'
import { measureLayer } from '@kitwright/artwork'
import { createDesign, createTextLayer } from '@kitwright/design'
import { defaultChart, getGarment, zoneOf } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { makeSheets, USUAL_SETTINGS } from '@kitwright/press'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LineToSew } from '../orders/index.ts'
import { garmentsOf, PackError } from './garments.ts'
import { keepPack } from './keepPack.ts'
import { makePack, type PackInput } from './makePack.ts'
import { checkGarment } from './roster.ts'

const garment = getGarment('tshirt')
const plain = createDesign('tshirt')
const name = createTextLayer('name', 'playerName', 'NAME', zoneOf(garment, plain.options, 'playerName')!)
const document = { ...plain, layers: [name] }

const line = (change: Partial<LineToSew> = {}): LineToSew => ({
  id: 'line',
  design_name: 'Away',
  revision: 1,
  size: 'M',
  sleeve: 'short',
  version: 'player',
  player_name: 'Sok Dara',
  print_name: 'DARA',
  number: 7,
  qty: 1,
  document,
  document_hash: 'hash',
  ...change,
})
const orderOf = (lines: LineToSew[]) => ({
  id: 'order',
  number: 'AK-000001',
  status: 'APPROVED' as const,
  version: 1,
  approved_at: new Date('2026-11-24T08:00:00Z'),
  lines,
})

const inputOf = (order: PackInput['order']): PackInput => ({
  tenantId: '00000000-0000-4000-8000-000000000000',
  files: { find: async () => undefined },
  loadOwnFonts: async () => [],
  order,
  chartOf: type => ({ version: 0, chart: defaultChart(type) }),
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-pack-'))
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

test('every garment of a line is sewn, with the sleeves and the name of the line', () => {
  const [one, ...more] = garmentsOf(orderOf([line({ sleeve: 'long', print_name: '' }), line({ qty: 3 })]))
  expect(one).toMatchObject({ player: { name: 'Sok Dara', number: 7 }, document: { options: { sleeve: 'long' } } })
  expect(more.map(each => [each.line, each.garment, each.player?.name])).toEqual([
    [2, 1, 'DARA'],
    [2, 2, 'DARA'],
    [2, 3, 'DARA'],
  ])
})

test('who has neither name nor number wears none where others of the design have theirs; by sizes alone it is sewn as designed', () => {
  const nobody = { player_name: '', print_name: '', number: null }
  const players = (...lines: LineToSew[]) => garmentsOf(orderOf(lines)).map(({ player }) => player)
  expect(players(line(), line(nobody))).toEqual([
    { name: 'DARA', number: 7 },
    { name: '', number: null },
  ])
  expect(players(line(), line({ ...nobody, document_hash: 'another' }))[1]).toBeNull()
  expect(players(line(nobody))).toEqual([null])
})

test('a size that there is none of says whose it is', () => {
  expect(() => garmentsOf(orderOf([line({ size: '0' })]))).toThrow(
    new PackError('There is no size 0 (line 1, DARA 7, 0).'),
  )
})

test('sheets that say another name than was ordered are refused', async () => {
  const [ordered] = garmentsOf(orderOf([line()]))
  const sheetsFor = (player: { name: string; number: number }) =>
    makeSheets({
      document,
      garment,
      grades,
      player,
      chart: defaultChart('TSHIRT'),
      size: 'M',
      label: { order: 'AK-000001', line: 1, garment: 1 },
      settings: USUAL_SETTINGS,
      measure: layer => measureLayer(layer, nodeSurface),
    })
  const grades = await loadGrades('tshirt')
  expect(() => checkGarment(sheetsFor({ name: 'DARA', number: 7 }), ordered!)).not.toThrow()
  expect(() => checkGarment(sheetsFor({ name: 'DARO', number: 7 }), ordered!)).toThrow('“DARO” would be printed')
  expect(() => checkGarment(sheetsFor({ name: 'DARA', number: 1 }), ordered!)).toThrow('A label is not of')
})

test('a letter that no font writes, and a font that is gone, stop the pack and say whose it is', async () => {
  const packOf = async (lines: LineToSew[]) => {
    const made: string[] = []
    for await (const { name: file } of makePack(inputOf(orderOf(lines)))) made.push(file)
    return made
  }
  await expect(packOf([line({ print_name: 'DA᚛RA' })])).rejects.toThrow(
    'No font writes “᚛” of “DA᚛RA” for line 1, DA᚛RA 7, M.',
  )
  const gone = { ...document, layers: [{ ...name, font: 'own-0123456789abcdef' }] }
  await expect(packOf([line({ document: gone })])).rejects.toThrow(
    /line 1, DARA 7, M.*font has no file.*own-0123456789abcdef/,
  )
})

test('an order that was changed while it was printed leaves nothing behind', async () => {
  const changed = keepPack(join(folder, 'AK-000001.zip'), inputOf(orderOf([line()])), {
    confirm: async () => {
      throw new PackError('The order was changed meanwhile.')
    },
  })
  await expect(changed).rejects.toThrow('The order was changed meanwhile.')
  expect(await readdir(folder)).toEqual([])
})
