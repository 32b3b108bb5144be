import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment, sewnGarments, runOf, type Size } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import type { Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { makeSheets, USUAL_SETTINGS, type PressSettings, type Sheet } from '../index.ts'
import { input } from '../testing/kit.ts'

// These checks sample points and share no code with the layout.
const SAMPLE_MM = 0.5

interface PlateRectangle {
  readonly centre: Point
  readonly rotationDeg: number
  readonly widthMm: number
  readonly heightMm: number
}

/** Points along the edge of a plate. */
function samplesOn({ centre, rotationDeg, widthMm, heightMm }: PlateRectangle): Point[] {
  const [cos, sin] = [Math.cos((rotationDeg * Math.PI) / 180), Math.sin((rotationDeg * Math.PI) / 180)]
  const corners = [-0.5, 0.5].flatMap(v => [v, -v].map(u => [u * Math.sign(v) * widthMm, v * heightMm] as const))
  const placed = corners.map(([u, v]): Point => ({ x: centre.x + cos * u - sin * v, y: centre.y + sin * u + cos * v }))
  return along(placed, true)
}

/** Even-odd test with a ray to the right. */
function isWithin(line: readonly Point[], { x, y }: Point): boolean {
  let isIn = false
  for (let i = 0, j = line.length - 1; i < line.length; j = i, i += 1) {
    const [a, b] = [line[i]!, line[j]!]
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isIn = !isIn
  }
  return isIn
}

/** Returns points along a line, dense enough for the samples to meet them. */
function along(line: readonly Point[], isClosed: boolean): Point[] {
  const points: Point[] = []
  for (let i = isClosed ? 0 : 1; i < line.length; i += 1) {
    const [a, b] = [line.at(i - 1)!, line[i]!]
    const count = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / SAMPLE_MM) + 1
    for (let k = 0; k < count; k += 1)
      points.push({ x: a.x + ((b.x - a.x) * k) / count, y: a.y + ((b.y - a.y) * k) / count })
  }
  return points
}

