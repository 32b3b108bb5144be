import { join } from 'node:path'
import { createDesign, createTextLayer, type DesignDocument, type Fill, type TextLayer } from '@kitwright/design'
import { defaultChart, getGarment, modelsOf, piecesOf, sewnGarments, zoneOf } from '@kitwright/garment'
import { garmentOnSize, loadGrades } from '@kitwright/garment/grades'
import { toHex, type Box } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { fillAt } from './ground/sampleFill.ts'
import { gradeDocument, measureLayer, placeArea, seamOverlapsOf, startingScale, textLayout } from './index.ts'
import { findLowContrast, readableInk } from './checks/lowContrast.ts'
import { nodeSurface } from './node/index.ts'
import { textOf } from './testing/ink.ts'
import { PARITY_CASES } from './testing/parityDocuments.ts'

// These tests compare placements in numbers with the golden files. `npx vitest run -u packages/artwork` records
// intended changes.
const golden = (name: string): string => join(import.meta.dirname, 'golden', name)
const textOfLines = (lines: readonly string[]): string => `${lines.join('\n')}\n`
const mm = (value: number | null): string => (value === null ? '–' : String(Math.round(value * 10) / 10 + 0))
const box = (sides: Box): string => sides.map(mm).join(' ')

const GARMENTS = sewnGarments().map(id => ({ id, garment: getGarment(id), plain: createDesign(id) }))

test('each part’s cloth as spread, and how large patterns begin on it', async () => {
  const areas = GARMENTS.flatMap(({ id, garment, plain: { options } }) =>
    modelsOf(garment, options).flatMap(model =>
      model.areas.map(area => {
        const { frame, place } = placeArea({ garment, options, span: 'part' }, area)
        const lies = place && `${place.side} ${mm(place.flatMm)} ${mm(place.rollMm)} every ${mm(place.periodMm)}`
        return `${id} ${area.part} of ${area.piece}: ${box(frame)}, ${lies ?? 'by itself'}`
      }),
    ),
  )
  const scales = GARMENTS.flatMap(({ id, garment, plain: { options, parts } }) =>
    Object.keys(parts).map(part => {
      const of = ['checks', 'hoops', 'kbach'].map(pattern => startingScale({ garment, options }, part, pattern))
      return `${id} ${part}: ${of.join(' ')}`
    }),
  )
  await expect(textOfLines([...areas, '', ...scales])).toMatchFileSnapshot(golden('cloth.txt'))
})

test('texts over the edges of every piece go on beyond their seams', async () => {
  const spills = GARMENTS.slice(0, 3).flatMap(({ id, garment, plain: { options } }) =>
    piecesOf(garment, options).flatMap(({ piece }) =>
      piece.edges.map(({ name, points }, i) => {
        const { x, y } = points[Math.floor(points.length / 2)]!
        const layer = {
          ...textOf('ANGKOR', { sizeMm: 60, rotationDeg: 25 * i }),
          piece: piece.id,
          xMm: x + 9,
          yMm: y - 7,
        }
        const found = seamOverlapsOf(layer, { garment, options, sizeOf: of => measureLayer(of, nodeSurface) })
        const said = found.map(
          each => `${each.id} on ${each.piece} ${mm(each.xMm)} ${mm(each.yMm)} by ${mm(each.rotationDeg)}°`,
        )
        return `${id} ${piece.id} ${name}: ${said.join(', ')}`
      }),
    ),
  )
  await expect(textOfLines(spills)).toMatchFileSnapshot(golden('spills.txt'))
})

test('a kit’s layers on its smallest and largest size', async () => {
  const garment = getGarment('soccer')
  const kit = PARITY_CASES.find(({ name }) => name.startsWith('picture, turned'))!.document
  // A picture and a text across the whole front, which is narrower in XS.
  const wide = {
    widthMm: 480,
    heightMm: 90,
    rotationDeg: 0,
    text: 'ANGKOR 2026',
    sizeMm: 90,
    maxWidthMm: 480,
    yMm: 500,
  }
  const document = { ...kit, layers: kit.layers.map((layer, i) => (i === 0 ? layer : { ...layer, ...wide })) }
  const grades = await loadGrades('soccer')
  const lines = (['XS', 'XXXXXXL'] as const).flatMap(size => {
    const graded = garmentOnSize({
      garment,
      grades,
      options: document.options,
      size,
      chart: defaultChart('SOCCER_KIT'),
    })
    const { layers, parts } = gradeDocument(document, {
      base: garment,
      graded,
      measure: of => measureLayer(of, nodeSurface),
    })
    const of = layers.map(layer => {
      const { widthMm, heightMm } = measureLayer(layer, nodeSurface)
      return `${size} ${layer.id}: ${mm(layer.xMm)} ${mm(layer.yMm)}, ${mm(widthMm)} × ${mm(heightMm)}`
    })
    const { pattern } = parts['base']!
    return [...of, `${size} base: ${mm(pattern!.offsetXMm)} ${mm(pattern!.offsetYMm)}`]
  })
  await expect(textOfLines(lines)).toMatchFileSnapshot(golden('sizes.txt'))
})

