import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeConfig } from './describe.ts'
import { ConfigError, parseConfig } from './index.ts'

test('the server starts without any setting: each has a default', () => {
  const config = parseConfig({})
  expect(config).toMatchObject({
    port: 8080,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    trustProxy: 0,
    trustForwardedHost: false,
    publicOrigin: undefined,
    publicHosts: [],
  })
  expect(config.filesUrl).toBe(`file://${resolve('data/files')}`)
})

test('an empty setting counts as not set', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined })
})

test('settings are read from the environment', () => {
  const config = parseConfig({
    PORT: '9000',
    DATA_DIR: '/srv/kit',
    PUBLIC_HOSTS: 'shop.example.com, mekong=tees.example.com',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    PUBLIC_ORIGIN: 'http://*:8443',
  })
  expect(config).toMatchObject({
    port: 9000,
    filesUrl: 'file:///srv/kit/files',
    publicHosts: [
      { slug: 'angkor', host: 'shop.example.com' },
      { slug: 'mekong', host: 'tees.example.com' },
    ],
    trustProxy: ['10.0.0.0/8', '::1'],
    publicOrigin: { scheme: 'http', port: 8443 },
  })
  expect(parseConfig({ TRUST_PROXY: '2', PUBLIC_ORIGIN: 'https://*' })).toMatchObject({
    trustProxy: 2,
    publicOrigin: { scheme: 'https', port: null },
  })
})

describe('a wrong value is named, with what it must be', () => {
  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_POOL', '0'],
    ['FILES_URL', '/srv/files'],
    ['FILES_URL', 'file://srv/files'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_HOSTS', 'angkor=Shop.example.com'],
    ['PUBLIC_HOSTS', 'angkor=https://shop.example.com'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/999'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '127.0.0.1, 0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_FORWARDED_HOST', 'yes'],
    ['PUBLIC_ORIGIN', 'https://shop.example.com'],
    ['PUBLIC_ORIGIN', 'javascript://*'],
    ['PUBLIC_ORIGIN', 'http://*:99999'],
    ['DEMO_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`  ${name} (must be|is not right)`))
  })
})

test('all that is wrong is told at once, and no secret with it', () => {
  const parsing = () => parseConfig({ PORT: 'x', DATABASE_URL: 'secret-value' })
  expect(parsing).toThrow(/PORT[^]*DATABASE_URL must be a URL beginning with postgres: or postgresql:/)
  expect(parsing).not.toThrow(/secret-value/)
})

test('the setting that believed everyone is refused with what to write instead', () => {
  expect(() => parseConfig({ TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY must be the number of proxies[^]* as 1, or/)
})

test('docs/configuration.md is what the settings say', async () => {
  await expect(describeConfig()).toMatchFileSnapshot(join(import.meta.dirname, '../../../../docs/configuration.md'))
})
