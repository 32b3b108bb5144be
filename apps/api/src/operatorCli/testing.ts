import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { enterAsOwner, sql } from '../database/index.ts'
import { createTestShop, type TestOptions, type TestShop } from '../http/testing.ts'
import { openFileStore } from '../files/index.ts'
import { processReserve } from '../workers/testing/processReserve.ts'
import { runOperatorCommand } from './kit.ts'

/** Uploads a small red picture as the token's customer. Returns its id. */
export async function uploadPicture(shop: TestShop, token: string, host = 'localhost'): Promise<string> {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer()
  const part =
    '--b\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n'
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/files',
    payload: Buffer.concat([Buffer.from(part), png, Buffer.from('\r\n--b--\r\n')]),
    headers: {
      host,
      'content-type': 'multipart/form-data; boundary=b',
      authorization: `Bearer ${token}`,
    },
  })
  if (answer.statusCode !== 201) throw new Error(`not uploaded: ${answer.body}`)
  return answer.json<{ id: string }>().id
}

/** Returns the tenant's rows, as text, that contain one of the words, as `table: row`. With `''`, returns every row. */
export async function rowsWith(
  shop: Pick<TestShop, 'database'>,
  tenantId: string,
  words: readonly string[],
): Promise<string[]> {
  return shop.database.withPlatform(async trx => {
    await enterAsOwner(trx, tenantId)
    const { rows: tables } = await sql<{ name: string }>`
      select c.relname::text as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`.execute(trx)
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.id(name)} t
        where tenant_id = ${tenantId} and to_jsonb(t)::text ilike any(${words.map(word => `%${word}%`)})`.execute(trx)
      found.push(...rows.map(({ row }) => `${name}: ${row}`))
    }
    return found
  })
}

export interface TestOperator {
  readonly shop: TestShop
  /** The folder of stored files and archives. */
  readonly folder: string
  readonly env: Record<string, string>
  /** Runs a command as the operator types it and returns its output. Words with spaces are passed as a list. */
  type(words: string | readonly string[], on?: Record<string, string>): Promise<{ code: number; said: string }>
  close(): Promise<void>
}

/** Creates both demo shops with a file folder of their own, and a terminal to type commands. */
export async function createOperator(cells: TestOptions['cells'] = []): Promise<TestOperator> {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-operator-'))
  const filesUrl = pathToFileURL(join(folder, 'files')).href
  const shop = await createTestShop({ files: openFileStore(filesUrl), cells })
  const others = cells.map(({ name, databaseUrl }) => `${name}=${databaseUrl}`).join()
  const env = { DATABASE_URL: shop.databaseUrl, DATABASE_CELLS: others, DATA_DIR: folder, FILES_URL: filesUrl }
  return {
    shop,
    folder,
    env,
    async type(words, on = env) {
      const said: string[] = []
      const args = typeof words === 'string' ? words.split(' ') : words
      const code = await runOperatorCommand(args, on, { tell: line => said.push(line), reserve: processReserve })
      return { code, said: said.join('\n') }
    },
    async close() {
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
