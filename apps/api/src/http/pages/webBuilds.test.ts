import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildKey, type FileStore, openFileStore } from '../../files/index.ts'
import { createBuilds, publishDaily } from './webBuilds.ts'

let folder: string
let files: FileStore
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitwright-builds-'))
  files = openFileStore(pathToFileURL(join(folder, 'files')).href)
  return async () => {
    vi.useRealTimers()
    await rm(folder, { recursive: true })
  }
})

/** Creates a build of these files. */
async function build(name: string, ...own: string[]) {
  const root = join(folder, name)
  await mkdir(join(root, 'assets'), { recursive: true })
  for (const file of own) await writeFile(join(root, 'assets', file), `${file} of ${name}`)
  return createBuilds(files, root)
}
const find = async (builds: ReturnType<typeof createBuilds>, name: string): Promise<string | undefined> => {
  const found = await builds.find(`assets/${name}`)
  return found && String(Buffer.from(found))
}
const kept = async (): Promise<string[]> => {
  const names: string[] = []
  for await (const { key } of files.list(buildKey('assets/'))) names.push(key.slice(buildKey('assets/').length))
  return names.toSorted()
}
const NOW = new Date()
const days = (count: number): Date => new Date(NOW.getTime() + count * 24 * 60 * 60_000)

test('files of one build are stored where other servers find them, without compressed copies', async () => {
  const old = await build('old', 'a-1.js', 'a-1.js.br', 'a-1.js.gz', 'a-1.js.map', 'both-1.css')
  const fresh = await build('fresh', 'a-2.js', 'both-1.css')
  await old.publish(NOW)
  await fresh.publish(NOW)
  expect(await kept()).toEqual(['a-1.js', 'a-2.js', 'both-1.css'])
  expect(await find(fresh, 'a-1.js')).toBe('a-1.js of old')
  // Its name contains its content hash, so it is not published twice.
  expect(await find(fresh, 'both-1.css')).toBe('both-1.css of old')
  expect(await find(fresh, 'none.js')).toBeUndefined()
})

test.each(['["assets/a', 'null', '{}', '[1]', ''])(
  'a damaged list of a build, %j, keeps all files until it is old',
  async list => {
    const old = await build('old', 'a-1.js')
    const fresh = await build('fresh', 'a-2.js')
    await old.publish(NOW)
    for await (const { key } of files.list(buildKey('made/'))) await files.put(key, Buffer.from(list))
    await expect(fresh.publish(NOW)).rejects.toThrow(/Files of old builds stay, .* is damaged: builds\/made\//)
    expect(await kept()).toEqual(['a-1.js', 'a-2.js'])
    expect(await find(old, 'a-2.js')).toBe('a-2.js of fresh')
    await old.publish(NOW)
    await fresh.publish(NOW)
    expect(await kept()).toEqual(['a-1.js', 'a-2.js'])
  },
)

test('unknown names are looked up once in ten seconds, and new files found then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const listed = vi.spyOn(files, 'list')
  const builds = await build('own')
  for (const name of ['x.js', 'y.js', 'z.js']) expect(await find(builds, name)).toBeUndefined()
  expect(listed).toHaveBeenCalledTimes(1)
  await files.put(buildKey('assets/new.js'), Buffer.from('new'))
  vi.setSystemTime(Date.now() + 9_999)
  expect(await find(builds, 'new.js')).toBeUndefined()
  vi.setSystemTime(Date.now() + 1)
  expect(await find(builds, 'new.js')).toBe('new')
  expect(listed).toHaveBeenCalledTimes(2)
})

test('a build’s files go two weeks after the last server that had it', async () => {
  await (await build('old', 'a-1.js', 'both-1.css')).publish(NOW)
  const made: string[] = []
  for await (const { key } of files.list(buildKey('made/'))) made.push(join(folder, 'files', key))
  const fresh = await build('fresh', 'a-2.js', 'both-1.css')
  const publishAfter = async (count: number): Promise<string[]> => {
    await utimes(made[0]!, days(-count), days(-count))
    await fresh.publish(NOW)
    return kept()
  }
  expect(await publishAfter(13.9)).toEqual(['a-1.js', 'a-2.js', 'both-1.css'])
  expect(await publishAfter(14.1)).toEqual(['a-2.js', 'both-1.css'])
})

test('it is stored at the start and daily, and failures are reported and retried', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const told: unknown[] = []
  let published = 0
  const builds = {
    find: async () => undefined,
    async publish() {
      published += 1
      if (published === 1) throw new Error('the store is away')
    },
  }
  const stop = publishDaily(builds, error => told.push(error))
  expect(published).toBe(1)
  vi.advanceTimersByTime(24 * 60 * 60_000 - 1)
  expect(published).toBe(1)
  vi.advanceTimersByTime(1)
  expect(published).toBe(2)
  await stop()
  expect([told.length, vi.getTimerCount()]).toEqual([1, 0])
})
