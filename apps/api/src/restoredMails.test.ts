import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { parseConfig } from './config/index.ts'
import { createTestDatabase } from './database/testing.ts'
import { createOperator } from './operatorCli/testing.ts'
import { createBuyer } from './orders/testing/buyer.ts'
import { startServer } from './server.ts'

test('a restored copy sends no waiting mails until the operator asks', async () => {
  const operator = await createOperator()
  const copy = await createTestDatabase()
  const { folder, type, shop, env } = operator
  await (await createBuyer(shop)).order()
  await type(`backup --to ${join(folder, 'archives')}`)
  const [archive = ''] = await readdir(join(folder, 'archives'))
  const data = join(folder, 'copy')
  const place = {
    ...env,
    DATABASE_URL: copy.databaseUrl,
    DATA_DIR: data,
    FILES_URL: pathToFileURL(join(folder, 'copied-files')).href,
  }
  const restored = await type(`restore ${join(folder, 'archives', archive)}`, place)
  expect(restored.said).toContain('mail retry --dead')

  const server = await startServer(parseConfig({ ...place, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' }))
  const mails = async (): Promise<number> => (await readdir(join(data, 'mail')).catch(() => [])).length
  const waiting = await type('mail retry --dead --dry-run', place)
  expect(waiting.said).toMatch(/Would have [1-9]\d* mails tried once more/)
  expect(await mails()).toBe(0)
  await type('mail retry --dead', place)
  await expect.poll(mails).toBeGreaterThan(0)
  await server.close()
  await operator.close()
  await copy.drop()
})
