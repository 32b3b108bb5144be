import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tryWithAdvisoryLock } from '../../database/index.ts'
import { createOperator, type TestOperator } from '../testing.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await createOperator()
})
afterAll(async () => operator.close())

const add = (slug: string, more: readonly string[] = []): string[] =>
  ['shop', 'add', slug, '--name', `Shop ${slug}`, '--host', `${slug}.example.com`].concat(
    ['--admin', `owner@${slug}.example`],
    more,
  )
const refusal = (sentence: RegExp) => ({ code: 1, said: expect.stringMatching(sentence) as string })

test('one command makes a third shop whole, and its administrator chooses a password', async () => {
  const { type, shop } = operator
  const { code, said } = await type(add('phnom', ['--products', 'TSHIRT,POLO_SHIRT', '--colour', '#1d4ed8']))
  expect(code).toBe(0)
  const host = 'phnom.example.com'
  const { value } = await shop.call('GET /whoami', { host })
  expect(value).toMatchObject({ slug: 'phnom', name: 'Shop phnom', productTypes: ['POLO_SHIRT', 'TSHIRT'] })
  expect(value.templates.length).toBeGreaterThan(0)
  const products = await shop.call('GET /api/products', { host })
  expect(products.status).toBe(200)
  const pricing = await shop.call('GET /api/pricing', { host })
  expect(pricing.status).toBe(200)

  const token = /#([\w-]{43})/.exec(said)![1]!
  expect(said).toContain(`http://${host}:8080/auth/resetpassword?to=office#${token}`)
  const password = 'kites over the river'
  expect((await shop.call('POST /api/accounts/resetpassword', { host, body: { token, password } })).status).toBe(204)
  const admin = await shop.signInStaff('owner@phnom.example', { host, password })
  const home = await shop.call('GET /api/office/home', { host, token: admin })
  expect([home.status, (await shop.call('GET /api/office/home', { token: admin })).status]).toEqual([200, 401])
  const again = await shop.call('POST /api/accounts/resetpassword', { host, body: { token, password } })
  expect(again.error?.id).toBe('link-invalid')
})

test('with a mail server the link is mailed in the shop’s name, not shown', async () => {
  const { type, env, shop } = operator
  const mailed = { ...env, SMTP_URL: 'smtp://127.0.0.1:9' }
  const { said } = await type(add('mailed'), mailed)
  expect(said).not.toContain('#')
  const mail = (await shop.mails()).find(({ to }) => to === 'owner@mailed.example')
  expect(mail).toMatchObject({ to: 'owner@mailed.example', from: { name: 'Shop mailed' } })
  expect(mail!.text).toMatch(/http:\/\/mailed\.example\.com\/auth\/resetpassword\?to=office#[\w-]{43}/)
})

describe('what cannot be is said in a sentence, and nothing is made', () => {
  test('a host in capitals is the same host', async () => {
    const { type } = operator
    expect(await type(add('loud', ['--host', 'Loud.Example.COM', '--dry-run']))).toMatchObject({
      code: 0,
      said: expect.stringContaining('at loud.example.com,') as string,
    })
    expect(await type(add('loud', ['--host', 'LocalHost']))).toEqual(refusal(/^The host localhost leads to the shop/))
  })

  test('a taken name or host, an invalid address and an unknown product are refused', async () => {
    const { type } = operator
    const before = await type('shop list')
    expect(await type(add('angkor'))).toEqual(refusal(/^There is a shop angkor already/))
    expect(await type(add('fourth', ['--host', 'fourth.example.com,localhost']))).toEqual(
      refusal(/^The host localhost leads to the shop angkor already/),
    )
    expect(await type(add('fourth', ['--host', 'https://x.example']))).toEqual(refusal(/is no host/))
    expect(await type(add('fourth', ['--admin', 'nobody']))).toEqual(refusal(/nobody is no e-mail/))
    expect(await type(add('fourth', ['--products', 'SOCKS']))).toEqual(refusal(/--products is some of .*not SOCKS/))
    expect(await type(add('Fourth'))).toEqual(refusal(/Fourth is no short name/))
    expect(await type('shop add')).toEqual(refusal(/^Type it so: shop add <slug>/))
    expect(await type('shop remove angkor')).toEqual(refusal(/no command shop remove\.[^]*shop add/))
    expect((await type(add('fourth', ['--dry-run']))).said).toMatch(/^Would make the shop fourth/)
    expect(await type('shop list')).toEqual(before)
  })

  test('a second operator at the same time', async () => {
    const { type, shop } = operator
    await tryWithAdvisoryLock(shop.databaseUrl, 'operator', async () => {
      expect(await type(add('sixth'))).toEqual(refusal(/^Another operator’s command is at work/))
      expect((await type('shop list')).code).toBe(0)
    })
    expect((await type(add('sixth'))).code).toBe(0)
  })

  test('an administrator whose e-mail has an account, a shop that there is not', async () => {
    const { type } = operator
    expect(await type('admin add admin@angkor.example --shop angkor')).toEqual(
      refusal(/has an account at angkor already/),
    )
    expect(await type('admin add new@angkor.example --shop nowhere')).toEqual(
      refusal(/no shop nowhere: there are angkor, .*mekong/),
    )
    expect(await type('admin add new@angkor.example')).toEqual(refusal(/^Type it so: admin add/))
  })
})

test('a suspended shop refuses in both languages, and resumes unchanged', async () => {
  const { type, shop } = operator
  const host = 'mekong.localhost'
  const staff = await shop.signInStaff('admin@mekong.example', { host })
  const { access_token: token, email } = await shop.signUp({ host })
  const isWelcomed = async () => (await shop.mails()).some(({ to }) => to === email)
  expect((await type('shop suspend mekong')).said).toMatch(/within 2 seconds/)
  const closed = { status: 503, error: { id: 'shop-suspended' } }
  await expect.poll(async () => shop.call('GET /whoami', { host })).toMatchObject(closed)
  expect(await shop.call('GET /api/designs', { host, token })).toMatchObject(closed)
  expect(await shop.call('GET /api/office/home', { host, token: staff })).toMatchObject(closed)
  const khmer = await shop.call('GET /whoami', { host, headers: { 'accept-language': 'km' } })
  expect(khmer.error!.message).toMatch(/ហាង/)
  expect((await shop.call('GET /whoami')).status).toBe(200)
  expect((await type('shop list')).said).toMatch(/mekong .*suspended/)
  expect((await type('shop suspend mekong')).said).toBe('mekong is suspended already.')
  expect(await isWelcomed()).toBe(false)

  await type('shop resume mekong')
  await expect.poll(async () => shop.call('GET /api/designs', { host, token })).toMatchObject({ status: 200 })
  expect((await shop.call('GET /api/office/home', { host, token: staff })).status).toBe(200)
  expect(await isWelcomed()).toBe(true)
})

test('the figures of a shop are counted anew', async () => {
  const { type } = operator
  expect(await type('shop recount angkor')).toEqual({ code: 0, said: 'The figures of angkor are counted anew.' })
  expect(await type('shop recount nowhere')).toEqual(refusal(/^There is no shop nowhere/))
})
