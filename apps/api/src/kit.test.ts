import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBackup } from './backup/index.ts'
import { parseConfig } from './config/index.ts'
import { dumpTables, sql } from './database/index.ts'
import { createTestDatabase } from './database/testing.ts'
import { createTestShop, type TestShop } from './http/testing.ts'
import { openFileStore, pressKey } from './files/index.ts'
import { runOperatorCommand } from './operatorCli/index.ts'
import { uploadPicture } from './operatorCli/testing.ts'
import { createBuyer } from './orders/testing/buyer.ts'
import { startServer } from './server.ts'

const HOME = join(import.meta.dirname, '../../..')

let folder: string
let shop: TestShop
let env: Record<string, string>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-kit-'))
  const filesUrl = pathToFileURL(join(folder, 'files')).href
  shop = await createTestShop({ files: openFileStore(filesUrl) })
  env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: folder, FILES_URL: filesUrl }
  // Ensures that there are files.
  await uploadPicture(shop, (await shop.signUp()).access_token)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Runs the operator's command and returns its output. */
async function type(words: string, on: Record<string, string> = env): Promise<{ code: number; said: string }> {
  const said: string[] = []
  const code = await runOperatorCommand(words.split(' '), on, { tell: line => said.push(line) })
  return { code, said: said.join('\n') }
}

async function backUp(on = env, name = 'archives'): Promise<string> {
  const to = join(folder, name)
  expect(await type(`backup --to ${to}`, on)).toMatchObject({ code: 0 })
  return join(to, (await readdir(to)).toSorted().at(-1)!)
}

/** Creates an empty installation: a database on another PostgreSQL server and an empty folder. */
async function freshPlace(name: string): Promise<Record<string, string>> {
  return { DATA_DIR: await mkdtemp(join(folder, name)), LOG_LEVEL: 'silent', PORT: '0', HOST: '127.0.0.1' }
}

const contentsOf = async (path: string) => {
  const { dump, entries } = await checkBackup(path)
  return { dump, entries: entries.toSorted((one, other) => one.name.localeCompare(other.name)) }
}

