import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { callAs, type Customer, valueOf } from './customer.ts'

const CHANGES = 10

/** Sends one refresh token to all servers at once; returns the number of successors. */
export async function refreshAtAll(addresses: readonly string[], { refreshToken }: Customer): Promise<number> {
  const ask = callAs(undefined, '10.3.0.1')
  const body = { token: refreshToken, clientId: 'web' } as const
  const answers = await Promise.all(addresses.map(async at => ask(at)('POST /api/accounts/refreshtoken', { body })))
  return new Set(answers.map(answer => valueOf(answer).refresh_token)).size
}

/** A pause that only several wrong passwords cause. */
const LONG_PAUSE_S = 4

/**
 * Sends wrong passwords to the servers in turn, each after the previous pause; returns how many are checked until the
 * pause is long.
 */
export async function guess(addresses: readonly string[], { email }: Customer): Promise<number> {
  const ask = callAs(undefined, '10.3.0.2')
  const body = { email, password: 'wrong wrong', clientId: 'web' } as const
  let read = 0
  for (let tried = 0; tried < 40; tried += 1) {
    const answer = await ask(addresses[tried % addresses.length]!)('POST /api/accounts/token', { body })
    const waitSeconds = answer.ok ? 0 : (answer.waitSeconds ?? 0)
    if (answer.status !== 429) read += 1
    else if (waitSeconds > LONG_PAUSE_S) return read
    else await pause(waitSeconds * 1000)
  }
  throw new Error('Wrong passwords are read without an end')
}

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="#c81e1e"/></svg>'

/** Uploads to the first server; returns how many servers give the same bytes back. */
export async function uploadEverywhere(addresses: readonly string[], { token }: Customer): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const body = new FormData()
  body.set('file', new Blob([SVG], { type: 'image/svg+xml' }), 'logo.svg')
  const kept = await fetch(`${addresses[0]}/api/files`, { method: 'POST', headers, body })
  if (kept.status !== 201) throw new Error(`The upload was answered ${kept.status}: ${await kept.text()}`)
  const { id } = (await kept.json()) as { id: string }
  const read = await Promise.all(addresses.map(async at => (await fetch(`${at}/api/files/${id}`, { headers })).text()))
  return read.filter(text => text === read[0] && text.includes('<svg')).length
}

/** Changes the shop's name at the servers in turn; returns the longest time in ms until each server reports it. */
export async function changeBrand(addresses: readonly string[], password: string): Promise<number[]> {
  const signIn = { email: 'admin@angkor.example', password, clientId: 'office' } as const
  const staff = valueOf(
    await callAs(undefined, '10.3.0.3')(addresses[0]!)('POST /api/accounts/token', { body: signIn }),
  )
  const ask = callAs(staff.access_token, '10.3.0.3')
  const brand = valueOf(await ask(addresses[0]!)('GET /api/office/brand', {}))
  const longest = addresses.map(() => 0)
  for (let change = 0; change < CHANGES; change += 1) {
    const name = `Angkor ${change} ${randomUUID().slice(0, 4)}`
    valueOf(await ask(addresses[change % addresses.length]!)('PUT /api/office/brand', { body: { ...brand, name } }))
    const at = performance.now()
    const named = addresses.map(async (address, which) => {
      await untilNamed(address, name)
      longest[which] = Math.max(longest[which]!, performance.now() - at)
    })
    await Promise.all(named)
    await pause(100)
  }
  return longest
}

async function untilNamed(address: string, name: string): Promise<void> {
  for (;;) {
    const answer = await callAs(undefined, '10.3.0.4')(address)('GET /whoami', {})
    if (answer.ok && answer.value.name === name) return
    await pause(20)
  }
}
