import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { diskReason, explainDatabase, explainPort, requireFolders, StartError } from './index.ts'

const failure = (code: string, message = 'it failed'): Error => Object.assign(new Error(message), { code })
const wordsOf = (error: unknown): string => (error instanceof StartError ? error.message : 'as it is')

describe('why the server cannot start is told in words', () => {
  test.each([
    ['EADDRINUSE', '' as const, /^Port 80 is taken: .* set PORT to a free port\.$/],
    ['EADDRINUSE', 'METRICS_' as const, /set METRICS_PORT to a free port/],
    ['EACCES', undefined, /may not listen on port 80\. Set PORT to one above 1023/],
    ['EADDRNOTAVAIL', undefined, /^box is no address of this machine\. Set HOST/],
    ['ENOTFOUND', 'METRICS_' as const, /^box is no address of this machine\. Set METRICS_HOST/],
    ['EOTHER', undefined, /^as it is$/],
  ])('a port: %s of %s', (code, of, words) => {
    const error = failure(code)
    const told = explainPort(error, { host: 'box', port: 80, of })
    expect(wordsOf(told)).toMatch(words)
    expect(told instanceof StartError ? told.cause : told).toBe(error)
  })

  const URL = 'postgresql://user:secret@box:5433/shop'
  test.each<[string, unknown, string]>([
    ['not there', failure('ECONNREFUSED'), 'does not answer. Is it running, and are host and port right?'],
    ['at none of its addresses', new AggregateError([failure('ECONNREFUSED'), failure('EOTHER')]), 'does not answer'],
    ['that takes too long', new Error('timeout expired'), 'does not answer'],
    ['unknown', failure('ENOTFOUND'), 'cannot be found: no machine'],
    ['that refuses', failure('28P01'), 'refuses the user or the password.'],
    ['without that database', failure('3D000'), 'has no database of that name. Make it first (createdb).'],
    ['behind another error', new Error('told', { cause: failure('53300') }), 'has no connection free.'],
  ])('a database %s', (_, error, words) => {
    expect(wordsOf(explainDatabase(error, URL))).toContain(`The database at box:5433/shop (DATABASE_URL) ${words}`)
    expect(wordsOf(explainDatabase(error, URL, 'DATABASE_CELLS'))).toContain('(DATABASE_CELLS)')
    expect(explainDatabase(error, undefined)).toBe(error)
  })
  test.each<[string, unknown]>([
    ['another error', failure('EOTHER')],
    [
      'one of our own, whatever came before it',
      Object.assign(new Error('told', { cause: failure('53300') }), { name: 'StoreError' }),
    ],
    ['one that is told already', new StartError('told', { cause: failure('53300') })],
    ['no error', 'text'],
  ])('%s is left as it is', (_, error) => expect(explainDatabase(error, URL)).toBe(error))

  test('a disk', () => {
    expect(diskReason(failure('ENOSPC'))).toBe('the disk is full')
    expect([diskReason(failure('EOTHER')), diskReason(null), diskReason('ENOSPC')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('folders', () => {
  const inFolder = (work: (folder: string) => void): void => {
    const folder = mkdtempSync(join(tmpdir(), 'kitwright-start-'))
    try {
      work(folder)
    } finally {
      chmodSync(folder, 0o700)
      rmSync(folder, { recursive: true })
    }
  }
  test('are made, the one for uploads for this account alone, and left empty', () =>
    inFolder(folder => {
      const [dataDir, files] = [join(folder, 'a/b'), join(folder, 'c/d')]
      requireFolders({ dataDir, filesUrl: pathToFileURL(files).href })
      expect([readdirSync(dataDir), readdirSync(files)]).toEqual([[], []])
      expect(statSync(files).mode & 0o777).toBe(0o700)
      requireFolders({ dataDir, filesUrl: 's3://bucket' })
      expect(existsSync(join(folder, 'bucket'))).toBe(false)
    }))
  test('that cannot be are told, with the setting to change', () =>
    inFolder(folder => {
      writeFileSync(join(folder, 'file'), '')
      const inTheWay = join(folder, 'file/data')
      const trying = (dataDir: string, files: string) => () =>
        requireFolders({ dataDir, filesUrl: pathToFileURL(files).href })
      expect(trying(inTheWay, folder)).toThrow(
        `Kitwright cannot keep its data in ${inTheWay}: there is a file in its way. Mend that, or set DATA_DIR to another folder.`,
      )
      expect(trying(folder, inTheWay)).toThrow(/cannot keep uploads in .* set FILES_URL to another folder/)
    }))
})
