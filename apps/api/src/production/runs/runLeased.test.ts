import { expect, test } from 'vitest'
import { PackError } from '../garments/packError.ts'
import { type LeasedRun, runLeased } from './runLeased.ts'

/** Opens a run and records its results. */
function openRun(given: Partial<LeasedRun> = {}) {
  const ends: unknown[] = []
  const run: LeasedRun = {
    signal: new AbortController().signal,
    renew: async () => true,
    problemOf: error => (error instanceof PackError ? error.problem : undefined),
    stop: async problem => void ends.push(['stopped', problem.id]),
    pause: async ({ by }) => void ends.push(['paused', by]),
    ...given,
  }
  return { run, ends }
}

const untilAborted = async (signal: AbortSignal): Promise<void> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

test('a run that is done is neither stopped nor paused', async () => {
  const { run, ends } = openRun()
  await runLeased(run, async () => undefined)
  expect(ends).toEqual([])
})

test('a run that nobody wants any more is aborted, and that is no error', async () => {
  const { run, ends } = openRun({ renew: async () => false })
  await runLeased(run, untilAborted)
  expect(ends).toEqual([])
})

test('a run whose lease cannot be renewed goes on', async () => {
  const renewals = Promise.withResolvers<void>()
  const { run, ends } = openRun({
    renew: async () => {
      renewals.resolve()
      throw new Error('the database is away')
    },
  })
  await runLeased(run, async signal => {
    await renewals.promise
    signal.throwIfAborted()
  })
  expect(ends).toEqual([])
})

test('a problem that will not pass stops the run', async () => {
  const { run, ends } = openRun()
  await runLeased(run, async () => {
    throw new PackError('order-changed')
  })
  expect(ends).toEqual([['stopped', 'order-changed']])
})

test('any other error pauses the run and is rethrown', async () => {
  const { run, ends } = openRun()
  const broken = async (): Promise<void> => {
    throw new Error('broken')
  }
  await expect(runLeased(run, broken)).rejects.toThrow('broken')
  expect(ends).toEqual([['paused', 'failed']])
})

test('the end of the process pauses a run as restarted', async () => {
  const ending = new AbortController()
  const { run, ends } = openRun({ signal: ending.signal })
  const running = runLeased(run, untilAborted)
  ending.abort(new Error('the server stops'))
  await expect(running).rejects.toThrow('the server stops')
  expect(ends).toEqual([['paused', 'restarted']])
})
