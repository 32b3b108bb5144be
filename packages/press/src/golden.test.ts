import { join } from 'node:path'
import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment, modelsOf, sewnGarments } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { distance, type Box, type Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { signedDoubleArea } from './outlines/removeLoops.ts'
import { patternPieces } from './cutterFiles/patternPieces.ts'
import { plotPiece } from './cutterFiles/plotPage.ts'
import { writeDxf } from './cutterFiles/writeDxf.ts'
import { writePlt } from './cutterFiles/writePlt.ts'
import { makeSheets, USUAL_SETTINGS, type PressSettings, type Sheet } from './index.ts'
import { nestOutline } from './marker/nestOutline.ts'
import { proofViews } from './proof/views.ts'
import { measuresOf, formatCm } from './techpack/sizeMeasures.ts'
import { placementsOn } from './techpack/placements.ts'
import { sewingOrder } from './techpack/sewingOrder.ts'
import { input, kit } from './testing/kit.ts'

// Golden files of what is cut and sewn: `npx vitest run -u packages/press` records intended changes.
const golden = (name: string): string => join(import.meta.dirname, 'golden', name)
const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`

const mm = (value: number): string => String(Math.round(value * 10) / 10 + 0)
const at = ({ x, y }: Point): string => `${mm(x)} ${mm(y)}`
const box = (sides: Box): string => sides.map(mm).join(' ')
const length = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => sum + (i === 0 ? 0 : distance(line[i - 1]!, point)), 0)
/** Summarises a long line: its corners, its length and twice its enclosed area, mm. */
const line = (points: readonly Point[]): string =>
  `${points.length} corners, ${mm(length(points))} long, ${mm(signedDoubleArea(points))} within`

const sheetLines = (sheet: Sheet): string[] => {
  const { model, piece, size, label, lines, notches, grain, findings } = sheet
  const { sew, cut, bleed, folds } = lines
  return [
    `${model} ${piece} ${size}: page ${box(sheet.page)}, trim ${box(sheet.trim)}, bleed ${box(sheet.bleed)}`,
    ...Object.entries({ sew, cut, bleed, outline: nestOutline(sheet) }).map(
      ([name, each]) => `  ${name}: ${line(each)}`,
    ),
    ...folds.map(fold => `  fold: ${line(fold)}`),
    `  notches: ${notches.map(slit => slit.map(at).join(' to ')).join(', ')}`,
    `  grain: ${grain.map(at).join(' to ')}`,
    `  label: ${at(label.centre)} by ${mm(label.rotationDeg)}°, ${label.form}, ${label.qr}: ${label.lines.join(' | ')}`,
    `  beyond: ${sheet.beyond.instructions.map(each => (each.kind === 'ground' ? (each.region ?? []).map(line).join(' + ') : each.kind)).join(', ')}`,
    ...findings.map(finding => `  ${JSON.stringify(finding)}`),
  ]
}

const OWN: PressSettings = { ...USUAL_SETTINGS, seamMm: 12, hemMm: 25, bleedMm: 4, marginMm: 9, isMirrored: true }

async function sheetsOf(id: string, settings: PressSettings): Promise<Sheet[]> {
  const garment = getGarment(id)
  const chart = defaultChart(garment.productType)
  const grades = await loadGrades(id)
  return makeSheets({ ...input('L'), document: createDesign(id), garment, chart, grades, settings })
}

test('the sheets of a kit, and of a hoodie with other allowances', async () => {
  const garments = [await sheetsOf('soccer', USUAL_SETTINGS), await sheetsOf('hoodie', OWN)]
  const all = garments.flat().flatMap(sheetLines)
  const label = { order: 'kit-42', line: 2, garment: 1, remake: 3, opensAt: 'https://shop.example/t/' }
  all.push(...makeSheets(input('XXXXXXL', { label, player: null })).flatMap(sheetLines))
  await expect(textOf(all)).toMatchFileSnapshot(golden('sheets.txt'))
})

test('what a cutter and a plotter are given of a collar and a sleeve', async () => {
  const garment = getGarment('soccer')
  const { options } = createDesign('soccer')
  const pattern = { garment, grades: await loadGrades('soccer'), chart: defaultChart('SOCCER_KIT'), options }
  const pieces = patternPieces({ ...pattern, settings: OWN, sizes: ['S', 'XXL'] }).filter(({ piece, size }) =>
    size === 'S' ? piece === 'collar' : ['collar', 'sleeveL'].includes(piece),
  )
  const facts = {
    code: 'KIT-42-1',
    baseSize: 'M',
    ordered: { S: 4 },
    madeAt: new Date('2026-11-25T08:30:00Z'),
  } as const
  const dxf = writeDxf({ ...facts, pieces, style: 'Équipe d’été', note: 'Cut with care' })
  await expect(dxf.replaceAll('\r', '')).toMatchFileSnapshot(golden('pattern.dxf.txt'))
  const plt = writePlt(pieces.map(piece => plotPiece(piece, 'KIT-42-1')))
  await expect(plt.replaceAll(';', ';\n')).toMatchFileSnapshot(golden('pattern.plt.txt'))
})

test('each garment’s sewing, measures and artwork places', async () => {
  const sewn = sewnGarments().flatMap(id => {
    const garment = getGarment(id)
    return garment.variants.map(({ options }) => {
      const steps = sewingOrder(modelsOf(garment, options), ['front', 'back'])
      const measured = measuresOf(defaultChart(garment.productType), options).join(' ')
      const said = steps.map(step => `  ${step.id} ${step.stitch} ${step.seam}: ${step.pieces.join(' ')}`)
      return [`${id} ${JSON.stringify(options)}: ${measured}`, ...said].join('\n')
    })
  })
  const sheets = makeSheets(input('M'))
  const turned = { ...kit(), layers: kit().layers.map((layer, i) => ({ ...layer, rotationDeg: 30 * i })) }
  const placed = placementsOn(makeSheets(input('M', { document: turned })), turned, layer =>
    measureLayer(layer, nodeSurface),
  )
  const placements = placed.map(({ sheet, isFromNeck, middleX, topY, placements: all }) =>
    [
      `${sheet.piece} from ${isFromNeck ? 'the neck' : 'its top'} ${mm(middleX)} ${mm(topY)}:`,
      ...all.map(
        each =>
          `  ${each.at} ${each.layer.id} ${at(each.centre)}, ${mm(each.belowMm)} below, ${mm(each.asideMm)} aside, ${each.rotationDeg}°`,
      ),
    ].join('\n'),
  )
  const views = proofViews(sheets).map(
    view =>
      `${view.side} ${mm(view.widthMm)} × ${mm(view.heightMm)}: ${view.sheets.map(each => `${each.sheet.piece} ${at(each.at)}`).join(', ')}`,
  )
  const told = [...sewn, ...placements, ...views, [undefined, 0, 4.96, 100].map(formatCm).join(' ')]
  await expect(textOf(told)).toMatchFileSnapshot(golden('sewn.txt'))
})
