import { expect, it, vi } from 'vitest'
import { countFailedLoads, loadUntilDone, retryFailedLoads } from './loadUntilDone.ts'

const NOT_ARRIVED = new TypeError('Failed to fetch dynamically imported module: https://shop/assets/StorePage-1.js')

/** Fails this many times before the code loads. */
function arrivesAfter(failures: number) {
  let calls = 0
  const load = async (): Promise<string> => {
    calls++
    if (calls <= failures) throw NOT_ARRIVED
    return 'page'
  }
  return { load, calls: () => calls }
}

it('code that did not arrive is loaded again by the button', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { load, calls } = arrivesAfter(2)
  const page = loadUntilDone(load)
  await expect.poll(countFailedLoads).toBe(1)
  retryFailedLoads()
  await expect.poll(calls).toBe(2)
  retryFailedLoads()
  expect(await page).toBe('page')
  expect(countFailedLoads()).toBe(0)
})

it('code that did not arrive is loaded again by itself', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { load } = arrivesAfter(1)
  expect(await loadUntilDone(load)).toBe('page')
})

it('an error of code that did arrive is thrown', async () => {
  const broken = new TypeError('cannot read properties of undefined')
  await expect(
    loadUntilDone(async () => {
      throw broken
    }),
  ).rejects.toBe(broken)
  expect(countFailedLoads()).toBe(0)
})
