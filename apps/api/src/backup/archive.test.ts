import { once } from 'node:events'
import { copyFile, mkdtemp, readdir, readFile, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { type Entry, openPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { openFolderPlace } from './places/folderPlace.ts'
import { checkArchive, openArchive } from './archive/readArchive.ts'
import { checkBackup } from './restore.ts'
import { type ArchiveWriter, writeArchive } from './archive/writeArchive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-archive-'))
  return async () => rm(folder, { recursive: true })
})

const ABOUT = { format: 1 as const, takenAt: '2026-11-26T02:00:00.000Z' }
const NOTHING = { migrations: [], tables: [], sequences: [] }
const LONG = 'the same again and again '.repeat(100)
const addBoth = async (archive: ArchiveWriter): Promise<void> => {
  await archive.add('tables/orders.copy', Readable.from([Buffer.from(LONG)]), { isPacked: true })
  await archive.add('files/a/b', Readable.from([Buffer.from(LONG), Buffer.from('end')]), { isPacked: false })
}

/** Creates an archive of that name in the folder. */
async function make(name: string, fill = addBoth, more = {}): Promise<string> {
  await writeArchive(
    async zip => openFolderPlace(folder).keep(name, zip),
    async archive => {
      await fill(archive)
      return { ...ABOUT, dump: NOTHING, ...more }
    },
  )
  return join(folder, name)
}

async function entriesOf(path: string): Promise<Entry[]> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  zip.close()
  return entries
}

