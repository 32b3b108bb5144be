import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { sql } from '../database/index.ts'
import { createTestDatabase } from '../database/testing.ts'
import { fileKey, fontKey, openFileStore, pictureKey, pressKey } from '../files/index.ts'
import { exportShop } from './exportShop.ts'

test('a shop’s export holds its own rows and files, compressed, without drawn pictures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-export-'))
  const { database, databaseUrl, drop } = await createTestDatabase()
  const files = openFileStore(pathToFileURL(join(folder, 'files')).href)
  const [id, other] = [1, 2].map(n => `${n}1111111-1111-4111-8111-111111111111`) as [string, string]
  await database.withPlatform(async trx => {
    for (const [at, one] of [id, other].entries())
      await sql`insert into tenants (id, slug, name, product_types) values (${one}, ${`shop-${at}`}, 'Shop', '{}')`.execute(
        trx,
      )
  })
  const hash = 'a'.repeat(64)
  const kept = [fileKey(id, id), fontKey(id, 'own-0123456789abcdef')]
  for (const key of [...kept, pictureKey(id, hash), pressKey(id, hash, 'pdf'), fileKey(other, id)])
    await files.put(key, Buffer.from(`the bytes of ${key}`))

  const path = join(folder, 'shop-0.zip')
  const manifest = await exportShop({ databaseUrl, files }, { id, slug: 'shop-0' }, path)
  expect(manifest).toMatchObject({ format: 1, shop: 'shop-0', dump: { migrations: [], sequences: [] } })
  const { columns } = manifest.dump.tables.find(({ name }) => name === 'supplier_links')!
  expect([columns.includes('expires_at'), columns.includes('hash')]).toEqual([true, false])

  const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
  const found = new Map<string, readonly [number, string]>()
  for await (const entry of zip.eachEntry())
    found.set(entry.fileName, [entry.compressionMethod, await text(await zip.openReadStreamPromise(entry))])
  zip.close()
  expect([...found.keys()].filter(name => name.startsWith('files/')).toSorted()).toEqual(
    kept.map(key => key.replace(id, 'files')).toSorted(),
  )
  for (const key of kept) expect(found.get(key.replace(id, 'files'))).toEqual([0, `the bytes of ${key}`])
  const [method, rows] = found.get('tables/tenants.jsonl')!
  expect([
    method,
    rows
      .trim()
      .split('\n')
      .map(row => (JSON.parse(row) as { slug: string }).slug),
  ]).toEqual([8, ['shop-0']])
  await drop()
  await rm(folder, { recursive: true })
})
