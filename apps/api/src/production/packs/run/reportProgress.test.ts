import { afterEach, expect, test, vi } from 'vitest'
import { RunCanceledError } from '../../runs/runCanceledError.ts'
import { createProgressReporter } from './reportProgress.ts'
import { line, orderOf, plansOf } from '../../testing/order.ts'

const plans = await plansOf(orderOf(line(), line({ number: 9 })))

/** Opens a run whose progress uses a manual clock. */
function openRun() {
  let ms = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => ms)
  const ending = new AbortController()
  const told: unknown[] = []
  const run = { written: 0, isWanted: true, garments: told }
  const inShop = async <T>(): Promise<T> => {
    run.written += 1
    return run.isWanted as T
  }
  const onGarment = (_: unknown, { pieces_made: made }: { readonly pieces_made: number }): void => void told.push(made)
  const tell = createProgressReporter({ packId: 'pack', signal: ending.signal, inShop, onGarment }, plans, 'sign')
  return { run, tell, ending, wait: (by: number) => (ms += by) }
}
afterEach(() => void vi.restoreAllMocks())

test('progress is written at each step and the end, otherwise thrice a second', async () => {
  const { run, tell, wait } = openRun()
  await tell({ state: 'making' })
  expect(run.written).toBe(1)
  wait(299)
  await tell({ pieces_made: 5 }, plans[0])
  expect([run.written, run.garments]).toEqual([1, [5]])
  wait(1)
  await tell({ pieces_made: 10 }, plans[1])
  expect([run.written, run.garments]).toEqual([2, [5, 10]])
  await tell({ state: 'checking' })
  expect(run.written).toBe(3)
  await tell({ pieces_checked: 5 })
  expect(run.written).toBe(3)
  await tell({ pieces_checked: 10 })
  expect(run.written).toBe(4)
  await tell({ papers: 14, papers_made: 1 })
  expect([run.written, run.garments]).toEqual([5, [5, 10]])
})

test('a run begins with nothing made, checked or written', async () => {
  const seen: unknown[] = []
  const onGarment = (_: unknown, progress: object): void => void seen.push({ ...progress })
  const { signal } = new AbortController()
  const inShop = async <T>(): Promise<T> => true as T
  await createProgressReporter({ packId: 'pack', signal, inShop, onGarment }, plans, 'sign')({}, plans[0])
  const none = { pieces_made: 0, pieces_checked: 0, papers: 0, papers_made: 0, laying: null }
  expect(seen).toEqual([{ state: 'making', order_hash: 'sign', garments: 2, pieces: 10, ...none }])
})

test('a run that nobody wants any more hears of it when it tells', async () => {
  const { run, tell, ending } = openRun()
  run.isWanted = false
  await expect(tell({ state: 'making' })).rejects.toThrow(RunCanceledError)
  run.isWanted = true
  ending.abort(new Error('ended'))
  await expect(tell({ state: 'checking' })).rejects.toThrow('ended')
  expect(run.written).toBe(1)
})