const GRADIENTS: readonly Fill[] = (['linear', 'radial'] as const).flatMap(shape =>
  [0, 35, 180, 270].map(angleDeg => ({
    kind: 'gradient',
    shape,
    angleDeg,
    stops: [
      { colour: '#1d4ed8', at: 20 },
      { colour: '#facc1580', at: 70 },
    ],
  })),
)

test('gradients at places of their frame, and illegible texts on a cloth', async () => {
  const frame: Box = [-100, 0, 100, 300]
  const places = [-120, -60, 0, 70].flatMap(x => [10, 90, 150, 280].map(y => ({ x, y })))
  const fills = GRADIENTS.map(fill => places.map(at => toHex(fillAt(fill, { frame }, at))).join(' '))
  const garment = getGarment('soccer')
  const plain = createDesign('soccer')
  const number = createTextLayer('number', 'backNumber', '10', zoneOf(garment, plain.options, 'backNumber')!)
  const shirt = (fill: Fill, change: Partial<TextLayer>): DesignDocument => ({
    ...plain,
    parts: { ...plain.parts, base: { ...plain.parts['base']!, fill } },
    layers: [{ ...number, outline: null, outerOutline: null, ...change }],
  })
  const inks = ['#ffffff', '#0f172a', '#e11d48', '#1d4ed8', '#facc15', '#94a3b8']
  const seen = inks.flatMap(colour =>
    [...inks.map((cloth): Fill => ({ kind: 'solid', colour: cloth })), ...GRADIENTS.slice(0, 2)].map((fill, i) => {
      const of = (change: Partial<TextLayer>): number =>
        findLowContrast(shirt(fill, { fill: { kind: 'solid', colour }, ...change }), garment).get('number')?.length ?? 0
      return `${colour} on ${fill.kind === 'solid' ? fill.colour : `gradient ${i}`}: ${of({})} ${of({ opacity: 0.3 })}`
    }),
  )
  const readable = inks.flatMap(ground =>
    inks.map(other => `${ground} ${other}: ${readableInk([ground, other], inks.slice(3))}`),
  )
  await expect(textOfLines([...fills, ...seen, ...readable])).toMatchFileSnapshot(golden('colours.txt'))
})

test('letters of both scripts laid on a line, an arc and a wave', async () => {
  const changes: readonly Partial<TextLayer>[] = [
    {},
    { curve: { kind: 'arc', degrees: 90 } },
    { curve: { kind: 'arc', degrees: -140 }, letterSpacingEm: 0.2 },
    { curve: { kind: 'wave', heightMm: 30, waves: 1.5 }, skewDeg: 12 },
    { maxWidthMm: 120, outline: { colour: '#000000', widthMm: 4 }, shadow: { colour: '#00000080', xMm: 6, yMm: -5 } },
    { align: 'right', lineHeight: 1.3, isUpperCase: true },
  ]
  const lines = changes.flatMap(change =>
    ['Sok Dara', 'ស្ត្រីកម្ពុជា', 'FC\nអង្គរ 7'].map(words => {
      const {
        box: of,
        squeeze,
        runs,
        mmPerPx,
        isTooWide,
      } = textLayout(textOf(words, { font: 'kantumruy-pro', ...change }), nodeSurface)
      const size = `${mm(of.widthMm)} × ${mm(of.heightMm)}`
      return `${JSON.stringify(change)} ${JSON.stringify(words)}: ${size}, ${runs.length} lines, ${squeeze.toFixed(3)} ${mmPerPx.toFixed(4)} ${isTooWide}`
    }),
  )
  await expect(textOfLines(lines)).toMatchFileSnapshot(golden('letters.txt'))
})
