import { type AddressInfo, connect } from 'node:net'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrigins } from '../../tenants/index.ts'
import { networkOf } from './requestOrigin.ts'
import type { TestShop } from '../testing.ts'
import { createTestPages, type TestPages } from '../testing/testingPages.ts'

// Tests as an attacker would: over a real socket, to a server that trusts one proxy, which here is the attacker's own
// machine.

const INDEX =
  '<!doctype html>\n<html lang="km"><head><title>Kitwright</title></head><body><div id="root"></div></body></html>'

let pages: TestPages
let shop: TestShop
let port: number
beforeAll(async () => {
  pages = await createTestPages({ 'index.html': INDEX }, { trustProxy: 1, rateLimits: 'on' })
  shop = pages.shop
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  port = (shop.app.server.address() as AddressInfo).port
})
afterAll(async () => pages.close())

/** Sends raw lines, which no client library would send. */
const send = async (...lines: string[]) => sendText([...lines, 'Connection: close', '', ''].join('\r\n'))

async function sendText(sent: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', part => (text += String(part)))
    socket.on('end', () => resolve({ status: Number(text.split(' ', 2)[1]), text }))
    socket.on('error', reject)
    socket.write(sent)
  })
}
const get = async (path: string, ...headers: string[]) => send(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers)
const post = async (path: string, value: object, headers: readonly string[], host = 'localhost') => {
  const body = JSON.stringify(value)
  const own = [`Host: ${host}`, 'Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close']
  return sendText([`POST ${path} HTTP/1.1`, ...own, ...headers, '', body].join('\r\n'))
}
const linksIn = (text: string): string[] =>
  [...text.matchAll(/(?:href|content)="(\w+:[^"]*)"/g)].map(match => match[1]!)

const LIES = [
  'X-Forwarded-Proto: javascript',
  'X-Forwarded-Proto: https://evil.example/?',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Host: mekong.localhost',
  'X-Forwarded-Port: 666',
  'Forwarded: host=evil.example;proto=https',
]

