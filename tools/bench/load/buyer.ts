import { randomUUID } from 'node:crypto'
import { createClient } from '@kitwright/contract'
import { createDesign, type DesignDocument } from '@kitwright/design'

export interface Buyer {
  readonly token: string
  readonly email: string
  readonly password: string
  readonly designId: string
  /** The JSON of one order. */
  readonly body: string
}

/** Creates a customer with an account and a stored design, and the order they place. */
export async function createBuyer(
  address: string,
  { lines, document = createDesign('soccer') }: { lines: number; document?: DesignDocument },
): Promise<Buyer> {
  let token = ''
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    if (token !== '') headers.set('authorization', `Bearer ${token}`)
    return fetch(url, { ...init, headers })
  }
  const call = createClient({ baseUrl: address, send })
  const person = { firstName: 'Sok', lastName: 'Dara', email: `${randomUUID()}@example.com`, password: randomUUID() }
  const signedUp = await call('POST /api/accounts/register', { body: person })
  if (!signedUp.ok) throw new Error(`Signing up failed: ${signedUp.error.id}`)
  if (!('access_token' in signedUp.value)) throw new Error('The server wants a mailed code: run it without SMTP_URL')
  token = signedUp.value.access_token
  const designId = randomUUID()
  const saved = await call('POST /api/designs', {
    body: { id: designId, name: 'Home kit', document },
  })
  if (!saved.ok) throw new Error(`Saving a design failed: ${saved.error.id}`)
  const { email, password } = person
  return { token, email, password, designId, body: JSON.stringify(orderOf(designId, lines)) }
}

function orderOf(designId: string, lines: number): object {
  return {
    lines: Array.from({ length: lines }, (_, i) => ({
      designId,
      productType: 'SOCCER_KIT',
      fabric: 'interlock',
      size: ['S', 'M', 'L', 'XL', 'XXXL'][i % 5],
      sleeve: i % 7 === 0 ? 'long' : 'short',
      qty: 1,
      playerName: `Player ${i}`,
      printName: `PLAYER ${i}`,
      number: i,
      version: i === 0 ? 'goalkeeper' : 'player',
    })),
    address: 'House 12, Street 271, Phnom Penh',
    phone: '012 345 678',
    note: 'Please call before delivery',
  }
}
