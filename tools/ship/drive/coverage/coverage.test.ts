import { routes } from '@kitwright/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFailedWork, listUndriven, listWork, REFUSALS } from './coverage.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'kitwright-covered-'))
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

function put(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), '')
  }
}

const STREAM = 'GET /api/orders/{id}/packs/events'
const called = (key: string, status = 200): string => {
  const [method, path = ''] = key.split(' ')
  const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
  return `kitwright_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"} 1`
}
const worked = (kind: string, outcome: 'done' | 'failed', times = 1): string =>
  `kitwright_work_duration_seconds_count{kind="${kind}",outcome="${outcome}"} ${times}`
const driven = Object.keys(routes).filter(key => !(key in REFUSALS) && key !== STREAM)
const streams = ['/api/orders/1c7d/packs/events?by=2&until=3']

test('nothing is undriven when every route and work succeeded', () => {
  const metrics = [...driven.map(key => called(key)), worked('layWorker', 'done')].join('\n')
  expect(listUndriven({ metrics, streams }, ['layWorker'])).toEqual([])
})

test('unasked routes, failed routes and undone work are named', () => {
  const [first, second] = driven as [string, string]
  const others = driven.slice(2).map(key => called(key))
  const metrics = [called(second, 500), ...others, worked('layWorker', 'failed')].join('\n')
  expect(listUndriven({ metrics, streams: [] }, ['layWorker'])).toEqual(
    expect.arrayContaining([first, second, STREAM, 'the work layWorker']),
  )
  expect(listUndriven({ metrics, streams: [] }, ['layWorker'])).toHaveLength(4)
})

test('work that failed is named, work that was done is not', () => {
  const metrics = [worked('aWorker', 'failed'), worked('bWorker', 'done'), worked('cWorker', 'failed', 0)].join('\n')
  expect(listFailedWork(metrics)).toEqual(['aWorker'])
})

test('kinds of work are worker files, and duplicates an error', () => {
  put(
    'apps/api/src/mail/layout/sizeWorker.ts',
    'apps/api/src/production/rendering/marker/layWorker.ts',
    'apps/api/src/mail/mail.ts',
  )
  expect(listWork(tree)).toEqual(['layWorker', 'sizeWorker'])
  put('apps/api/src/mail/layWorker.ts')
  expect(() => listWork(tree)).toThrow('layWorker')
})

test('each kind of work of this server has a name of its own', () => {
  expect(listWork(fileURLToPath(new URL('../../../..', import.meta.url)))).toContain('quotePaperWorker')
})
