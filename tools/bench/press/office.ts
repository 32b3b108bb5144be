import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Client, createClient, type Response_ } from '@kitwright/contract'
import { createBuyer } from '../load/buyer.ts'
import { processorSeconds } from '../load/footprint.ts'
import type { Running } from '../load/program.ts'
import { KITS, type KitName } from './kits.ts'

type Pack = Response_<'GET /api/office/orders/{id}/packs'>['items'][number]

/** Since a run was asked for: by the clock, and of processors, s. */
export interface Times {
  readonly clock: number
  readonly processor: number
}

/** When a run came how far. */
export interface Run {
  readonly written: Times
  readonly readBack: Times
  readonly done: Times
}

/** Somebody of the office of a running shop who has print files made. */
export interface Office {
  /** A squad's order, approved; answers its id. */
  approvedOrder(kit: KitName, players: number): Promise<string>
  makePack(orderId: string): Promise<Run>
  /** Another name for one player, as the operator changes it. */
  rename(orderId: string): Promise<void>
}

export const DEMO_PASSWORD = 'Bench-123-demo'
const LOOK_MS = 100

/** Calls as one of the office. */
async function openClient(address: string): Promise<Client> {
  let token = await signIn(address)
  return createClient({
    baseUrl: address,
    send: async (url, init) => {
      const ask = async (): Promise<Response> => {
        const headers = new Headers(init.headers)
        headers.set('authorization', `Bearer ${token}`)
        return fetch(url, { ...init, headers })
      }
      const answer = await ask()
      if (answer.status !== 401) return answer
      // A large pack on a busy machine outlives a session.
      token = await signIn(address)
      return ask()
    },
  })
}

export async function openOffice({ address, pid }: Running, databaseUrl: string): Promise<Office> {
  const call = await openClient(address)
  const latest = async (id: string): Promise<Pack> => {
    const answer = await call('GET /api/office/orders/{id}/packs', { params: { id } })
    if (!answer.ok) throw new Error(`No packs: ${answer.error.id}`)
    return answer.value.items[0]!
  }
  return {
    async approvedOrder(kit, players) {
      const buyer = await createBuyer(address, { lines: players, document: KITS[kit]() })
      const headers = {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const answer = await fetch(`${address}/api/orders`, { method: 'POST', headers, body: buyer.body })
      if (!answer.ok) throw new Error(`Ordering failed: ${await answer.text()}`)
      const { id } = (await answer.json()) as { id: string }
      await asOwner(databaseUrl, `update orders set status = 'APPROVED', approved_at = now() where id = $1`, id)
      return id
    },
    async makePack(id) {
      const began = performance.now()
      const before = processorSeconds(pid)
      const since = (): Times => ({
        clock: (performance.now() - began) / 1000,
        processor: processorSeconds(pid) - before,
      })
      const asked = await call('POST /api/office/orders/{id}/packs', { params: { id } })
      if (!asked.ok) throw new Error(`Not asked for: ${asked.error.id}`)
      let written: Times | undefined
      let readBack: Times | undefined
      for (;;) {
        const pack = await latest(id)
        if (pack.pieces > 0 && pack.piecesMade === pack.pieces) written ??= since()
        if (pack.pieces > 0 && pack.piecesChecked === pack.pieces) readBack ??= since()
        if (pack.state === 'done') return { written: written!, readBack: readBack!, done: since() }
        if (pack.problem) throw new Error(`Stopped: ${JSON.stringify(pack.problem)}`)
        await wait(LOOK_MS)
      }
    },
    async rename(id) {
      const change = `update order_lines set print_name = 'RENAMED' where order_id = $1 and number = 3`
      await asOwner(databaseUrl, change, id)
    },
  }
}

async function signIn(address: string): Promise<string> {
  const body = { email: 'store@angkor.example', password: DEMO_PASSWORD, clientId: 'office' as const }
  const answer = await createClient({ baseUrl: address, send: fetch })('POST /api/accounts/token', { body })
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.error.id}`)
  return answer.value.access_token
}

/** As the operator, in the demo shop. */
async function asOwner(databaseUrl: string, change: string, id: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query(
      `select set_config('kitwright.tenant', (select id::text from tenants where slug = 'angkor'), true)`,
    )
    const { rowCount } = await client.query(change, [id])
    if (!rowCount) throw new Error(`Nothing was changed: ${change}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
