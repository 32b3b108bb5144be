import { createClient, type Answer, type Client } from '@kitwright/contract'
import type { PrintedAccount } from '../../../apps/api/src/server.ts'

/** Returns the answer of a call; throws with the id of the error where the server refused it. */
export function valueOf<T>(answer: Answer<T>): Extract<Answer<T>, { ok: true }> {
  if (!answer.ok) throw new Error(`the server answered ${answer.error.id}`)
  return answer
}

/** Signs a demo account in, customers at the shop and staff at the office. Returns a client that calls as that person. */
export async function signIn(address: string, { email, password, role }: PrintedAccount): Promise<Client> {
  const open = createClient({ baseUrl: address, send: fetch })
  const clientId = role === 'CUSTOMER' ? 'web' : 'office'
  const { access_token: token } = valueOf(
    await open('POST /api/accounts/token', { body: { email, password, clientId } }),
  ).value
  return createClient({
    baseUrl: address,
    send: async (url, init) => {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${token}`)
      return fetch(url, { ...init, headers })
    },
  })
}

/** Returns the header by which a call changes exactly the version that was read. */
export const versionOf = async (seen: Promise<Answer<unknown>>) => ({ 'if-match': valueOf(await seen).etag ?? '' })
