import { randomUUID } from 'node:crypto'
import { type Answer, createClient } from '@kitwright/contract/client'
import { createDesign } from '@kitwright/design'
import { orderBody } from '../orderBody.ts'

export const valueOf = <T>(answer: Answer<T>): T => {
  if (answer.ok) return answer.value
  throw new Error(`${answer.status} ${answer.error.id} ${answer.error.message}`)
}

/** Calls as somebody with a separate address; a missing server gives no answer. */
export function callAs(token: string | undefined, ip: string) {
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', ip)
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
    return fetch(url, { ...init, headers })
  }
  return (baseUrl: string) => createClient({ baseUrl, send })
}

export interface Customer {
  readonly email: string
  readonly password: string
  readonly token: string
  readonly refreshToken: string
  /** Orders at one server after another until one answers; returns the id of the order. */
  order(addresses: () => readonly string[]): Promise<string>
}

/** Signs up at the first server and saves a design at the second. */
export async function createCustomer([first = '', second = '']: readonly string[], index: number): Promise<Customer> {
  const ip = `10.2.0.${index + 1}`
  const person = { firstName: 'Sok', lastName: 'Dara', email: `fleet-${randomUUID()}@example.com` }
  const password = `${randomUUID()} of a fleet`
  const signedUp = valueOf(
    await callAs(undefined, ip)(first)('POST /api/accounts/register', { body: { ...person, password } }),
  )
  if (!('access_token' in signedUp)) throw new Error('The server wants a mailed code: run it without SMTP_URL')
  const { access_token: token, refresh_token: refreshToken } = signedUp
  const at = callAs(token, ip)
  const designId = randomUUID()
  valueOf(
    await at(second)('POST /api/designs', { body: { id: designId, name: 'Home', document: createDesign('soccer') } }),
  )
  const body = orderBody(designId)
  return {
    email: person.email,
    password,
    token,
    refreshToken,
    async order(addresses) {
      const headers = { 'idempotency-key': randomUUID() }
      for (let tried = 0; tried < 400; tried += 1) {
        const there = addresses()
        const answer = await at(there[(tried + index) % there.length]!)('POST /api/orders', { headers, body })
        if (answer.ok) return answer.value.id
        const isPassing = answer.status === 0 || answer.status >= 500 || answer.status === 409
        if (!isPassing) throw new Error(`${answer.status} ${answer.error.id}`)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      throw new Error('An order was never answered')
    },
  }
}
