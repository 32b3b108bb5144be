import { createClient } from '@kitwright/contract/client'
import { describe, expect, it } from 'vitest'
import { placeOrder, type OrderInput } from './placeOrder.ts'

const INPUT: OrderInput = {
  lines: [],
  address: 'St 271',
  landmark: '',
  phone: '012345678',
  note: '',
  unprinted: 'refuse',
}
const ORDER = { id: 'o1', number: 'K-1' }

const reply = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const refusal = (status: number, id: string): Response => reply(status, { error: { id, message: id, requestId: 'r' } })

/** Mock server that stores one order per key, behind a connection that fails as instructed. */
function shop(...wire: ('cut before' | 'cut after' | 'pass' | 'busy' | number)[]) {
  const orders = new Map<string, string>()
  const keysSeen: string[] = []
  const serve = (key: string, body: string): Response => {
    const kept = orders.get(key)
    if (kept !== undefined && kept !== body) return refusal(422, 'idempotency-key-reused')
    orders.set(key, body)
    return reply(201, ORDER)
  }
  const api = createClient({
    send: async (_url, init) => {
      const key = new Headers(init.headers).get('idempotency-key') ?? ''
      keysSeen.push(key)
      const what = wire.shift() ?? 'pass'
      if (what === 'cut before') throw new TypeError('network')
      if (what === 'busy') return refusal(409, 'request-in-progress')
      if (typeof what === 'number') return refusal(what, what === 422 ? 'phone-invalid' : 'internal')
      const answer = serve(key, init.body as string)
      if (what === 'cut after') throw new TypeError('network')
      return answer
    },
  })
  let current: string | null = null
  let made = 0
  const key = {
    take: () => (current ??= `key-${++made}`),
    drop: () => {
      current = null
    },
  }
  const place = (input = INPUT) => placeOrder(input, { api, key, pause: async () => {} })
  return { place, orders, keysSeen }
}

describe('placing an order', () => {
  it('keeps the key over a lost connection, so a retry makes no second order', async () => {
    const { place, orders, keysSeen } = shop('cut after')
    expect((await place()).ok).toBe(false)
    expect(await place()).toMatchObject({ ok: true, value: ORDER })
    expect(keysSeen).toEqual(['key-1', 'key-1'])
    expect(orders.size).toBe(1)
  })

  it('tells when the cut attempt did arrive and the contents were changed since', async () => {
    const { place, orders } = shop('cut after')
    await place()
    expect(await place({ ...INPUT, note: 'changed' })).toMatchObject({
      ok: false,
      error: { id: 'idempotency-key-reused' },
    })
    expect(orders.size).toBe(1)
  })

  it('places changed contents when the cut attempt never arrived', async () => {
    const { place, orders } = shop('cut before')
    await place()
    expect((await place({ ...INPUT, note: 'changed' })).ok).toBe(true)
    expect(orders.size).toBe(1)
  })

  it('waits while the first of two clicks is still running', async () => {
    const { place, keysSeen } = shop('busy', 'busy', 'pass')
    expect((await place()).ok).toBe(true)
    expect(keysSeen).toEqual(['key-1', 'key-1', 'key-1'])
  })

  it('takes a new key after a refusal, since the next is another order', async () => {
    const { place, keysSeen } = shop(422)
    expect(await place()).toMatchObject({ ok: false, error: { id: 'phone-invalid' } })
    await place()
    expect(keysSeen).toEqual(['key-1', 'key-2'])
  })

  it.each([500, 503, 429, 401])('keeps the key when the server answers %i', async status => {
    const { place, keysSeen } = shop(status)
    expect((await place()).ok).toBe(false)
    await place()
    expect(keysSeen).toEqual(['key-1', 'key-1'])
  })
})
