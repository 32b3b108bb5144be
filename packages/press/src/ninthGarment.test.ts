import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { createDesign, createTextLayer, zoneForRole } from '@kitwright/design'
import { defaultChart, getGarment, modelsOf, runOf } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { addGarment, BIB } from '@kitwright/garment/testing'
import { boxAround, boxHeight, boxWidth } from '@kitwright/measure'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSheets, patternPieces, USUAL_SETTINGS, writeDxf } from './index.ts'
import { sewingOrder } from './techpack/sewingOrder.ts'

let takeAway: () => void
beforeAll(() => void (takeAway = addGarment(BIB)))
afterAll(() => takeAway())

const plain = () => createDesign('bib')
const cutOf = async () => {
  const garment = getGarment('bib')
  return {
    garment,
    grades: await loadGrades('bib'),
    chart: defaultChart(garment.productType),
    settings: USUAL_SETTINGS,
  }
}

test.each(['M', 'XXXXXXL'] as const)('a ninth garment is printed in %s, as wide as charted, numbered', async size => {
  const cut = await cutOf()
  const { options } = plain()
  const zone = zoneForRole(cut.garment, options, 'frontNumber')
  const sheets = makeSheets({
    ...cut,
    document: { ...plain(), layers: [createTextLayer('n', 'frontNumber', '7', zone)] },
    size,
    player: { name: 'DARA', number: 7 },
    label: { order: 'KIT-000042', line: 1, garment: 1 },
    measure: layer => measureLayer(layer, nodeSurface),
  })
  expect(sheets.map(({ piece }) => piece)).toEqual(['front', 'back'])
  expect(sheets[0]!.artwork.instructions).toContainEqual(expect.objectContaining({ kind: 'layer' }))
  const { rows } = cut.chart
  for (const { lines } of sheets) {
    const sewn = boxAround(lines.sew)
    expect(boxHeight(sewn)).toBeCloseTo(rows[size]!.length!, 0)
    expect(boxWidth(sewn) / 512).toBeCloseTo(rows[size]!.halfChest! / rows.M!.halfChest!, 2)
    // A turn at the hem, a seam allowance everywhere else.
    expect(boxAround(lines.cut)[3] - sewn[3]).toBeGreaterThan(sewn[1] - boxAround(lines.cut)[1])
  }
})

test('a ninth garment’s pattern for cutters has its pieces in every size', async () => {
  const pieces = patternPieces({
    ...(await cutOf()),
    options: plain().options,
    sizes: runOf(getGarment('bib').productType),
  })
  expect(pieces).toHaveLength(2 * runOf(getGarment('bib').productType).length)
  const madeAt = new Date('2026-11-25T08:30:00Z')
  const dxf = writeDxf({ pieces, style: 'KIT-1', code: 'KIT-1', baseSize: 'M', madeAt })
  for (const name of ['FRONT', 'BACK']) expect(dxf.toUpperCase()).toContain(name)
})

test('a ninth garment is sewn at shoulders, and at closed sides', async () => {
  const { garment } = await cutOf()
  const orderOf = (fastening: string) =>
    sewingOrder(modelsOf(garment, { fastening }), ['front', 'back']).map(({ id }) => id)
  expect(orderOf('closed')).toEqual(['shoulder', 'sideOnly', 'hem', 'label', 'check'])
  expect(orderOf('open')).toEqual(['shoulder', 'hem', 'label', 'check'])
})