/** Returns whether points are on a plate, grown by some mm on each side; there are millions of points. */
function testOn({ centre, rotationDeg, widthMm, heightMm }: PlateRectangle, byMm = 0): (point: Point) => boolean {
  const angle = (-rotationDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [halfMm, highMm] = [widthMm / 2 + byMm, heightMm / 2 + byMm]
  return ({ x, y }) => {
    const [dx, dy] = [x - centre.x, y - centre.y]
    return Math.abs(dx * cos - dy * sin) < halfMm && Math.abs(dx * sin + dy * cos) < highMm
  }
}

/** Returns the faults of a label's place; empty for a valid place. */
function faultsOf({ label, lines, notches, piece, size, page }: Sheet): string[] {
  const plates: readonly PlateRectangle[] = [label, ...label.tags]
  const said = (fault: string) => `${piece} ${size}: ${fault}`
  const [sewn, cut, slits] = [
    along(lines.sew, true),
    along(lines.cut, true),
    notches.flatMap(slit => along(slit, false)),
  ]
  return plates.flatMap((plate, i) => {
    const samples = samplesOn(plate)
    const isOver = (points: readonly Point[], byMm: number): boolean => points.some(testOn(plate, byMm))
    const faults: (readonly [boolean, string])[] = [
      [samples.some(point => !isWithin(lines.cut, point)), 'is not within the cut line'],
      [samples.some(point => isWithin(lines.sew, point)), 'is within the seam line'],
      [isOver(sewn, 0.7), 'is less than 0.7 mm from the seam line'],
      [isOver(cut, 0.3), 'is less than 0.3 mm from the cut line'],
      [isOver(slits, 0.3), 'is on a notch'],
      [plates.slice(i + 1).some(other => samples.some(testOn(other))), 'is on another plate'],
      [samples.some(({ x, y }) => x < page[0] || y < page[1] || x > page[2] || y > page[3]), 'is off the page'],
    ]
    return faults.flatMap(([isFault, fault]) => (isFault ? [said(fault)] : []))
  })
}

async function sheetsOf(id: string, size: Size, change: Partial<PressSettings> = {}) {
  const garment = getGarment(id)
  return garment.variants.map(async ({ options }) =>
    makeSheets({
      ...input(size),
      document: { ...createDesign(id), options },
      garment,
      grades: await loadGrades(id),
      chart: defaultChart(garment.productType),
      settings: { ...USUAL_SETTINGS, ...change },
    }),
  )
}
const allOf = async (...of: Parameters<typeof sheetsOf>): Promise<Sheet[]> =>
  (await Promise.all(await sheetsOf(...of))).flat()

/** The smallest, a middle and the largest size; `npm run sweep` tries the whole run. */
const TRIED: readonly Size[] = process.env['WHOLE_SWEEP'] ? runOf('SOCCER_KIT') : ['XS', 'XL', 'XXXXXXL']

test.each(sewnGarments())('every label of %s lies hidden on its cloth, in small and large sizes', async id => {
  for (const size of TRIED) {
    const sheets = await allOf(id, size)
    expect(sheets.flatMap(faultsOf)).toEqual([])
    expect(sheets.filter(({ label }) => label.form === 'beside').map(({ piece }) => piece)).toEqual([])
  }
})

test.each([6, 10, 15])('every label lies on its cloth with seams of %i mm', async seamMm => {
  for (const id of sewnGarments())
    for (const size of ['XS', 'XXXXXXL'] as const) {
      const sheets = await allOf(id, size, { seamMm })
      expect(sheets.flatMap(faultsOf), id).toEqual([])
      expect(
        sheets.filter(({ label }) => label.form === 'beside').map(({ piece }) => piece),
        id,
      ).toEqual([])
    }
})

test('capitals read at the machine are at least 2.8 mm high, others 2.3 mm', async () => {
  for (const seamMm of [6, 8, 10])
    for (const id of sewnGarments())
      for (const { label } of await allOf(id, 'XS', { seamMm }))
        for (const { kind, capitalMm } of label.tags)
          expect(capitalMm).toBeGreaterThanOrEqual(
            ['size', 'number', 'name', 'piece'].includes(kind) ? 2.8 - 1e-6 : 2.3,
          )
})

test('a strip orders its tags by importance and holds all that a block does', async () => {
  const label = { order: 'KIT-000042', line: 2, garment: 3, remake: 1, opensAt: 'https://shop.example/t/' }
  const garment = getGarment('hoodie')
  const facts = { document: createDesign('hoodie'), garment, grades: await loadGrades('hoodie') }
  const sheets = makeSheets({ ...input('L'), ...facts, chart: defaultChart('HOODIE'), label })
  const { label: front } = sheets.find(({ piece }) => piece === 'front')!
  expect(front.form).toBe('allowance')
  expect(front.tags.map(({ kind, text }) => [kind, text])).toEqual([
    ['size', 'L'],
    ['number', '10'],
    ['name', 'សុខ ដារ៉ា'],
    ['piece', `FRONT 1/${sheets.length}`],
    ['garment', '2.3 R1'],
    ['sign', front.code],
  ])
  expect(front.qr).toBe(`HTTPS://SHOP.EXAMPLE/T/${front.code}`)
  const middles = [front, ...front.tags].map(({ centre }) => centre.x)
  expect(middles).toEqual(middles.toSorted((a, b) => a - b))
})

test('the wearer and the order do not change the place of a strip', async () => {
  const garment = getGarment('hoodie')
  const facts = { document: createDesign('hoodie'), garment, grades: await loadGrades('hoodie') }
  const placesFor = (change: Partial<Parameters<typeof makeSheets>[0]>) =>
    makeSheets({ ...input('S'), ...facts, chart: defaultChart('HOODIE'), ...change }).map(({ label }) =>
      [label, ...label.tags].map(({ centre, rotationDeg, widthMm }) => [centre, rotationDeg, widthMm]),
    )
  const nobody = placesFor({ player: null, label: { order: '', line: 1, garment: 1 } })
  const somebody = { order: 'ANGKOR-000042', line: 12, garment: 117, remake: 3, opensAt: 'https://angkor.example/t/' }
  expect(placesFor({ player: { name: 'CHANDARAVUTH SOVANNARITH', number: 99 }, label: somebody })).toEqual(nobody)
})

test('a strip of several equal garments names them all and how many there are', async () => {
  const garment = getGarment('hoodie')
  const facts = { document: createDesign('hoodie'), garment, grades: await loadGrades('hoodie') }
  const alike = Array.from({ length: 12 }, (_, i) => ({ line: 2, garment: i + 1 }))
  const label = { order: 'KIT-000042', line: 2, garment: 1, alike }
  const [front] = makeSheets({ ...input('S'), ...facts, chart: defaultChart('HOODIE'), label })
  expect(front!.label.tags.find(({ kind }) => kind === 'garment')!.text).toBe('2.1-12 × 12')
})

test('a Data Matrix leaves out an address it cannot hold, and keeps the code', async () => {
  const garment = getGarment('hoodie')
  const facts = { document: createDesign('hoodie'), garment, grades: await loadGrades('hoodie') }
  const opensAt = `https://${'a'.repeat(40)}.example/t/`
  const label = { order: 'KIT-000042', line: 1, garment: 1, opensAt }
  for (const sheet of makeSheets({ ...input('S'), ...facts, chart: defaultChart('HOODIE'), label }))
    expect(sheet.label.qr).toBe(sheet.label.code)
})

test('an allowance too narrow for legible letters has its label beside the piece', async () => {
  const sheets = await allOf('hoodie', 'M', { seamMm: 5 })
  expect(new Set(sheets.map(({ label }) => label.form))).toEqual(new Set(['beside']))
})
