import { Buffer } from 'node:buffer'
import { createDesign, createTextLayer, type DesignDocument, zoneForRole } from '@kitwright/design'
import { defaultChart, getGarment, type ProductType } from '@kitwright/garment'
import { addGarment, CHILDRENS_BIB } from '@kitwright/garment/testing'
import { USUAL_SETTINGS } from '@kitwright/press'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { garmentsOf } from '../garments/orderGarments.ts'
import { line, orderOf } from '../testing/order.ts'
import { work as check } from './garmentFiles/checkWorker.ts'
import { work as make } from './garmentFiles/makeWorker.ts'
import { work as cut } from './shopFloorPapers/cutWorker.ts'

const TYPE = 'CHILDRENS_BIB' as ProductType
let takeAway: () => void
let document: DesignDocument
beforeAll(() => {
  takeAway = addGarment(CHILDRENS_BIB)
  const plain = createDesign('childrensbib')
  const zone = zoneForRole(getGarment('childrensbib'), plain.options, 'frontNumber')
  document = { ...plain, layers: [createTextLayer('number', 'frontNumber', '7', zone)] }
})
afterAll(() => takeAway())

const telling = () => ({ tell: () => undefined, enough: new AbortController().signal })
const inSize = (size: string) => garmentsOf(orderOf(line({ document, size, fabric: 'mesh' })))

test.each(['4', '10', '14'])('a child’s garment in size %s is made and read back without a difference', async size => {
  const [garment] = inSize(size)
  expect(garment!.size).toBe(size)
  const wanted = {
    document,
    chart: defaultChart(TYPE),
    size: garment!.size,
    player: garment!.player,
    settings: USUAL_SETTINGS,
    label: { order: 'AK-000001', line: 1, garment: 1 },
    who: garment!.who,
    madeAt: new Date(0),
    images: [],
    fonts: [],
  }
  const made = await make(wanted, telling())
  if (made.problem) throw new Error(made.problem.id)
  expect(made.pieces.map(({ piece }) => piece)).toEqual(['front', 'back'])
  expect(await check({ garment: wanted, pdf: made.pdf }, telling())).toBeNull()
})

test.each(['M', '9', ''])('size %j of no child stops the pack and names the player', size => {
  expect(() => inSize(size)).toThrow(`size-unknown {"line":"1","name":"DARA","number":"7","size":"${size}"}`)
})

test('the cutter’s files hold the ordered sizes, drawn from size 8', async () => {
  const made = await cut({
    style: 'AK-1-A',
    name: 'Under tens',
    garment: 'childrensbib',
    options: document.options,
    chart: defaultChart(TYPE),
    ordered: { 14: 2, 6: 3 },
    madeAt: new Date(0),
    plotLanguage: 'hpgl2',
    settings: USUAL_SETTINGS,
  })
  if (made.problem) throw new Error(made.problem.id)
  const dxf = Buffer.from(Object.entries(made.papers).find(([name]) => name.endsWith('.dxf'))![1]).toString('latin1')
  expect(dxf).toContain('SAMPLE SIZE: 8')
  const sizes = [...dxf.matchAll(/^SIZE: (.*?)\r?$/gmu)].map(([, size]) => size)
  expect([...new Set(sizes)]).toEqual(['6', '14'])
})
