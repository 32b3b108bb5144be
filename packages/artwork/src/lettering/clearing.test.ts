import { expect, test } from 'vitest'
import { measureLayer } from '../index.ts'
import { nodeSurface } from '../node/index.ts'
import { inkOf, PAINT, pictureOf, textOf, type InkBox } from '../testing/ink.ts'

const outline = { colour: '#000000', widthMm: 3 }
const shadow = { colour: '#000000', xMm: 14, yMm: -9 }
const CLEARING = { clearing: { colour: '#0f766e', marginMm: 8 } }

/** Returns the bounds of the ink in a text’s picture, mm from the picture’s middle. */
function reachOf(change: object): InkBox {
  const { canvas } = pictureOf('DARA 10', change)
  const [x0, y0, x1, y1] = inkOf(canvas)
  const from = (px: number, side: number): number => (px - side / 2) / PAINT.pxPerMm
  return [from(x0, canvas.width), from(y0, canvas.height), from(x1 + 1, canvas.width), from(y1 + 1, canvas.height)]
}

test('a text’s clearing is its outline, wider by the margin on every side', () => {
  const [text, clear] = [reachOf({ outline }), reachOf({ outline, ...CLEARING })]
  const grown = clear.map((side, i) => (i < 2 ? text[i]! - side : side - text[i]!))
  for (const by of grown) expect(Math.abs(by - 8)).toBeLessThan(0.8)
  const size = measureLayer(textOf('DARA 10', { outline }), nodeSurface)
  const wider = measureLayer(textOf('DARA 10', { outline, ...CLEARING }), nodeSurface)
  expect([wider.widthMm - size.widthMm, wider.heightMm - size.heightMm]).toEqual([
    expect.closeTo(16),
    expect.closeTo(16),
  ])
})

test('a text’s shadow is kept clear of, too', () => {
  const [plain, shaded] = [reachOf(CLEARING), reachOf({ shadow, ...CLEARING })]
  const [left, top, right, foot] = shaded.map((side, i) => side - plain[i]!)
  expect([left, foot].map(by => Math.abs(by!) < 0.8)).toEqual([true, true])
  expect(Math.abs(right! - 14)).toBeLessThan(0.8)
  expect(Math.abs(top! + 9)).toBeLessThan(0.8)
})
