import { createServer, connect, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, sql } from './index.ts'
import { listen } from './connection/listen.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'

/** The startup messages of clients, as text: the parameters of their connections. */
const beginnings: string[] = []
/** Everything that clients sent afterwards. */
let said = ''

/** Tells clients another connection number than PostgreSQL's own, as a pooler does. */
function hideNumber(chunk: Buffer): Buffer {
  // BackendKeyData: K, its length of 12, the process id, the secret.
  const at = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  if (at >= 0) chunk.writeInt32BE(chunk.readInt32BE(at + 5) ^ 0x5a5a5a, at + 5)
  return chunk
}

let made: TestDatabase
let front: Server
let pooledUrl: string
beforeAll(async () => {
  made = await createTestDatabase()
  const { hostname, port } = new URL(made.databaseUrl)
  front = createServer((client: Socket) => {
    const behind = connect(Number(port), hostname)
    let isFirst = true
    client.on('data', chunk => {
      if (isFirst) beginnings.push(chunk.toString('latin1'))
      else said += chunk.toString('latin1')
      isFirst = false
      behind.write(chunk)
    })
    behind.on('data', chunk => client.write(hideNumber(chunk)))
    for (const [one, other] of [[client, behind] as const, [behind, client] as const])
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  front.listen(0, '127.0.0.1', resolve)
  await promise
  const url = new URL(made.databaseUrl)
  url.port = String((front.address() as AddressInfo).port)
  url.hostname = '127.0.0.1'
  pooledUrl = url.href
})
afterAll(async () => {
  front.close()
  await made.drop()
})

/** Names of the statements prepared on the connection of this transaction. */
const preparedOn = async (databaseUrl: string): Promise<number> => {
  const database = openDatabase({ databaseUrl, maxConnections: 1 })
  try {
    for (let i = 0; i < 3; i++)
      await database.withTenant(TENANT, async trx => sql`select ${i}::int as number`.execute(trx))
    return await database.withTenant(TENANT, async trx => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(
        trx,
      )
      return rows[0]!.count
    })
  } finally {
    await database.close()
  }
}

test('statements stay prepared on our own connection, and never behind a detected pooler', async () => {
  expect(await preparedOn(made.databaseUrl)).toBeGreaterThan(0)
  expect(await preparedOn(pooledUrl)).toBe(0)
})

test('nothing a pooler refuses is sent, and nothing stays set after a transaction', async () => {
  said = ''
  await preparedOn(pooledUrl)
  expect(beginnings.length).toBeGreaterThan(0)
  for (const beginning of beginnings) expect(beginning).not.toMatch(/\0options\0/)
  const settings = [...said.matchAll(/set_config\('[a-z_.]+', '[^']*', (\w+)\)/g)].map(([, isLocal]) => isLocal)
  expect(settings.length).toBeGreaterThan(0)
  expect(new Set(settings)).toEqual(new Set(['true']))
})

test('behind a pooler nobody waits in vain for what cannot be heard', async () => {
  const turns: boolean[] = []
  const complaints: unknown[] = []
  const stop = listen({
    databaseUrl: pooledUrl,
    channel: 'anything',
    hear: () => undefined,
    turn: isListening => turns.push(isListening),
    complain: error => complaints.push(error),
  })
  await expect.poll(() => turns).toEqual([false])
  await stop()
  expect([turns, complaints]).toEqual([[false], []])
})