describe('what a header says of host, port and protocol', () => {
  test.each(LIES)('%s leads no link elsewhere', async lie => {
    for (const path of ['/', '/pricing', '/sitemap.xml', '/robots.txt', '/v1/fonts/inter']) {
      const { text } = await get(path, lie)
      expect(`${path} ${text}`).not.toMatch(/evil|javascript:|:666|mekong/)
    }
    const links = linksIn((await get('/pricing', lie)).text)
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost\//)
  })

  test('is not followed where the host names a port', async () => {
    const { status, text } = await send('GET /pricing HTTP/1.1', 'Host: LOCALHOST.:666')
    expect(status).toBe(200)
    for (const link of linksIn(text)) expect(link).toMatch(/^http:\/\/localhost\//)
  })

  test('links in mails lead to the shop, whatever address asked for them', async () => {
    const { email } = await shop.signUp()
    for (const host of ['127.0.0.1:666', 'angkor.localhost'])
      expect((await post('/api/accounts/forgotpassword', { email }, LIES, host)).status).toBe(204)
    const mails = await shop.mails()
    expect(mails.some(({ text }) => text.includes('/auth/resetpassword#'))).toBe(true)
    for (const { text } of mails)
      for (const [link] of text.matchAll(/\w+:\/\/\S+/g)) expect(link).toMatch(/^http:\/\/localhost(?:\/|$)/)
  })

  test('what an older server noted of a request leads no mail elsewhere', async () => {
    const { access_token: token } = await shop.signUp()
    const { id } = (await shop.call('GET /api/accounts/details', { token })).value
    await shop.mails()
    await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      trx
        .insertInto('events')
        .values({ kind: 'PasswordChanged', subject_id: id, payload: { origin: 'https://evil.example' } as never })
        .execute(),
    )
    const [mail] = await shop.mails()
    expect(mail?.text).toContain('http://localhost/auth/forgotpassword')
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  test('two hosts, or a target that names another one than the header, are refused', async () => {
    const ok = await send(`GET http://localhost/whoami HTTP/1.1`, 'Host: localhost')
    expect([ok.status, ok.text.includes('Angkor Kits')]).toEqual([200, true])
    const doubtful = [
      await send('GET /whoami HTTP/1.1', 'Host: localhost', 'Host: mekong.localhost'),
      await send('GET /whoami HTTP/1.1', 'Host: localhost', 'host: localhost'),
      await send('GET http://mekong.localhost/whoami HTTP/1.1', 'Host: localhost'),
      await send('GET http://evil.example/ HTTP/1.1', 'Host: localhost'),
      await send('GET evil.example/ HTTP/1.1', 'Host: localhost'),
    ]
    for (const { status, text } of doubtful)
      expect([status, text]).toEqual([400, expect.not.stringMatching(/Angkor|Mekong/)])
  })
})

describe('the caller’s address', () => {
  const addressOf = async (...said: string[]) => {
    const { email } = await shop.signUp()
    const { text } = await post(
      '/api/accounts/token',
      { email, password: 'long enough to keep', clientId: 'web' },
      said,
    )
    const token = /"access_token":"([^"]+)"/.exec(text)?.[1]
    return (await shop.call('GET /api/oauth/token', { token })).value.find(({ isCurrent }) => isCurrent)?.ipAddress
  }

  test('is what the proxy added, not what the caller wrote before it', async () => {
    expect(await addressOf('X-Forwarded-For: 6.6.6.6, 203.0.113.7')).toBe('203.0.113.7')
    expect(await addressOf('X-Forwarded-For: 6.6.6.6', 'X-Forwarded-For: 203.0.113.8')).toBe('203.0.113.8')
    expect(await addressOf('X-Forwarded-For: <script>')).toBe('127.0.0.1')
    expect(await addressOf('Forwarded: for=6.6.6.6', 'X-Real-IP: 6.6.6.6')).toBe('127.0.0.1')
  })

  test('is what limits count by, so made-up addresses end as well', async () => {
    const asked = await Promise.all(
      Array.from({ length: 40 }, async (_, n) =>
        post('/api/contact', {}, [`X-Forwarded-For: 198.51.100.${n}, 203.0.113.9`]),
      ),
    )
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([400, 429]))
  })

  test('counts as its network where one caller has many', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:0db8:0001:2::9')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8::9')).toBe('2001:db8:0:0::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
    expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })
})

/**
 * Tests, the modules that document these headers, the one that reads headers of mails, and the operator's panel, which
 * compares the host with its only own name.
 */
const MAY = /\.test\.ts$|(?:^|\/)(?:requestOrigin|describeDocs|settings|readMail|panelServer)\.ts$/

test('nothing but this one file reads how a request says it came', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('**/*.ts', { cwd: root, exclude: name => MAY.test(name) })
  expect(files.length).toBeGreaterThan(200)
  const said =
    /x-forwarded|\bforwarded\b['"\]]|\b(?:request|req|raw)\.(?:ips?|host|hostname|protocol|port)\b|headers(?:\.host\b|\[['"]host['"]\])|\{[^{}]*\b(?:protocol|hostname)\b[^{}]*\}\s*[:=][^\n]*(?:request|Request)/i
  for (const file of files)
    expect([file, said.exec(readFileSync(join(root, file), 'utf8'))?.[0]]).toEqual([file, undefined])
})

describe('the shop’s own address', () => {
  test('behind a proxy is https, unless configured otherwise; localhost stays', () => {
    const of = (host: string, config: Partial<Parameters<typeof createOrigins>[0]>, listening = 8080) =>
      createOrigins({ trustProxy: 0, publicOrigin: undefined, ...config }, () => listening).of(host)
    expect(of('kits.example', {})).toBe('http://kits.example:8080')
    expect(of('kits.example', {}, 80)).toBe('http://kits.example')
    expect(of('kits.example', { trustProxy: 1 })).toBe('https://kits.example')
    expect(of('mekong.localhost', { trustProxy: ['10.0.0.0/8'] })).toBe('http://mekong.localhost:8080')
    const publicOrigin = { scheme: 'https', port: 8443 } as const
    expect(of('kits.example', { publicOrigin })).toBe('https://kits.example:8443')
    expect(of('kits.example', { publicOrigin: { scheme: 'https', port: 443 } })).toBe('https://kits.example')
  })
})
