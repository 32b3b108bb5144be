import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, createClient } from '@kitwright/contract/client'
import { createDesign } from '@kitwright/design'
import { orderBody } from './orderBody.ts'

/** One attempt to place an order; every retry uses the same key. */
export interface Attempt {
  key: string
  /** The order that the shop acknowledged; undefined without an answer. */
  orderId: string | undefined
}

export interface Buyer {
  attempts: Attempt[]
  /** Places orders one after another until the server is gone. */
  buyUntilGone(address: string): Promise<void>
  /** Repeats all unanswered attempts; afterwards every attempt has an order. */
  repeatUnanswered(address: string): Promise<number>
  /** Returns the ids of all own orders, as the shop lists them. */
  listOrders(address: string): Promise<string[]>
}

/** Signs a customer up at Angkor Kits, with one saved design to order. */
export async function createBuyer(address: string, index: number): Promise<Buyer> {
  let token: string | undefined
  const send = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', `10.1.0.${index + 1}`)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    return fetch(url, { ...init, headers })
  }
  const at = (baseUrl: string) => createClient({ baseUrl, send })
  const email = `buyer-${randomUUID()}@example.com`
  const password = `${randomUUID()} of a buyer`
  const person = { firstName: 'Sok', lastName: 'Dara', email, password }
  const signedUp = valueOf(await at(address)('POST /api/accounts/register', { body: person }))
  if (!('access_token' in signedUp)) throw new Error('The server wants a mailed code: run it without SMTP_URL')
  token = signedUp.access_token
  const designId = randomUUID()
  const design = { id: designId, name: 'Home', document: createDesign('soccer') }
  valueOf(await at(address)('POST /api/designs', { body: design }))
  const body = orderBody(designId)

  const attempts: Attempt[] = []
  /** Returns true when an answer came, whether it is the first or a repeated one. */
  const place = async (baseUrl: string, attempt: Attempt): Promise<boolean> => {
    const headers = { 'idempotency-key': attempt.key }
    const answer = await at(baseUrl)('POST /api/orders', { headers, body })
    if (answer.ok) attempt.orderId = answer.value.id
    else if (answer.status !== 0 && answer.status < 500) throw new Error(`${answer.status} ${answer.error.id}`)
    return answer.ok
  }

  return {
    attempts,
    async buyUntilGone(baseUrl) {
      for (;;) {
        const attempt: Attempt = { key: randomUUID(), orderId: undefined }
        attempts.push(attempt)
        if (!(await place(baseUrl, attempt))) return
      }
    },
    async repeatUnanswered(baseUrl) {
      token = valueOf(
        await at(baseUrl)('POST /api/accounts/token', { body: { email, password, clientId: 'web' } }),
      ).access_token
      const open = attempts.filter(({ orderId }) => orderId === undefined)
      for (const attempt of open) {
        while (!(await place(baseUrl, attempt))) await pause(100)
      }
      return open.length
    },
    listOrders: baseUrl => listAll(at(baseUrl)),
  }
}

async function listAll(call: ReturnType<typeof createClient>): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = valueOf(await call('GET /api/orders', { query: { page, pageSize: 100 } }))
    ids.push(...items.map(({ id }) => id))
    if (items.length === 0 || ids.length >= total) return ids
  }
}

function valueOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  throw new Error(`${answer.status} ${answer.error.id} ${answer.error.message}`)
}
