import { request } from 'node:http'
import { expect, test } from 'vitest'
import { createMetrics, serveMetrics } from './index.ts'

test('a process serves metrics, liveness and readiness on its own port, nothing else', async () => {
  const metrics = createMetrics()
  let isAway = false
  const probe = async (): Promise<void> => (isAway ? Promise.reject(new Error('away')) : undefined)
  const { port, close } = await serveMetrics({ host: '127.0.0.1', port: 0, metrics, probe })
  const ask = async (path: string, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method })
    return [answer.status, answer.headers.get('content-type'), await answer.text()]
  }
  const json = 'application/json; charset=utf-8'
  const text = expect.stringContaining('kitwright_browser_errors_total 0') as string
  expect(await ask('/metrics')).toEqual([200, metrics.contentType, text])
  expect(await ask('/metrics?name=all')).toEqual([200, metrics.contentType, text])
  expect(await ask('/health/live')).toEqual([200, json, '{"status":"live"}'])
  expect(await ask('/health/ready')).toEqual([200, json, '{"status":"ready"}'])
  isAway = true
  expect(await ask('/health/live')).toEqual([200, json, '{"status":"live"}'])
  expect(await ask('/health/ready')).toEqual([503, json, '{"status":"not-ready"}'])
  for (const path of ['/', '/api/products', '/metrics/', '/health']) expect(await ask(path)).toEqual([404, null, ''])
  expect(await ask('/metrics', 'POST')).toEqual([404, null, ''])
  const taken = serveMetrics({ host: '127.0.0.1', port, metrics, probe })
  await expect(taken).rejects.toMatchObject({ code: 'EADDRINUSE' })
  close()
  metrics.close()
  await expect(ask('/metrics')).rejects.toThrow('fetch failed')
})

test('a slow reader is disconnected, and an open line does not delay the end', async () => {
  const metrics = { ...createMetrics(), read: async () => Promise.reject(new Error('broken')) }
  const { port, close } = await serveMetrics({ host: '127.0.0.1', port: 0, metrics, probe: async () => undefined })
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed')
  const { promise: cut, resolve } = Promise.withResolvers<void>()
  const { promise: open, resolve: opened } = Promise.withResolvers<void>()
  // A request that announces a body and never sends it.
  const asking = request({
    port,
    host: '127.0.0.1',
    path: '/health/live',
    method: 'GET',
    headers: { 'content-length': '9' },
  })
  asking
    .on('response', () => opened())
    .on('error', () => resolve())
    .on('close', () => resolve())
  asking.flushHeaders()
  await open
  close()
  await cut
  metrics.close()
})

test('a proxy learns which hosts lead to a shop before requesting certificates', async () => {
  const metrics = createMetrics()
  const knowsHost = async (host: string): Promise<boolean> => host === 'kits.example.com'
  const probe = async (): Promise<void> => undefined
  const { port, close } = await serveMetrics({ host: '127.0.0.1', port: 0, metrics, probe, knowsHost })
  const ask = async (query: string) => (await fetch(`http://127.0.0.1:${port}/host${query}`)).status
  expect(await ask('?domain=kits.example.com')).toBe(200)
  expect(await ask('?domain=KITS.example.com')).toBe(200)
  expect(await ask('?domain=other.example.com')).toBe(404)
  expect(await ask('')).toBe(404)
  close()
  metrics.close()
})
