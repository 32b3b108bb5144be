import { createDesign, createPatternUse, type DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import type { Fineness } from '@kitwright/library'
import { boxCentre } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { contextOf } from './surface/canvasTools.ts'
import { drawPiece, rasterise } from './index.ts'
import { nodeSources, nodeSurface } from './node/index.ts'

const garment = getGarment('soccer')
const plain = createDesign('soccer')
const PX_PER_MM = 4
const INK = '#d00000'

/** Returns the share of ink, 0-1, in each pixel of a row over the chest of a white shirt with this pattern. */
async function chestRow(id: string, fineness: Fineness): Promise<readonly number[]> {
  const base = { ...plain.parts.base!, fill: { kind: 'solid', colour: '#ffffff' }, pattern: createPatternUse(id, INK) }
  const document = { ...plain, parts: { ...plain.parts, base } } as DesignDocument
  const drawing = drawPiece(document, garment, 'front')
  const instructions = drawing.instructions.filter(each => each.kind === 'ground' && each.part === 'base')
  const { y } = boxCentre(drawing.box)
  const [left, , right] = drawing.box
  const sources = await nodeSources([id], undefined, fineness)
  const paint = { pxPerMm: PX_PER_MM, surface: nodeSurface, sources }
  const canvas = rasterise({ ...drawing, instructions, box: [left, y, right, y + 2] }, paint)
  const { data } = contextOf(canvas).getImageData(0, 4, canvas.width, 1)
  return Array.from({ length: canvas.width }, (_, x) => (255 - data[4 * x + 1]!) / 255)
}

const isEdge = (ink: number): boolean => ink > 0.1 && ink < 0.9
/** The width of the transition between bare and inked cloth in millimetres. */
const blurMm = (row: readonly number[]): number => row.filter(isEdge).length / PX_PER_MM
const inkMm = (row: readonly number[]): number => row.reduce((sum, ink) => sum + ink, 0) / PX_PER_MM
/** Returns the mean position of the ink, mm from the piece's left. */
const middleMm = (row: readonly number[]): number =>
  row.reduce((sum, ink, x) => sum + ink * x, 0) / row.reduce((sum, ink) => sum + ink, 0) / PX_PER_MM

describe('a pattern for the press', () => {
  test.each(['sash-trio', 'big-star'])('%s is sharp, and where the screen shows it', async id => {
    const [shown, printed] = await Promise.all([chestRow(id, 'screen'), chestRow(id, 'print')])
    expect(blurMm(printed)).toBeLessThan(0.4 * blurMm(shown))
    expect(Math.abs(middleMm(printed) - middleMm(shown))).toBeLessThan(0.5)
    expect(Math.abs(inkMm(printed) - inkMm(shown))).toBeLessThan(2)
  })

  test('is the screen’s where that is fine enough already', async () => {
    expect(await chestRow('pinstripes', 'print')).toEqual(await chestRow('pinstripes', 'screen'))
  })
})
