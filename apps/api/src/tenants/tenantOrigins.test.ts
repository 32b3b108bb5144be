import { expect, test } from 'vitest'
import { createOrigins, isLocalHost } from './tenantOrigins.ts'

type Setup = Partial<Parameters<typeof createOrigins>[0]> & { readonly port?: number | null }
const of = (host: string, { publicOrigin, trustProxy = 0, port = 8080 }: Setup): string =>
  createOrigins({ publicOrigin, trustProxy }, () => port).of(host)

test.each<[string, string, Setup, string]>([
  ['by itself is reached where it listens', 'kits.example', {}, 'http://kits.example:8080'],
  ['on the usual port does not name it', 'kits.example', { port: 80 }, 'http://kits.example'],
  ['that does not listen names no port', 'kits.example', { port: null }, 'http://kits.example'],
  ['behind a proxy is reached by https', 'kits.example', { trustProxy: 1 }, 'https://kits.example'],
  ['behind proxies told by address, too', 'kits.example', { trustProxy: ['10.0.0.1'] }, 'https://kits.example'],
  ['behind a proxy is reached past it on this machine', 'a.localhost', { trustProxy: 1 }, 'http://a.localhost:8080'],
])('a shop of a server %s', (_, host, setup, origin) => {
  expect(of(host, setup)).toBe(origin)
})

test('the operator’s setting of addresses counts, with an unusual port', () => {
  expect(of('kits.example', { publicOrigin: { scheme: 'https', port: null } })).toBe('https://kits.example')
  expect(of('kits.example', { publicOrigin: { scheme: 'https', port: 443 } })).toBe('https://kits.example')
  expect(of('kits.example', { publicOrigin: { scheme: 'https', port: 80 } })).toBe('https://kits.example:80')
  expect(of('kits.example', { publicOrigin: { scheme: 'http', port: 9000 }, trustProxy: 1 })).toBe(
    'http://kits.example:9000',
  )
})

test('names of this very machine are told from names of the world', () => {
  const all = ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', 'localhost.example', 'mylocalhost', '1127.0.0.1']
  expect(all.filter(isLocalHost)).toEqual(['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3'])
})
