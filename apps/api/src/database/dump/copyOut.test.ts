import { type AddressInfo, connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpTables } from './dump.ts'
import { connectOnce } from '../connection/pool.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'

/** PostgreSQL's message that ends the rows of a COPY. The message with their number follows. */
const COPY_DONE = Buffer.from([0x63, 0, 0, 0, 4])

/** Late enough that the reader has met the end of the rows before. */
const GAP_MS = 10

/** Proxies a database so that what follows the end of a COPY arrives in a packet of its own, as on a busy network. */
async function splitAnswers(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const server = createServer({ noDelay: true }, client => {
    const behind = connect(Number(port), hostname)
    client.pipe(behind)
    let turn = Promise.resolve()
    const pass = (bytes: Buffer): void => {
      turn = turn.then(async () => new Promise<void>(resolve => client.write(bytes, () => setTimeout(resolve, GAP_MS))))
    }
    behind.on('data', (chunk: Buffer) => {
      const at = chunk.indexOf(COPY_DONE)
      const end = at === -1 ? chunk.length : at + COPY_DONE.length
      pass(chunk.subarray(0, end))
      if (end < chunk.length) pass(chunk.subarray(end))
    })
    for (const [one, other] of [[client, behind] as const, [behind, client] as const])
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return { databaseUrl: url.href, close: () => server.close() }
}

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
  const client = await connectOnce(own.databaseUrl)
  await client.query(
    `create table a_notes (note text); insert into a_notes select 'note' from generate_series(1, 1000)`,
  )
  await client.end()
})
afterAll(async () => own.drop())

test('a dump counts every row although the number arrives after the last of them', async () => {
  const split = await splitAnswers(own.databaseUrl)
  try {
    const lines = new Map<string, number>()
    const { tables } = await dumpTables(split.databaseUrl, async (name, rows) => {
      lines.set(name, (await text(rows)).split('\n').length - 1)
    })
    expect(lines.get('a_notes')).toBe(1000)
    expect(Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))).toEqual(Object.fromEntries(lines))
  } finally {
    split.close()
  }
})