test('the program that the documents name says what it can do', async () => {
  const { scripts } = JSON.parse(await readFile(join(HOME, 'package.json'), 'utf8')) as { scripts: { kit: string } }
  const [program, ...args] = scripts.kit.replace(/^exec /, '').split(' ')
  const { stdout } = await promisify(execFile)(program!, [...args, '--help'], { cwd: HOME })
  expect(stdout).toMatch(/backup \[--to.*restore <file>/s)
  const one = (await type('shop suspend --help')).said
  expect([one.includes('shop suspend <slug>'), one.includes('shop add')]).toEqual([true, false])
  expect(await type('secrets rotate now')).toEqual({
    code: 1,
    said: expect.stringMatching(/'now'.*\nType it so: secrets rotate \[--sign-out\]/) as string,
  })
  await expect(promisify(execFile)(program!, [...args, 'bakcup'], { cwd: HOME })).rejects.toMatchObject({ code: 1 })
})

describe('a backup', () => {
  test('fills another machine’s empty database with equal rows and files, ready to serve', async () => {
    const buyer = await createBuyer(shop)
    await buyer.order()
    await shop.files.put(pressKey(await shop.tenantId('angkor'), 'a'.repeat(64), 'pdf'), Buffer.from('made again'))
    const path = await backUp()
    const before = await contentsOf(path)
    const kept = before.entries.flatMap(({ name }) => (name.startsWith('files/') ? [name] : []))
    expect([kept.length > 0, kept.filter(name => name.includes('/press/'))]).toEqual([true, []])

    const there = await freshPlace('elsewhere')
    expect(await type(`restore ${path}`, there)).toMatchObject({ code: 0 })
    expect(await contentsOf(await backUp(there, 'of-the-restored'))).toEqual(before)

    const server = await startServer(parseConfig(there))
    try {
      const orders = await fetch(`${server.address}/api/orders`, {
        headers: { authorization: `Bearer ${buyer.token}` },
      })
      expect(await orders.json()).toMatchObject({ total: 1 })
      expect(server.demoAccounts).toEqual([])
    } finally {
      await server.close()
    }
  })

  test('holds one moment: an order placed meanwhile is in it wholly or not', async () => {
    const buyer = await createBuyer(shop)
    await buyer.order()
    const rows = new Map<string, string[]>()
    const { tables } = await dumpTables(shop.databaseUrl, async (table, copied) => {
      rows.set(table, (await text(copied)).split('\n').slice(0, -1))
      if (table === 'order_lines') await buyer.order()
    })
    const columnOf = (table: string, column: string): string[] => {
      const at = tables.find(({ name }) => name === table)!.columns.indexOf(column)
      return rows.get(table)!.map(row => row.split('\t')[at]!)
    }
    expect(columnOf('orders', 'id').toSorted()).toEqual([...new Set(columnOf('order_lines', 'order_id'))].toSorted())
  })

  test('is made during orders, and the restored shop’s next order number is free', async () => {
    const buyer = await createBuyer(shop)
    const over = new AbortController()
    const ordering = (async () => {
      while (!over.signal.aborted) await buyer.order()
    })()
    const path = await backUp(env, 'under-way').finally(() => over.abort())
    await ordering

    const own = await createTestDatabase()
    try {
      const there = { ...(await freshPlace('moment')), DATABASE_URL: own.databaseUrl }
      expect(await type(`restore ${path}`, there)).toMatchObject({ code: 0 })
      const { last, next } = await own.database.withTenant(await shop.tenantId('angkor'), async trx => {
        const { rows } = await sql<{ last: number; next: number }>`
          select (select max(right(number, 6)::int) from orders) as last, next_order_number()::int as next`.execute(trx)
        return rows[0]!
      })
      expect(next).toBeGreaterThan(last)
    } finally {
      await own.drop()
    }
  })

  test('leaves the newest of its kind and nothing else of them', async () => {
    const to = join(folder, 'few')
    await type(`backup --to ${to} --keep 2`)
    await writeFile(join(to, 'notes.txt'), 'mine')
    const [first] = await readdir(to)
    for (let i = 0; i < 2; i++) await type(`backup --to ${to} --keep 2`)
    const left = await readdir(to)
    expect(left).toHaveLength(3)
    expect(left).toContain('notes.txt')
    expect(left).not.toContain(first)
  })
})

describe('what cannot be restored is told in a sentence, with an exit code, and changes nothing', () => {
  const refusal = (sentence: RegExp) => ({ code: 1, said: expect.stringMatching(sentence) as string })

  test('half an archive, one with a changed byte, another kind of file, none', async () => {
    const path = await backUp()
    const there = await freshPlace('broken')
    const [half, changed, other] = ['half.zip', 'changed.zip', 'other.zip'].map(name => join(folder, name))
    await copyFile(path, half!)
    await truncate(half!, (await readFile(path)).length >> 1)
    expect(await type(`restore ${half}`, there)).toEqual(refusal(/no backup, or was cut off/))
    const bytes = await readFile(path)
    // Within the customer's picture, which is stored unchanged. Not every byte between the entries matters.
    bytes[bytes.indexOf('\x89PNG', 0, 'latin1') + 40]! ^= 1
    await writeFile(changed!, bytes)
    expect(await type(`restore ${changed}`, there)).toEqual(refusal(/damaged/))
    expect(await type(`restore ${changed} --check`, there)).toEqual(refusal(/damaged/))
    await writeFile(other!, 'hello')
    expect(await type(`restore ${other}`, there)).toEqual(refusal(/no backup/))
    expect(await type(`restore ${join(folder, 'nothing.zip')}`, there)).toEqual(refusal(/There is no file/))
    expect(await readdir(join(there.DATA_DIR!, 'files')).catch(() => [])).toEqual([])
  })

  test('a database with shops, a store with files', async () => {
    const path = await backUp()
    expect(await type(`restore ${path}`, env)).toEqual(refusal(/holds 2 shops already/))
    const own = await createTestDatabase('empty')
    try {
      expect(await type(`restore ${path}`, { ...env, DATABASE_URL: own.databaseUrl })).toEqual(
        refusal(/store of files is not empty/),
      )
    } finally {
      await own.drop()
    }
    expect((await checkBackup(await backUp())).dump).toEqual((await checkBackup(path)).dump)
  })

  test('a backup of a newer version', async () => {
    const own = await createTestDatabase('migrated')
    const there = { ...env, DATABASE_URL: own.databaseUrl }
    try {
      await own.database.withPlatform(async trx =>
        sql`insert into migrations (name, checksum) values ('9999-of-tomorrow.sql', '')`.execute(trx),
      )
      const path = await backUp(there, 'newer')
      expect(await type(`restore ${path}`, await freshPlace('older'))).toEqual(
        refusal(/newer version of Kitwright.*9999-of-tomorrow/),
      )
    } finally {
      await own.drop()
    }
  })

  test('a folder that is a file, a folder where nobody may write', async () => {
    await writeFile(join(folder, 'a-file'), '')
    expect(await type(`backup --to ${join(folder, 'a-file')}`)).toEqual(refusal(/a-file.*: there is a file in its way/))
    expect(await type('backup --to /proc/nope')).toEqual(refusal(/\/proc\/nope: no folder can be made there/))
  })

  test('words that are no command', async () => {
    expect(await type('bakcup', env)).toEqual(refusal(/no command bakcup[^]*backup \[--to/))
    expect(await type('backup --keep none', env)).toEqual(refusal(/how many/))
    expect(await type('restore', env)).toEqual(refusal(/Name one backup/))
    expect(await type('--help')).toMatchObject({ code: 0 })
  })
})
