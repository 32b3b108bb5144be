import type { Pixels } from '@kitwright/artwork/pixels'
import { expect, it } from 'vitest'
import { createPixelRunner } from './createPixelRunner.ts'

const disc = (size: number): Pixels => {
  const data = new Uint8ClampedArray(size * size * 4)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (Math.hypot(x - size / 2, y - size / 2) < size / 3) data.set([200, 20, 20, 255], (y * size + x) * 4)
  return { width: size, height: size, data }
}
const outlined = { steps: [{ kind: 'outline', widthMm: 8, colour: '#ffffff' }], trace: null } as const

it('a cancelled picture answers nothing at once, and the next one is made', async () => {
  const runner = createPixelRunner(disc(64), { widthMm: 80, heightMm: 80 })
  const control = new AbortController()
  const given = runner.render(outlined, disc(3000), () => undefined, control.signal)
  control.abort()
  expect(await given).toBeNull()
  expect(await runner.render(outlined, disc(64), () => undefined)).toMatchObject({ kind: 'pixels' })
  expect(await runner.run(outlined)).toMatchObject({ kind: 'pixels' })
  runner.close()
})