/** Counts this process's open files that are at that path or below it. */
async function openWithin(path: string): Promise<number> {
  const names = await readdir('/proc/self/fd')
  const paths = await Promise.all(names.map(async name => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return paths.filter(each => each.startsWith(path)).length
}

test('an archive is compressed, states lengths and hashes, and only its owner reads it', async () => {
  const path = await make('a.zip')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const entries = await entriesOf(path)
  expect(entries.map(({ fileName, compressionMethod }) => [fileName, compressionMethod])).toEqual([
    ['tables/orders.copy', 8],
    ['files/a/b', 0],
    ['manifest.json', 8],
  ])
  for (const { externalFileAttributes } of entries) expect((externalFileAttributes >>> 16).toString(8)).toBe('100600')
  const archive = await openArchive(path)
  expect(archive.manifest).toMatchObject({ ...ABOUT, dump: NOTHING })
  expect(archive.manifest.entries.map(({ name, bytes, sha256 }) => [name, bytes, sha256.length])).toEqual([
    ['tables/orders.copy', 2500, 64],
    ['files/a/b', 2503, 64],
  ])
  expect(await text(await archive.open('files/a/b'))).toBe(`${LONG}end`)
  archive.close()
})

test.skipIf(process.platform !== 'linux')('no file stays open after reading or refusing an archive', async () => {
  const path = await make('a.zip')
  const ofAShop = await make('shop.zip', addBoth, { shop: 'angkor' })
  await checkBackup(path)
  await expect(checkBackup(ofAShop)).rejects.toThrow(/is the export of one shop, angkor, and no backup/)
  const newer = join(folder, 'newer.zip')
  await makeZip(newer, { 'manifest.json': '{"format":2}' })
  await expect(checkBackup(newer)).rejects.toThrow(/made by a newer version of Kitwright/)
  await expect.poll(async () => openWithin(folder)).toBe(0)
})

async function makeZip(path: string, entries: Readonly<Record<string, string>>): Promise<void> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  await writeFile(path, zip.outputStream as Readable)
}

test('what is no archive of ours says so', async () => {
  const path = join(folder, 'other.zip')
  const refusalOf = async (entries: Readonly<Record<string, string>>): Promise<string> => {
    await makeZip(path, entries)
    return checkBackup(path).then(
      () => 'taken',
      (error: Error) => `${error.name}: ${error.message.replace(path, '…')}`,
    )
  }
  expect(await refusalOf({ 'notes.txt': 'mine' })).toBe('BackupError: … is a ZIP archive, but no backup of Kitwright.')
  expect(await refusalOf({ 'manifest.json': 'no JSON' })).toBe('BackupError: … is damaged.')
  expect(await refusalOf({ 'manifest.json': JSON.stringify(ABOUT) })).toBe('BackupError: … is damaged.')
  const entry = {
    name: 'files/a',
    bytes: 1,
    sha256: 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb',
  }
  const manifest = (change = {}): Record<string, string> => ({
    'manifest.json': JSON.stringify({ ...ABOUT, dump: NOTHING, entries: [{ ...entry, ...change }] }),
  })
  expect(await refusalOf({ ...manifest(), 'files/a': 'a' })).toBe('taken')
  expect(await refusalOf(manifest())).toBe('BackupError: … is damaged: it lacks files/a.')
  for (const change of [{ bytes: 2 }, { sha256: '0'.repeat(64) }])
    expect(await refusalOf({ ...manifest(change), 'files/a': 'a' })).toBe(
      'BackupError: The backup is damaged: files/a is not what was written.',
    )
  await expect(checkBackup(join(folder, 'none.zip'))).rejects.toThrow(/^There is no file /)
})

test('an entry that cannot be unpacked is named', async () => {
  const path = await make('a.zip')
  const bytes = await readFile(path)
  const [{ fileName, compressedSize }] = (await entriesOf(path)) as [Entry]
  // The compressed data begins after the name.
  const at = bytes.indexOf(fileName) + fileName.length
  bytes.fill(0xff, at, at + compressedSize)
  await writeFile(path, bytes)
  const archive = await openArchive(path)
  await expect(checkArchive(archive)).rejects.toThrow('The backup is damaged: tables/orders.copy cannot be read.')
  archive.close()
})

test('a failing source or entry leaves no archive, and the caller learns the reason', async () => {
  const half = Readable.from(
    (function* () {
      yield Buffer.from('half')
      throw new Error('the connection is gone')
    })(),
  )
  await expect(make('a.zip', async () => Promise.reject(new Error('no rows')))).rejects.toThrow('no rows')
  await expect(make('a.zip', async archive => archive.add('files/a', half, { isPacked: false }))).rejects.toThrow(
    'the connection is gone',
  )
  expect(await readdir(folder)).toEqual([])
})

test('a full destination ends the writing of an entry at once', async () => {
  const endless = Readable.from(
    (async function* () {
      for (;;) yield Buffer.alloc(65_536)
    })(),
  )
  const keep = async (zip: Readable): Promise<void> => {
    await once(zip, 'data')
    throw new Error('the disk is full')
  }
  const filled = writeArchive(keep, async archive => {
    await archive.add('files/a', endless, { isPacked: false })
    return { ...ABOUT, dump: NOTHING }
  })
  await expect(filled).rejects.toThrow('the disk is full')
  endless.destroy()
})

test('a folder keeps only verified files under their name, and tells which one', async () => {
  const place = openFolderPlace(join(folder, 'archives'))
  expect(await place.list()).toEqual([])
  await expect(place.keep('a.zip', Readable.from([Buffer.from('no ZIP')]))).rejects.toMatchObject({
    message: expect.stringMatching(/no backup, or was cut off/) as string,
    path: join(folder, 'archives', 'a.zip'),
  })
  expect(await place.list()).toEqual([])
  expect((await stat(join(folder, 'archives'))).mode & 0o777).toBe(0o700)
  await copyFile(await make('b.zip'), join(folder, 'archives', 'b.zip'))
  expect(await place.list()).toEqual(['b.zip'])
  expect(place.addressOf('b.zip')).toBe(join(folder, 'archives', 'b.zip'))
  await place.remove('b.zip')
  expect(await place.list()).toEqual([])
})

test('drafts of a killed process are removed, and nothing else', async () => {
  const before = new Date('2026-11-26T02:00:00Z')
  const files = { 'old.zip.part': -1, 'same.zip.part': 0, 'new.zip.part': 1, 'old.zip': -1, 'old.part': -1 }
  for (const [name, seconds] of Object.entries(files)) {
    await writeFile(join(folder, name), '')
    const time = new Date(before.getTime() + seconds * 1000)
    await utimes(join(folder, name), time, time)
  }
  expect(await openFolderPlace(folder).removeDrafts(before)).toBeUndefined()
  expect((await readdir(folder)).toSorted()).toEqual(['new.zip.part', 'old.part', 'old.zip', 'same.zip.part'])
  expect(await openFolderPlace(join(folder, 'none')).removeDrafts(before)).toBeUndefined()
})
