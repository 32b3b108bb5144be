import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asKept, cellsOf } from '../testing/cells.ts'
import { tracePicture } from '../trace/index.ts'
import { applyStep, blankPixels, isBoxed, mainColours, shrinkTo, type PictureStep, type Pixels } from './index.ts'

/** Returns a crest on a slightly varying ground: a disc with a hole and a bar, with mixed edges as in any picture. */
function crest(width = 48, height = 36, soft = 1): Pixels {
  const made = blankPixels(width, height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot(x - 21, y - 17)
      const share = Math.min(1, Math.max(0, (14.3 - away) / soft)) * Math.min(1, Math.max(0, away - 4.2))
      const isBar = Math.abs(y - 20) < 3 && x > 25
      const ink = isBar ? [12, 35, 64] : [200 - y, 16 + x, 46]
      const ground = [246 + (x % 3), 248 - (y % 4), 250]
      made.data.set(
        [...ink.map((value, k) => value * share + ground[k]! * (1 - share)), x > 44 ? 90 : 255],
        4 * (y * width + x),
      )
    }
  return made
}

/** Returns curves that bend both ways, a straight side, a sharp corner, and one that touches the edge. */
function petals(): Pixels {
  const made = blankPixels(150, 130)
  for (let y = 0; y < 130; y += 1)
    for (let x = 0; x < 150; x += 1) {
      const [dx, dy] = [x - 70, y - 64]
      const reach = 42 + 14 * Math.cos(5 * Math.atan2(dy, dx))
      const share = Math.min(1, Math.max(0, reach - Math.hypot(dx, dy) + 0.5))
      const isWedge = x > 110 && y > 20 && x - 110 > 1.4 * (y - 20) - 30
      made.data.set(isWedge ? [12, 35, 64, 255] : [200, 16, 46, 255 * share], 4 * (y * 150 + x))
    }
  return made
}

const STEPS: readonly PictureStep[] = [
  { kind: 'crop', left: 0.13, top: 0.2, right: 0.8, bottom: 0.94 },
  { kind: 'turn', quarters: 1 },
  { kind: 'turn', quarters: 2 },
  { kind: 'turn', quarters: 3 },
  { kind: 'flip', axis: 'horizontal' },
  { kind: 'flip', axis: 'vertical' },
  { kind: 'rotate', degrees: 33 },
  { kind: 'rotate', degrees: -120 },
  { kind: 'background', tolerance: 6, softness: 0 },
  { kind: 'background', tolerance: 3, softness: 100 },
  { kind: 'background', tolerance: 6, softness: 60, isEverywhere: true },
  { kind: 'recolour', colour: '#1d4ed8' },
  { kind: 'swap', from: '#c0203a', to: '#0f766e', tolerance: 14 },
  { kind: 'light', brightness: 20, contrast: 45 },
  { kind: 'light', brightness: -35, contrast: -60 },
]

test('each picture change gives its golden: `npx vitest run -u packages/artwork` accepts others', async () => {
  const source = crest()
  const clear = applyStep(source, { kind: 'background', tolerance: 6, softness: 50 }, 1)
  // The depth of a fading edge is a share of the picture's longer side.
  const deep = applyStep(crest(480, 36, 5), { kind: 'background', tolerance: 4, softness: 100 }, 1)
  const faded = applyStep(deep, { kind: 'crop', left: 0, top: 0, right: 0.1, bottom: 1 }, 1)
  const rims = [2.5, 5].map(widthMm => applyStep(clear, { kind: 'outline', widthMm, colour: '#facc15' }, 1.3))
  const made = [
    ...STEPS.map(step => applyStep(source, step, 1)),
    faded,
    ...rims,
    shrinkTo(source, 500),
    shrinkTo(clear, 90),
  ]
  const told = made.map((picture, i) => {
    const { width, height } = picture
    const colours = mainColours(picture).join(' ')
    return `${i}: ${width} × ${height} ${isBoxed(picture) ? 'boxed' : 'free'} ${colours}\n${cellsOf(picture, 12, 9)}\n`
  })
  const path = join(import.meta.dirname, '../golden/pixels.txt')
  await expect(await asKept(told.join('\n'), path)).toMatchFileSnapshot(path)
})

test('a picture drawn with shapes has the shapes that it had', async () => {
  const source = applyStep(crest(96, 72), { kind: 'background', tolerance: 6, softness: 50 }, 1)
  const drawn = [
    tracePicture(source, { colours: 4, detail: 6 }),
    tracePicture(crest(96, 72), { colours: 8, detail: 10 }),
    tracePicture(crest(96, 72), { colours: 2, detail: 1 }),
    tracePicture(petals(), { colours: 3, detail: 8 }),
  ]
  const path = join(import.meta.dirname, '../golden/traced.txt')
  await expect(`${drawn.join('\n').replaceAll(/(?=[MLC])/g, '\n')}\n`).toMatchFileSnapshot(path)
})
