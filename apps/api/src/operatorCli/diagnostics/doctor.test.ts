import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestDatabase } from '../../database/testing.ts'
import { fileKey, fontKey, profileKey } from '../../files/index.ts'
import { createOperator, type TestOperator, uploadPicture } from '../testing.ts'
import type { Finding } from './finding.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await createOperator()
})
afterAll(async () => operator.close())

async function examine(on?: Record<string, string>) {
  const { code, said } = await operator.type('doctor --json', on)
  const findings = JSON.parse(said) as Finding[]
  const of = (part: string): Finding[] => findings.filter(finding => finding.part === part)
  return { code, of, errors: findings.filter(({ state }) => state === 'error').map(({ part }) => part) }
}

/** The test machine may have no built pages, and little disk space. */
const own = (errors: readonly string[]): string[] => errors.filter(part => !['pages', 'disk'].includes(part))

test('a sound installation has no error, and every part is looked at', async () => {
  const { errors, of } = await examine()
  expect(own(errors)).toEqual([])
  const parts = [
    'versions',
    'pages',
    'disk',
    'mail',
    'database',
    'clock',
    'schema',
    'shops',
    'files',
    'orphans',
    'backup',
  ]
  for (const part of parts) expect([part, of(part).length > 0]).toEqual([part, true])
  expect(of('schema')[0]).toMatchObject({ state: 'ok' })
  expect((await operator.type('doctor')).said).toMatch(/^state +part +finding\n/)
})

test('a problem is an error with its remedy, and the exit code says so', async () => {
  const { shop, folder } = operator
  const id = await uploadPicture(shop, (await shop.signUp()).access_token)
  const angkor = await shop.tenantId('angkor')
  await rm(join(folder, 'files', angkor, id.slice(0, 2), id))
  await shop.files.put('00000000-0000-4000-8000-000000000000/aa/left', Buffer.from('of an erased shop'))
  await shop.database.withPlatform(async trx => sql`alter table squads disable row level security`.execute(trx))
  const { code, errors, of } = await examine({ ...operator.env, SMTP_URL: 'smtp://somebody:secret@127.0.0.1:1' })
  expect([code, own(errors).toSorted()]).toEqual([1, ['database', 'mail', 'orphans']])
  expect(of('database')[0]!.text).toMatch(/Row-level security is off on squads/)
  expect(
    of('orphans')
      .map(({ text }) => text)
      .join(),
  ).toMatch(/1 upload without its bytes.*Folders of no shop.*00000000-/s)
  expect(of('mail')[0]!.text).toMatch(/^127\.0\.0\.1:1: /)
  expect(JSON.stringify(of('mail'))).not.toContain('secret')
})

test('a changed upload, font or profile is named when all bytes are checked', async () => {
  const { shop } = operator
  const angkor = await shop.tenantId('angkor')
  const id = await uploadPicture(shop, (await shop.signUp()).access_token)
  const asked = async () => JSON.parse((await operator.type('doctor --bytes --json')).said) as Finding[]
  const found = async () => (await asked()).find(({ part }) => part === 'bytes')!
  expect(await found()).toMatchObject({ state: 'ok' })
  const [font, profile] = [fontKey(angkor, 'own-0123456789abcdef'), profileKey(angkor, '0'.repeat(64))]
  for (const key of [fileKey(angkor, id), font, profile]) await shop.files.put(key, Buffer.from('another'))
  const { state, text } = await found()
  expect([state, text.slice(0, 7)]).toEqual(['error', '3 files'])
  for (const name of [id, font, profile]) expect(text).toContain(name)
})

test('a database that does not answer is one of the findings', async () => {
  const { code, errors } = await examine({ ...operator.env, DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/none' })
  expect([code, own(errors)]).toEqual([1, ['database']])
})

test('an empty database is told as one, and is nothing to back up', async () => {
  const fresh = await createTestDatabase('empty')
  const there = { ...operator.env, DATABASE_URL: fresh.databaseUrl }
  const { errors, of } = await examine(there)
  expect(own(errors)).toEqual([])
  expect(of('schema')).toMatchObject([
    { state: 'warning', text: expect.stringContaining('The database is empty') as string },
  ])
  expect(await operator.type('backup', there)).toEqual({
    code: 1,
    said: 'The database is empty: there is nothing to back up.',
  })
  await fresh.drop()
})

test('the database’s migrations are listed, and whether this version starts on newer ones', async () => {
  const { shop, type } = operator
  const { code, said } = await type('upgrade status')
  expect([
    code,
    /^This is Kitwright \d+\.\d+\.\d+\.\n\d+ steps taken, the last .*\nThis version needs no more\.$/.test(said),
  ]).toEqual([0, true])
  const take = async (name: string, needs: string | null): Promise<unknown> =>
    shop.database.withPlatform(async trx =>
      sql`insert into migrations (name, checksum, needs) values (${name}, '', ${needs})`.execute(trx),
    )
  await take('9998-of-tomorrow.sql', null)
  expect(await type('upgrade status')).toMatchObject({
    code: 0,
    said: expect.stringContaining('taken 9998-of-tomorrow.sql, with which this one runs as well') as string,
  })
  expect(await type('shop list')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/newer than this program/) as string,
  })
  expect((await examine()).of('schema')).toMatchObject([{ state: 'warning' }])
  await take('9999-of-tomorrow.sql', '9998')
  expect(await type('upgrade status')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/does not start on a database that has 9999-of-tomorrow\.sql\./) as string,
  })
  expect(own((await examine()).errors)).toContain('schema')
})

test('upgrade status refuses a version that cannot read the stored designs', async () => {
  const { shop, type } = operator
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    sql`update templates set document = jsonb_set(document, '{migrations,99}', '"9999-of-tomorrow"')
      where id = (select id from templates limit 1)`.execute(trx),
  )
  expect(await type('upgrade status')).toMatchObject({
    code: 1,
    said: expect.stringMatching(
      /written 1 design in templates that this one cannot read \(9999-of-tomorrow\)/,
    ) as string,
  })
})
