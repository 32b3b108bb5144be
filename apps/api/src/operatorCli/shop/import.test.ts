import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { createOperator, rowsWith, type TestOperator, uploadPicture } from '../testing.ts'

let operator: TestOperator
let dropCell: () => Promise<void>
beforeAll(async () => {
  const cell = await createTestDatabase()
  dropCell = cell.drop
  operator = await createOperator([{ name: 'b', databaseUrl: cell.databaseUrl }])
})
afterAll(async () => {
  await operator.close()
  await dropCell()
})

const refusal = (sentence: RegExp) => ({ code: 1, said: expect.stringMatching(sentence) as string })

test('an erased shop is imported whole from its export, suspended, with mails held', async () => {
  const { type, shop, folder } = operator
  const buyer = await createBuyer(shop)
  const fileId = await uploadPicture(shop, buyer.token)
  const order = await buyer.order()
  const id = await shop.tenantId('angkor')
  const to = join(folder, 'farewell')
  await type(`shop suspend angkor`)
  await type(['shop', 'export', 'angkor', '--to', to])
  const path = join(to, (await readdir(to))[0]!)
  expect((await type(['shop', 'import', path, '--check'])).said).toMatch(/is whole: \d+ rows of/)
  expect(await type(['shop', 'import', path])).toEqual(refusal(/^This shop is there already, as angkor/))

  const before = await rowsWith(shop, id, [''])
  await type('shop erase angkor --confirm angkor --with-open-orders --no-export')
  expect(await type(['shop', 'import', path, '--host', 'mekong.localhost'])).toEqual(
    refusal(/mekong\.localhost already belongs to another shop\. Name others with --host/),
  )
  expect(await type(['shop', 'import', path, '--slug', 'mekong'])).toEqual(refusal(/^There is another shop mekong/))
  expect(await rowsWith(shop, id, [''])).toEqual([])

  const { code, said } = await type(['shop', 'import', path, '--slug', 'angkor-again'])
  expect([code, said]).toEqual([0, expect.stringMatching(/angkor-again is imported and suspended: \d+ rows/)])
  expect(said).toMatch(/mails? that waited held: mail retry --dead --shop angkor-again/)
  const given = (rows: readonly string[]): string[] =>
    rows.filter(row => /^(?:orders|order_lines|designs|design_revisions|files|payments):/.test(row)).toSorted()
  expect(given(await rowsWith(shop, id, ['']))).toEqual(given(before))

  await type('shop resume angkor-again')
  await expect.poll(async () => (await shop.call('GET /whoami')).status).toBe(200)
  const [, address = ''] = /(http:\S+)/.exec((await type('admin link admin@angkor.example --shop angkor-again')).said)!
  const password = 'kites over the river'
  const body = { token: address.split('#')[1]!, password }
  expect((await shop.call('POST /api/accounts/resetpassword', { body })).status).toBe(204)
  const token = await shop.signInStaff('admin@angkor.example', { password })
  const found = await shop.call('GET /api/office/orders/{id}', { token, params: { id: order.id } })
  expect(found.value.number).toBe(order.number)
  const file = await shop.app.inject({ url: `/api/files/${fileId}`, headers: { host: 'localhost' } })
  expect(file.statusCode).toBe(200)
  expect((await shop.mails()).filter(({ text }) => text.includes(order.number))).toEqual([])
  await type('mail retry --dead --shop angkor-again')
  expect((await shop.mails()).some(({ text }) => text.includes(order.number))).toBe(true)
})

test('an import goes to the named cell, and an invalid file is refused', async () => {
  const { type, folder, shop } = operator
  const to = join(folder, 'second')
  await type(['shop', 'export', 'mekong', '--to', to])
  await type('shop erase mekong --confirm mekong --no-export')
  const path = join(to, (await readdir(to))[0]!)
  expect((await type(['shop', 'import', path, '--cell', 'b', '--host', 'mekong-b.localhost'])).code).toBe(0)
  await type('shop resume mekong')
  await expect.poll(async () => (await shop.call('GET /whoami', { host: 'mekong-b.localhost' })).status).toBe(200)
  await type(`backup --to ${join(folder, 'archives')}`)
  const [backup = ''] = (await readdir(join(folder, 'archives'))).filter(name => name.endsWith('.zip'))
  expect(await type(['shop', 'import', join(folder, 'archives', backup)])).toEqual(refusal(/is a backup of all shops/))
})
