import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pluralise, parseConfig } from './index.ts'
import { settings } from './settings.ts'

const isTaken = (name: string, value: string): boolean => {
  try {
    parseConfig({ [name]: value })
    return true
  } catch {
    return false
  }
}

test.each([
  ['PORT', 0, 65_535],
  ['METRICS_PORT', 0, 65_535],
  ['DATABASE_POOL', 1, 200],
  ['DATABASE_OFFICE_POOL', 1, 200],
  ['STATEMENT_TIMEOUT', 1, 3_600],
  ['LOCK_TIMEOUT', 1, 3_600],
  ['IDLE_TIMEOUT', 1, 3_600],
  ['FILES_PER_ACCOUNT', 1, 1_000_000],
  ['FILES_MB_PER_ACCOUNT', 1, 1_000_000],
  ['FILES_MB_PER_SHOP', 1, 100_000_000],
  ['BACKUP_KEEP', 1, 10_000],
  ['TRUST_PROXY', 0, 9],
])('%s goes from %i to %i', (name, least, most) => {
  const tried = [least - 1, least, most, most + 1, least + 0.5]
  expect(tried.map(value => isTaken(name, String(value)))).toEqual([false, true, true, false, false])
})

test('a setting that is left out is what its description says', () => {
  const defaults = Object.entries(settings).flatMap(([name, { fallback, schema }]) => {
    const said: unknown = schema.safeParse(undefined).data
    return typeof said === 'string' || typeof said === 'number' ? [{ name, fallback, said: said.toString() }] : []
  })
  expect(defaults.length).toBeGreaterThan(10)
  expect(defaults.filter(({ fallback, said }) => fallback !== said)).toEqual([])
})

test.each<[name: string, taken: readonly string[], refused: readonly string[]]>([
  [
    'FILES_URL',
    ['file:///srv/a', 'file://localhost/a', 's3://b', 's3://b/c'],
    ['s3:///b', 's3://k:s@b', 's3://k@b', 's3://b?a=b', 'file://srv/a'],
  ],
  ['BACKUP_TO', ['/srv/b', 'b', 's3://b', 's3://b/c'], ['s3://', 's3://k:s@b', 'https://b', 'file:///b']],
  ['BACKUP_AT', ['00:00', '09:59', '19:00', '23:59'], ['24:00', '9:00', '12:60', 'noon', '12:00:00']],
  [
    'PUBLIC_HOSTS',
    ['a.example', 'a=b.example', 'a=b.example,,c'],
    ['a=b.example/', 'A=b.example', 'a=', '-a=b.example', 'b.example-'],
  ],
  [
    'PUBLIC_ORIGIN',
    ['https://*', 'http://*/', 'http://*:65535'],
    ['http://*:65536', 'ftp://*', 'http://*.a', 'https://*:'],
  ],
  [
    'DATABASE_CELLS',
    ['b=postgres://a/b', 'b=postgresql://a/b,c=postgres://a/c?x=y'],
    [
      'home=postgres://a/b',
      'b=postgres://a/b,b=postgres://a/c',
      '=postgres://a/b',
      'postgres://a/b',
      'B=postgres://a/b',
      'b=mysql://a/b',
    ],
  ],
  ['TRUST_PROXY', ['false', '10.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8'], ['true', '10.0.0.0/0', '::/00', 'proxy', ',']],
])('%s takes %j and not %j', (name, taken, refused) => {
  expect([...taken, ...refused].filter(value => isTaken(name, value))).toEqual(taken)
})

describe('what is read is', () => {
  test.each<[env: Record<string, string>, config: object]>([
    [
      { DATABASE_CELLS: 'b=postgres://u:p=q@a/b' },
      { databaseCells: [{ name: 'b', databaseUrl: 'postgres://u:p=q@a/b' }] },
    ],
    [{ TRUST_PROXY: 'false' }, { trustProxy: 0 }],
    [{ TRUST_FORWARDED_HOST: 'on' }, { trustForwardedHost: true }],
    [{ GOOGLE_ISSUER: 'https://a.example/' }, { googleIssuer: 'https://a.example' }],
    [{ BACKUP_TO: 'b' }, { backupTo: resolve('b') }],
    [
      { DATA_DIR: 'd' },
      { dataDir: resolve('d'), backupTo: resolve('d/backups'), filesUrl: `file://${resolve('d/files')}` },
    ],
    [{ BACKUP_TO: 's3://b/c', FILES_URL: 's3://b/d' }, { backupTo: 's3://b/c' }],
    [{ BACKUP_TO: 's3://b/files-too', FILES_URL: 's3://b/files' }, { backupTo: 's3://b/files-too' }],
    [{ S3_REGION: 'r', S3_ENDPOINT: 'https://a.example' }, { s3: { region: 'r', endpoint: 'https://a.example' } }],
    [{ S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }, { s3: { accessKeyId: 'k', secretAccessKey: 's' } }],
    [{}, { s3: {}, demo: true }],
    [{ DEMO: 'off' }, { demo: false }],
    [{ NODE_ENV: 'production' }, { demo: false }],
    [
      { NODE_ENV: 'production', DEMO: 'on', DEMO_PASSWORD: 'long enough for it' },
      { demo: true, fullDemo: false },
    ],
    [{ DEMO: 'full' }, { demo: true, fullDemo: true }],
  ])('%j: %j', (env, config) => expect(parseConfig(env)).toMatchObject(config))

  test.each([
    [{ NODE_ENV: 'production', DEMO: 'on' }, /DEMO=on needs a DEMO_PASSWORD/],
    [{ NODE_ENV: 'production', DEMO: 'full' }, /DEMO=full needs a DEMO_PASSWORD/],
    [{ BACKUP_TO: 's3://b/files/old', FILES_URL: 's3://b/files/' }, /must not lie within s3:\/\/b\/files/],
    [{ BACKUP_TO: 's3://b/files', FILES_URL: 's3://b/files' }, /must not lie within/],
    [{ PORT: '70000' }, / {2}PORT is not right: /],
    [
      { DATABASE_CELLS: 'b=postgres://secret,b=postgres://secret' },
      /DATABASE_CELLS must be a list[^]*other than "home"/,
    ],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /0\.0\.0\.0\/0 would believe whatever any caller says/],
  ])('refused: %j', (env, words) => {
    expect(() => parseConfig(env)).toThrow(words)
    expect(() => parseConfig(env)).not.toThrow(/secret@|postgres:\/\/secret/)
  })
})

test('counts are told with their noun', () => {
  expect([0, 1, 2].map(count => pluralise(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows'])
})
