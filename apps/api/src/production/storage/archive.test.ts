import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileStore, openFileStore, pressKey } from '../../files/index.ts'
import { isWhole, keysOf, type PackFile, measureArchive, openArchive } from './archive.ts'
import { isDownloadable, zipHeaders } from '../packs/packDownload.ts'
import type { PackRecord } from '../packs/records/packStore.ts'

const TENANT = '018f2f6e-0000-7000-8000-000000000001'
const MADE_AT = new Date('2026-11-24T08:00:00Z')
let folder: string
let files: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-archive-'))
  files = openFileStore(pathToFileURL(folder).href)
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

const shaOf = (text: string): string => createHash('sha256').update(text).digest('hex')

async function keep(name: string, text: string): Promise<PackFile> {
  const sha256 = shaOf(text)
  const kind = name.endsWith('.pdf') ? 'pdf' : 'json'
  await files.put(pressKey(TENANT, sha256, kind), Buffer.from(text))
  return { name, hash: sha256, kind, bytes: text.length, sha256 }
}
const bytesOf = async (kept: readonly PackFile[]): Promise<Buffer> =>
  Buffer.concat((await openArchive({ files, tenantId: TENANT, kept, madeAt: MADE_AT }).toArray()) as Buffer[])

test('an archive has its files by name, its measured length, and repeatable bytes', async () => {
  const kept = [await keep('01-001-M-7.pdf', 'what is printed'), await keep('manifest.json', '{"order": 1}')]
  const zip = await bytesOf(kept)
  for (const words of ['01-001-M-7.pdf', 'what is printed', 'manifest.json', '{"order": 1}'])
    expect(zip.includes(words), words).toBe(true)
  const measuring = measureArchive({ files, tenantId: TENANT, madeAt: MADE_AT })
  for (const each of kept) measuring.add([each])
  expect(await measuring.end()).toEqual({ bytes: zip.length, sha256: createHash('sha256').update(zip).digest('hex') })
  expect((await bytesOf(kept)).equals(zip)).toBe(true)
})

test('an archive is the same whatever time the machine’s clock tells', async () => {
  const kept = [await keep('01-001-M-7.pdf', 'what is printed')]
  const before = process.env['TZ']
  const inZone = async (zone: string): Promise<string> => {
    process.env['TZ'] = zone
    return (await bytesOf(kept)).toString('hex')
  }
  try {
    expect(await inZone('Asia/Phnom_Penh')).toBe(await inZone('America/New_York'))
  } finally {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  }
})

test('files are read while they are added, and no further when dropped', async () => {
  const [one, other] = [await keep('d.pdf', 'one'), await keep('e.pdf', 'other')]
  const opened: string[] = []
  const read: FileStore['read'] = async key => {
    opened.push(key)
    return files.read(key)
  }
  const measuring = measureArchive({ files: { ...files, read }, tenantId: TENANT, madeAt: MADE_AT })
  measuring.add([one])
  await expect.poll(() => opened).toEqual([pressKey(TENANT, one.hash, 'pdf')])
  measuring.drop()
  measuring.add([other])
  await expect(measuring.end()).rejects.toThrow('given up')
  expect(opened).toHaveLength(1)
  const gone = measureArchive({ files, tenantId: TENANT, madeAt: MADE_AT })
  gone.add([{ ...one, hash: shaOf('gone') }, other])
  await expect(gone.end()).rejects.toMatchObject({ name: 'PackFileMissingError' })
})

test('an archive breaks off at a missing or a changed file', async () => {
  const kept = await keep('a.pdf', 'as it was kept')
  await expect(bytesOf([{ ...kept, hash: shaOf('gone') }])).rejects.toMatchObject({ name: 'PackFileMissingError' })
  await files.put(pressKey(TENANT, kept.hash, 'pdf'), Buffer.from('as it is now, '))
  await expect(bytesOf([kept])).rejects.toThrow(kept.hash)
  // A damaged file would fail the next run, which makes it again instead.
  await expect.poll(async () => files.has(pressKey(TENANT, kept.hash, 'pdf'))).toBe(false)
})

test('who leaves in the middle of an archive leaves no file open', async () => {
  const kept = await keep('long.pdf', 'long '.repeat(100_000))
  const opened: Readable[] = []
  const read: FileStore['read'] = async key => {
    const content = await files.read(key)
    if (content) opened.push(content)
    return content
  }
  const archive = openArchive({ files: { ...files, read }, tenantId: TENANT, kept: [kept, kept], madeAt: MADE_AT })
  for await (const chunk of archive) if (chunk && opened.length > 0) break
  expect(opened).toHaveLength(1)
  await finished(opened[0]!).catch(() => undefined)
  expect(opened[0]!.destroyed).toBe(true)
})

test('a pack can be downloaded for ninety days while all files exist', async () => {
  const [one, other] = [await keep('b.pdf', 'one'), await keep('c.pdf', 'other')]
  const pack = { state: 'done', ended_at: MADE_AT, files: [one, other] } as unknown as PackRecord
  const after = (days: number): Date => new Date(MADE_AT.getTime() + days * 24 * 60 * 60_000)
  const fetchable = async (change: Partial<PackRecord>, days = 1): Promise<boolean> =>
    isDownloadable({ files, tenantId: TENANT, pack: { ...pack, ...change }, now: after(days) })
  expect(await fetchable({})).toBe(true)
  expect([await fetchable({}, 89.9), await fetchable({}, 90)]).toEqual([true, false])
  expect(await fetchable({ state: 'stopped' })).toBe(false)
  await files.remove(pressKey(TENANT, other.hash, 'pdf'))
  expect([await fetchable({}), await fetchable({ files: [one] })]).toEqual([false, true])
  expect(await isWhole({ files, tenantId: TENANT, kept: [] })).toBe(true)
})

test('erasing a pack erases its files and what is known of each', () => {
  const hash = shaOf('a')
  const kept = { name: 'a.pdf', hash, kind: 'pdf', bytes: 1, sha256: hash } as const
  expect(keysOf(TENANT, [kept])).toEqual([pressKey(TENANT, hash, 'pdf'), pressKey(TENANT, hash, 'json')])
})

test('a download is called by its order, and by the remake that it is', () => {
  const named = (remake: number | null) => zipHeaders({ bytes: 12, remake }, { number: 'AK-1' })
  expect(named(null)).toEqual({
    'content-length': '12',
    'content-disposition': 'attachment; filename="AK-1-print.zip"',
  })
  expect(named(2)['content-disposition']).toBe('attachment; filename="AK-1-R2-print.zip"')
})
