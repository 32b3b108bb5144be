import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFactorPerson, detailsOf, type FactorPerson } from './testing/factorPerson.ts'
import { ConfigError, parseConfig } from '../../config/index.ts'
import { createTestShop, DEMO_PASSWORD } from '../../http/testing.ts'
import { createOperator, type TestOperator } from '../../operatorCli/testing.ts'

const EMAIL = 'admin@angkor.example'
const [first, second, strange] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const written = (...keys: Uint8Array[]): string => keys.map(key => Buffer.from(key).toString('base64')).join(',')

let operator: TestOperator
let person: FactorPerson
let codes: string[]
beforeAll(async () => {
  operator = await createOperator()
  person = await createFactorPerson(operator.shop, EMAIL)
  codes = await person.turnOn()
})
afterAll(async () => operator.close())

const stored = async () =>
  operator.shop.database.withPlatform(async trx =>
    trx.selectFrom('secrets').select(['name', 'value']).where('name', 'like', 'factor%').orderBy('name').execute(),
  )

/** Starts another server with these keys, and signs in there by a recovery code and by the app. */
async function signInWith(factorKeys: readonly Uint8Array[]): Promise<(number | undefined)[]> {
  const server = await createTestShop({ beside: operator.shop, factorKeys })
  person.wait()
  server.clock.now = operator.shop.clock.now
  const body = { email: EMAIL, password: DEMO_PASSWORD, clientId: 'office' as const }
  const statuses: number[] = []
  for (const code of [codes.pop()!, person.code()]) {
    const { ticket } = detailsOf(await server.call('POST /api/accounts/token', { body }))
    statuses.push((await server.call('POST /api/accounts/token/code', { body: { ticket, code } })).status)
  }
  await server.close()
  return statuses
}

test('an existing key is sealed beside the plain one, which servers without the setting still read', async () => {
  const [plain] = await stored()
  expect(await signInWith([first])).toEqual([200, 200])
  const both = await stored()
  expect(both.map(({ name }) => name)).toEqual(['factor', 'factor-sealed'])
  expect(both[1]!.value.includes(plain!.value)).toBe(false)
  expect(await signInWith([])).toEqual([200, 200])
})

test('kit secrets seal removes the plain key, and needs the setting', async () => {
  expect((await operator.type('secrets seal')).said).toMatch(/FACTOR_KEY/)
  expect((await stored()).map(({ name }) => name)).toContain('factor')
  const env = { ...operator.env, FACTOR_KEY: written(first) }
  expect(await operator.type('secrets seal', env)).toMatchObject({ code: 0 })
  expect((await stored()).map(({ name }) => name)).toEqual(['factor-sealed'])
  expect((await operator.type('secrets seal', env)).said).toMatch(/Nothing was changed/)
  expect(await signInWith([first])).toEqual([200, 200])
})

test('a server without the right key does not start, and says why', async () => {
  await expect(signInWith([])).rejects.toThrow('FACTOR_KEY is not set')
  await expect(signInWith([strange])).rejects.toThrow('FACTOR_KEY does not open')
})

test('a server of the version before makes no key of its own', async () => {
  const make = operator.shop.database.withPlatform(async trx =>
    trx
      .insertInto('secrets')
      .values({ name: 'factor', value: randomBytes(32) })
      .execute(),
  )
  await expect(make).rejects.toThrow('needs FACTOR_KEY')
})

test('a new key beside the old one seals anew, and the old one opens nothing more', async () => {
  expect(await signInWith([second, first])).toEqual([200, 200])
  expect(await signInWith([second])).toEqual([200, 200])
  await expect(signInWith([first])).rejects.toThrow('FACTOR_KEY does not open')
})

test('the setting takes keys and a file of keys, and refuses anything else', async () => {
  const file = join(operator.env['DATA_DIR']!, 'factor-key')
  await writeFile(file, `${written(second)}\n${written(first)}\n`)
  const read = (FACTOR_KEY: string) => parseConfig({ FACTOR_KEY }).factorKeys.map(key => Buffer.from(key))
  expect(read(`file://${file}`)).toEqual([second, first])
  expect(read(written(first))).toEqual([first])
  for (const wrong of ['short', `${written(first)},short`, 'file:///no/such/file', randomBytes(31).toString('base64')])
    expect(() => read(wrong)).toThrow(ConfigError)
})
