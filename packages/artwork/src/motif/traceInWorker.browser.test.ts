import { expect, test } from 'vitest'
import { traceInks } from '../trace/index.ts'
import { traceInWorker } from './traceInWorker.ts'

/** Returns a disc on a square, with specks like those of an uploaded picture. */
function picture(side: number, specks = 0) {
  const data = new Uint8ClampedArray(4 * side * side).fill(255)
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) - side / 2, Math.floor(i / side) - side / 2]
    if (Math.hypot(x, y) < side / 3) data.set([180, 20, 30], 4 * i)
    if (specks > 0 && (i * 7919) % specks < 3) data.set([i % 256, (i * 31) % 256, (i * 17) % 256], 4 * i)
  }
  return { width: side, height: side, data }
}

test('a picture is traced beside the page as it is on it', async () => {
  const inks = await traceInWorker({ pixels: picture(120), inks: 2, detail: 8 })
  expect(inks).toHaveLength(2)
  expect(inks).toEqual(traceInks(picture(120), { inks: 2, detail: 8 }))
})

test('the page stays awake meanwhile, and what takes too long is ended', async () => {
  let frames = 0
  const count = (): void => {
    frames++
    requestAnimationFrame(count)
  }
  count()
  await traceInWorker({ pixels: picture(800, 40), inks: 4, detail: 8 })
  expect(frames).toBeGreaterThan(2)
  await expect(traceInWorker({ pixels: picture(800, 40), inks: 4, detail: 8 }, 1)).rejects.toThrow('too long')
})
