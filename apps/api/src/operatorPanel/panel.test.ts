import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseConfig } from '../config/index.ts'
import { openUpkeepOfCells, sql } from '../database/index.ts'
import { createOperator, type TestOperator } from '../operatorCli/testing.ts'
import { loadFactorKey } from '../http/index.ts'
import { openPanel } from './index.ts'

const EMAIL = 'ops@example.com'
const PASSWORD = 'a password of the operator'
const HOST = 'operator.example.com'
const ORIGIN = `https://${HOST}`

let operator: TestOperator
let panel: FastifyInstance
let close: () => Promise<void>
const clock = { now: new Date() }
let secret = ''
let cookie = ''

const wait = (seconds: number): void => void (clock.now = new Date(clock.now.getTime() + seconds * 1000))
/** Returns the app's code; each call is a step later, since a code counts once. */
function code(): string {
  wait(30)
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: clock.now.getTime() })
}

interface PanelRequest {
  readonly form?: Readonly<Record<string, string>>
  readonly cookie?: string
  readonly host?: string
  readonly origin?: string | null
  /** The network address of who asks. */
  readonly from?: string
}

async function ask(path: string, sent: PanelRequest = {}): Promise<LightMyRequestResponse> {
  const { form, origin = ORIGIN } = sent
  return panel.inject({
    method: form ? 'POST' : 'GET',
    url: path,
    remoteAddress: sent.from ?? '127.0.0.1',
    headers: {
      host: sent.host ?? HOST,
      ...(form && origin !== null && { origin }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      cookie: sent.cookie ?? cookie,
    },
    ...(form && { payload: new URLSearchParams(form).toString() }),
  })
}

const signIn = async (fields: { email?: string; password?: string; code: string }, from?: string) =>
  ask('/sign-in', { form: { email: EMAIL, password: PASSWORD, ...fields }, cookie: '', ...(from && { from }) })
const cookieOf = ({ cookies }: LightMyRequestResponse): string => cookies.map(one => `${one.name}=${one.value}`).join()

beforeAll(async () => {
  operator = await createOperator()
  const {
    cells,
    upkeep: database,
    close: closeCells,
  } = openUpkeepOfCells([{ name: 'home', databaseUrl: operator.shop.databaseUrl }])
  const key = await database.withPlatform(async trx => loadFactorKey(trx, []))
  const complain = (error: unknown): void => {
    throw error
  }
  panel = await openPanel({ database, cells, key, origin: ORIGIN, now: () => clock.now, complain })
  close = async () => {
    await panel.close()
    await closeCells(0)
    await operator.close()
  }
})
afterAll(async () => close())

const env = (): Record<string, string> => ({ ...operator.env, OPERATOR_PORT: '8999', OPERATOR_ORIGIN: ORIGIN })

describe('an account of the panel', () => {
  test('is set up by an invitation, which needs a code of the app and works once', async () => {
    expect(parseConfig(env()).operator).toMatchObject({ port: 8999, host: '127.0.0.1', origin: ORIGIN })
    const { said } = await operator.type(`operator add ${EMAIL}`, env())
    const path = /\/enrol\/[\w-]{43}/.exec(said)![0]
    const page = await ask(path)
    secret = /<code>([A-Z2-7 ]+)<\/code>/.exec(page.body)![1]!.replaceAll(' ', '')
    expect((await ask(path, { form: { password: PASSWORD, code: '000000' } })).statusCode).toBe(422)
    expect((await ask(path, { form: { password: 'short', code: code() } })).statusCode).toBe(422)
    expect((await ask(path, { form: { password: PASSWORD, code: code() } })).headers.location).toBe('/sign-in?enrolled')
    expect((await ask(path)).statusCode).toBe(404)
    expect((await ask(path, { form: { password: 'another long password', code: code() } })).statusCode).toBe(404)
  })

  test('signs in by password and code together, never by one of them', async () => {
    const attempts = [
      { code: '000000' },
      { code: '' },
      { password: 'wrong', code: code() },
      { email: 'nobody@example.com', code: code() },
    ]
    for (const attempt of attempts) {
      const answer = await signIn(attempt)
      expect([answer.statusCode, answer.cookies]).toEqual([403, []])
    }
    const used = code()
    const answer = await signIn({ code: used })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect(answer.cookies[0]).toMatchObject({
      name: '__Host-operator',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    })
    cookie = cookieOf(answer)
    expect((await signIn({ code: used })).statusCode).toBe(403)
    expect((await ask('/')).statusCode).toBe(200)
  })

  test('waits after wrong attempts, also with the right code', async () => {
    for (let i = 0; i < 7; i += 1) await signIn({ password: 'wrong', code: code() })
    await operator.shop.database.withPlatform(async trx =>
      sql`update operator_accounts set failures = 11, failed_at = ${clock.now}`.execute(trx),
    )
    expect((await signIn({ code: code() })).statusCode).toBe(403)
    wait(3600)
    cookie = cookieOf(await signIn({ code: code() }))
    expect((await ask('/')).statusCode).toBe(200)
  })

  test('leaves a network waiting after many refused attempts, and no other network', async () => {
    const guess = async (from: string) => signIn({ email: 'nobody@example.com', code: '000000' }, from)
    for (let i = 0; i < 30; i += 1) expect((await guess('198.51.100.7')).statusCode).toBe(403)
    const over = await signIn({ code: code() }, '198.51.100.7')
    expect([over.statusCode, over.body.includes('Too many attempts')]).toEqual([429, true])
    expect((await guess('203.0.113.9')).statusCode).toBe(403)
    const { body } = await ask('/accounts')
    expect(body).toMatch(/Refused sign-ins in the last 24 hours: \d+, from networks: 3/)
    wait(2 * 3600)
    expect((await guess('198.51.100.7')).statusCode).toBe(403)
    cookie = cookieOf(await signIn({ code: code() }))
  })

  test('has its wrong attempts noted, but not those with an unknown e-mail', async () => {
    const noted = async () =>
      operator.shop.database.withPlatform(async trx => {
        const { rows } = await sql<{ actor: string }>`
          select actor from operator_acts where act = 'sign-in-refused' order by at desc`.execute(trx)
        return rows.map(({ actor }) => actor)
      })
    const before = await noted()
    await signIn({ email: 'nobody@example.com', code: '000000' })
    await signIn({ password: 'wrong', code: code() })
    expect(await noted()).toEqual([EMAIL, ...before])
    expect(before.every(actor => actor === EMAIL)).toBe(true)
    cookie = cookieOf(await signIn({ code: code() }))
  })

  test('is listed with its state, by a page and by a command', async () => {
    await operator.type('operator add second@example.com', env())
    const { body } = await ask('/accounts')
    expect(body).toMatch(/ops@example\.com<\/td>\s*<td>Set up[^]*second@example\.com<\/td>\s*<td>Invitation sent/)
    const { said } = await operator.type('operator list', env())
    expect(said).toMatch(/ops@example\.com, set up, signed in 20[^]*second@example\.com, invited, never signed in/)
  })

  test('is signed out after half an hour without a page', async () => {
    wait(29 * 60)
    expect((await ask('/')).statusCode).toBe(200)
    wait(31 * 60)
    expect((await ask('/')).headers.location).toBe('/sign-in')
    cookie = cookieOf(await signIn({ code: code() }))
  })
})

describe('the panel', () => {
  test('shows nothing to anybody who is not signed in', async () => {
    for (const path of ['/', '/acts', '/accounts', '/shops/angkor'])
      for (const other of ['', '__Host-operator=made-up', `operator=${cookie.split('=')[1]}`])
        expect((await ask(path, { cookie: other })).headers.location).toBe('/sign-in')
    const change = await ask('/shops/angkor/suspend', { form: { reason: '' }, cookie: '' })
    expect(change.headers.location).toBe('/sign-in')
    expect((await operator.type('shop list')).said).not.toContain('suspended')
  })

  test('answers under no other host, a shop’s own included, and takes no form from elsewhere', async () => {
    for (const host of ['localhost', 'mekong.localhost', `${HOST}:81`, 'evil.example'])
      expect((await ask('/', { host })).statusCode).toBe(404)
    for (const origin of [null, 'null', 'https://evil.example', 'http://operator.example.com']) {
      const answer = await ask('/shops/angkor/suspend', { form: { reason: '' }, origin })
      expect(answer.statusCode).toBe(403)
    }
    expect((await operator.type('shop list')).said).not.toContain('suspended')
    for (const path of ['/sign-in', '/acts', '/shops/angkor'])
      expect((await operator.shop.app.inject({ url: path, headers: { host: 'localhost' } })).body).not.toContain(
        'Operator',
      )
  })

  test('sends headers that allow no script and no frame', async () => {
    const { headers, body } = await ask('/')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['DENY', 'no-store'])
    expect(body).not.toMatch(/<script|onclick|style=/)
    const [font] = /noto-sans-khmer-khmer-400-normal\.woff2/.exec((await ask('/style.css')).body)!
    expect((await ask(`/${font}`)).headers['content-type']).toBe('font/woff2')
  })

  test('lists every shop with its counts, in both languages', async () => {
    const { body } = await ask('/')
    expect(body).toMatch(/angkor[^]*mekong/)
    const khmer = await ask('/?lang=kh')
    expect(khmer.body).toContain('lang="km"')
    expect(khmer.body).toContain('ជួរការងារ')
  })

  test('suspends a shop with a reason that its pages show escaped, and resumes it', async () => {
    const reason = 'Rent <b>unpaid</b> & late'
    const done = await ask('/shops/mekong/suspend', { form: { reason } })
    expect(done.headers.location).toBe('/shops/mekong?done=suspended')
    const page = await ask('/shops/mekong?done=suspended')
    expect(page.body).toContain('/shops/mekong/resume')
    expect(page.body).toContain('Rent &lt;b&gt;unpaid&lt;/b&gt; &amp; late')
    const refused = await operator.shop.call('GET /whoami', { host: 'mekong.localhost' })
    expect([refused.status, refused.error?.id]).toEqual([503, 'shop-suspended'])
    expect(refused.error?.message).toContain(reason)
    expect((await operator.shop.call('GET /whoami')).status).toBe(200)
    const { said } = await operator.type('shop list')
    expect(said).toMatch(/mekong[^\n]*suspended/)
    expect((await ask('/shops/mekong/suspend', { form: { reason } })).headers.location).toContain('unchanged')
    expect((await ask('/shops/mekong/resume', { form: {} })).headers.location).toBe('/shops/mekong?done=resumed')
    expect((await operator.type('shop list')).said).not.toContain('suspended')
  })

  test('adds and removes hosts, and refuses one of another shop and the last one', async () => {
    const add = async (slug: string, host: string) => ask(`/shops/${slug}/hosts/add`, { form: { host } })
    expect((await add('mekong', 'kits.example.com')).headers.location).toContain('done=added')
    const taken = await add('angkor', 'kits.example.com')
    expect([taken.statusCode, taken.body.includes('leads to the shop mekong already')]).toEqual([422, true])
    const khmer = await ask('/shops/angkor/hosts/add?lang=kh', { form: { host: 'kits.example.com' } })
    expect(khmer.body).toContain('ប្រើដោយហាង mekong រួចហើយ')
    const wrong = await add('angkor', 'http://no host')
    expect(wrong.statusCode).toBe(422)
    const remove = async (host: string) => ask('/shops/mekong/hosts/remove', { form: { host } })
    expect((await remove('kits.example.com')).headers.location).toContain('done=removed')
    expect((await remove('mekong.localhost')).statusCode).toBe(422)
  })

  test('answers an unknown shop, a strange page and a broken query with 404 or the first page', async () => {
    expect((await ask('/shops/nobody')).statusCode).toBe(404)
    expect((await ask('/shops/nobody/suspend', { form: { reason: '' } })).statusCode).toBe(404)
    expect((await ask('/nowhere')).statusCode).toBe(404)
    expect((await ask("/acts?before=' or 1=1")).statusCode).toBe(200)
    expect((await ask('/shops/angkor/suspend', { form: { reason: 'x'.repeat(301) } })).statusCode).toBe(422)
  })

  test('notes who did what, for commands, too, in a log that nobody changes', async () => {
    await operator.type('shop suspend mekong --reason Later')
    await operator.type('shop resume mekong')
    const { body } = await ask('/acts')
    expect(body).toMatch(new RegExp(`kit</td>\\s*<td>Shop resumed[^]*${EMAIL}</td>\\s*<td>Hosts changed`))
    const change = operator.shop.database.withPlatform(async trx =>
      sql`update operator_acts set actor = 'x'`.execute(trx),
    )
    await expect(change).rejects.toThrow('never changed')
  })

  test('gives the role of the shops no way to its tables', async () => {
    const id = await operator.shop.tenantId('angkor')
    for (const table of ['operator_accounts', 'operator_sessions', 'operator_acts'])
      await expect(
        operator.shop.database.withTenant(id, async trx => sql`select * from ${sql.id(table)}`.execute(trx)),
      ).rejects.toThrow('permission denied')
  })

  test('signs out by the button and by kit operator remove', async () => {
    const before = cookie
    await ask('/sign-out', { form: {} })
    expect((await ask('/', { cookie: before })).headers.location).toBe('/sign-in')
    cookie = cookieOf(await signIn({ code: code() }))
    expect((await ask('/')).statusCode).toBe(200)
    expect(await operator.type(`operator remove ${EMAIL}`, env())).toMatchObject({ code: 0 })
    expect((await ask('/')).headers.location).toBe('/sign-in')
    expect((await signIn({ code: code() })).statusCode).toBe(403)
  })
})
