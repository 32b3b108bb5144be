import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Client, createClient } from '@kitwright/contract'
import type { DesignDocument } from '@kitwright/design'
import { createBuyer } from '../load/buyer.ts'
import { processorSeconds } from '../load/footprint.ts'
import type { RunningProgram } from '../load/program.ts'
import { KITS, type KitName } from './kits.ts'

/** The stored progress of a run. */
interface Progress {
  readonly state: string
  readonly pieces: number
  readonly pieces_made: number
  readonly pieces_checked: number
  readonly problem: string | null
  /** The size of the archive in bytes. */
  readonly bytes: string | null
}

/** The time in seconds since a run was requested, by wall clock and by processor. */
export interface Times {
  readonly clock: number
  readonly processor: number
}

/** The times at which a run reached each stage. */
export interface PackTimes {
  readonly written: Times
  readonly readBack: Times
  readonly done: Times
  readonly archiveMb: number
}

/** A kit of the benchmark, or a ready-made design of the demo shop. */
export type SquadKit = KitName | 'naga-tide'

/** A client of the office of a running shop that requests print files. */
export interface Office {
  /** Approves a squad's order; returns its id. */
  approvedOrder(kit: SquadKit, players: number): Promise<string>
  makePack(orderId: string): Promise<PackTimes>
  /** Renames one player, as the operator does. */
  rename(orderId: string): Promise<void>
}

export const DEMO_PASSWORD = 'Bench-123-demo'
const LOOK_MS = 100
const PROGRESS = 'select state, pieces, pieces_made, pieces_checked, problem, bytes from packs where id = $1'

/** Opens a client that calls as an office user. */
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
      // The pack can outlast a session on a busy machine.
      token = await signIn(address)
      return ask()
    },
  })
}

export async function openOffice({ address, pid }: RunningProgram, databaseUrl: string): Promise<Office> {
  const call = await openClient(address)
  return {
    async approvedOrder(kit, players) {
      const buyer = await createBuyer(address, { lines: players, document: await documentOf(kit, call) })
      const headers = {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      }
      const answer = await fetch(`${address}/api/orders`, { method: 'POST', headers, body: buyer.body })
      if (!answer.ok) throw new Error(`Ordering failed: ${await answer.text()}`)
      const { id } = (await answer.json()) as { id: string }
      const approval = `update orders set status = 'APPROVED', approved_at = now() where id = $1`
      await asOwner(databaseUrl, async ask => ask(approval, id))
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
      // Polling the server ten times a second would add load beside the pack.
      return asOwner(databaseUrl, async ask => {
        let written: Times | undefined
        let readBack: Times | undefined
        for (;;) {
          const { state, pieces, pieces_made, pieces_checked, problem, bytes } = await ask<Progress>(
            PROGRESS,
            asked.value.id,
          )
          if (pieces > 0 && pieces_made === pieces) written ??= since()
          if (pieces > 0 && pieces_checked === pieces) readBack ??= since()
          if (state === 'done')
            return { written: written!, readBack: readBack!, done: since(), archiveMb: Number(bytes) / 1e6 }
          if (problem) throw new Error(`Stopped: ${problem}`)
          await wait(LOOK_MS)
        }
      })
    },
    async rename(id) {
      const change = `update order_lines set print_name = 'RENAMED' where order_id = $1 and number = 3`
      await asOwner(databaseUrl, async ask => ask(change, id))
    },
  }
}

/** Returns a kit's document as chosen among the shop's ready-made designs. */
async function documentOf(kit: SquadKit, call: Client): Promise<DesignDocument> {
  if (kit !== 'naga-tide') return KITS[kit]()
  const found = await call('GET /api/templates', { query: { search: 'Naga tide' } })
  const id = found.ok ? found.value.items[0]?.id : undefined
  if (id === undefined) throw new Error('The demo shop has no ready-made design “Naga tide”')
  const template = await call('GET /api/templates/{id}', { params: { id } })
  if (!template.ok) throw new Error(`Reading a ready-made design failed: ${template.error.id}`)
  return template.value.document as DesignDocument
}

async function signIn(address: string): Promise<string> {
  const body = { email: 'store@angkor.example', password: DEMO_PASSWORD, clientId: 'office' as const }
  const answer = await createClient({ baseUrl: address, send: fetch })('POST /api/accounts/token', { body })
  if (!answer.ok) throw new Error(`Signing in failed: ${answer.error.id}`)
  return answer.value.access_token
}

type QueryRow = <Row>(statement: string, id: string) => Promise<Row>

/** Works in the demo shop as the operator: asks for a row at a time. */
async function asOwner<T>(databaseUrl: string, work: (ask: QueryRow) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `select set_config('kitwright.tenant', (select id::text from tenants where slug = 'angkor'), false)`,
    )
    return await work(async <Row>(statement: string, id: string) => {
      const { rowCount, rows } = await client.query(statement, [id])
      if (!rowCount) throw new Error(`Nothing was found: ${statement}`)
      return rows[0] as Row
    })
  } finally {
    await client.end()
  }
}
