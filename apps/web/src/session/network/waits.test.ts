import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@kitwright/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFetch } from './fetchWithTimeout.ts'
import { cancelSlowCalls, countSlowCalls } from './waits.ts'

/** Time without any data after which a call is slow. */
const SLOW_MS = 300
const BODY = JSON.stringify({ traceId: 'x'.repeat(8) })

/** Server behaviours for a call. None of them ever closes the connection. */
const WAYS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  answers: response => response.end(BODY),
  swallows: () => {},
  thinks: response => void setTimeout(() => response.end(BODY), SLOW_MS * 4),
  stops(response) {
    response.write(BODY.slice(0, 5))
  },
  // Takes longer in total, but never pauses for that long.
  drips(response) {
    const letters = BODY.split('')
    const next = (): void => {
      const letter = letters.shift()
      if (letter === undefined) return void response.end()
      response.write(letter)
      setTimeout(next, SLOW_MS / 15)
    }
    next()
  },
}

let server: Server
let address: string
const cut: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const way = request.url!.slice(1, request.url!.indexOf('/', 1))
    response.setHeader('content-type', 'application/json').on('close', () => {
      if (!response.writableFinished) cut.push(way)
    })
    WAYS[way]!(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const callTo = async (way: string, signal?: AbortSignal) => {
  const send = createFetch(SLOW_MS)
  return createClient({ baseUrl: `${address}/${way}`, send })('GET /whoami', { signal })
}

it('a call waits for an answer that comes, however slowly', async () => {
  expect(await callTo('answers')).toMatchObject({ ok: true })
  expect(await callTo('drips')).toMatchObject({ ok: true, value: JSON.parse(BODY) })
})

it('a call waits for a late answer, and says meanwhile that it waits', async () => {
  const answer = callTo('thinks')
  await expect.poll(countSlowCalls).toBe(1)
  expect(await answer).toMatchObject({ ok: true, value: JSON.parse(BODY) })
  expect(countSlowCalls()).toBe(0)
})

it.each(['swallows', 'stops'])('a call that %s is waited for until people cancel it, which closes it', async way => {
  const answer = callTo(way)
  await expect.poll(countSlowCalls).toBe(1)
  cancelSlowCalls()
  expect(await answer).toMatchObject({ ok: false, error: { id: 'canceled' } })
  expect(countSlowCalls()).toBe(0)
  await expect.poll(() => cut).toContain(way)
})

it('a call ends when its caller aborts it, whatever time is left', async () => {
  const control = new AbortController()
  const answer = callTo('swallows', control.signal)
  control.abort()
  expect(await answer).toMatchObject({ ok: false, error: { id: 'canceled' } })
  expect(await callTo('answers', control.signal)).toMatchObject({ ok: false })
})
