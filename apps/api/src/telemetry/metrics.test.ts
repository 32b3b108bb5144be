import { join } from 'node:path'
import { expect, test } from 'vitest'
import { transactions, type TransactionTimes } from '../database/index.ts'
import { works, type WorkTimes } from '../workers/index.ts'
import { createMetrics, type Metrics } from './index.ts'

const linesOf = async (metrics: Metrics, start: string): Promise<string[]> =>
  (await metrics.read()).split('\n').filter(line => line.startsWith(start))

test('metrics after one of everything: names, labels and steps that dashboards need', async () => {
  const metrics = createMetrics()
  metrics.noteCall({ method: 'GET', route: '/whoami', status: 200, seconds: 0.003 })
  metrics.noteCall({ method: 'GET', route: '/whoami', status: 503, seconds: 40 })
  metrics.noteBrowserError()
  for (const [waitMs, runMs, isDone] of [
    [2, 40, true],
    [700, 31_000, false],
  ] as const) {
    transactions.publish({ pool: 'asked', waitMs, runMs, isDone } satisfies TransactionTimes)
    works.publish({ job: 'askedWorker', waitMs, runMs, isDone } satisfies WorkTimes)
  }
  // Pools of other tests may still be running in this process.
  const isOthers = (line: string): boolean => /(?:pool|kind)="(?!asked)/.test(line)
  const lines = (await metrics.read()).split('\n')
  const ours = lines.filter(line => line.includes('kitwright_') && !isOthers(line))
  metrics.close()
  await expect([...ours, ''].join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden/metrics.txt'))
})

test('a gauge shows what exists at reading, and nothing older', async () => {
  const metrics = createMetrics()
  let queues = ['press', 'mail']
  metrics.watch({ name: 'queues', help: 'none', labels: ['queue'] }, async () =>
    queues.map((queue, i) => ({ labels: { queue }, value: i + 3 })),
  )
  let alone: number | undefined = 7
  metrics.watch({ name: 'alone', help: 'none', labels: [] }, () =>
    alone === undefined ? [] : [{ labels: {}, value: alone }],
  )
  expect(await linesOf(metrics, 'queues')).toEqual(['queues{queue="press"} 3', 'queues{queue="mail"} 4'])
  expect(await linesOf(metrics, 'alone')).toEqual(['alone 7'])
  queues = ['mail']
  alone = undefined
  expect(await linesOf(metrics, 'queues')).toEqual(['queues{queue="mail"} 3'])
  expect(await linesOf(metrics, 'alone')).toEqual([])
  metrics.close()
})

test('a failing gauge is left out, and all others are shown', async () => {
  const metrics = createMetrics()
  metrics.watch({ name: 'fails_later', help: 'none', labels: [] }, async () => Promise.reject(new Error('away')))
  metrics.watch({ name: 'fails_at_once', help: 'none', labels: ['of'] }, () => {
    throw new Error('away')
  })
  metrics.noteBrowserError()
  expect(await linesOf(metrics, 'fails_')).toEqual([])
  expect(await linesOf(metrics, 'kitwright_browser_errors_total')).toEqual(['kitwright_browser_errors_total 1'])
  expect(await linesOf(metrics, 'process_resident_memory_bytes')).toHaveLength(1)
  metrics.close()
})

test('closed metrics listen no more and show nothing', async () => {
  const before = [transactions.hasSubscribers, works.hasSubscribers]
  const metrics = createMetrics()
  expect([transactions.hasSubscribers, works.hasSubscribers]).toEqual([true, true])
  metrics.close()
  expect([transactions.hasSubscribers, works.hasSubscribers]).toEqual(before)
  expect((await metrics.read()).trim()).toBe('')
})
