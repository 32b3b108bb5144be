import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMakeOnce, openFileStore } from '../index.ts'
import { WorkerError } from '../../workers/index.ts'
import { SharedCaller } from './sharedCaller.ts'

let folder: string
let keys = 0
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kitwright-once-'))))
afterAll(async () => rm(folder, { recursive: true, force: true }))

/** A task that ends when the test ends it, or when all requesters have left. */
function open() {
  const makeOnce = createMakeOnce(openFileStore(pathToFileURL(folder).href))
  const key = `made/${(keys += 1)}`
  const begun: { caller: SharedCaller['caller']; end: () => void }[] = []
  let told = Promise.withResolvers<void>()
  const ask = async (asker?: Parameters<typeof makeOnce>[2]) =>
    makeOnce(
      key,
      async caller => {
        const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
        caller.signal.addEventListener('abort', () => reject(new Error('given up')))
        begun.push({ caller, end: () => resolve(Buffer.from('made')) })
        told.resolve()
        told = Promise.withResolvers()
        return promise
      },
      asker,
    ).then(String, (error: Error) => error.message)
  return { ask, begun, begins: async () => told.promise }
}

test('shared work stops when the last caller leaves, and restarts for the next', async () => {
  const { ask, begun, begins } = open()
  const [one, other] = [new AbortController(), new AbortController()]
  const first = ask({ signal: one.signal })
  await begins()
  const second = ask({ signal: other.signal })
  one.abort()
  expect(begun[0]!.caller.signal.aborted).toBe(false)
  other.abort()
  const again = begins()
  const third = ask({ signal: new AbortController().signal })
  expect(await Promise.all([first, second])).toEqual(['given up', 'given up'])
  await again
  begun[1]!.end()
  expect([await third, await ask(), begun.length]).toEqual(['made', 'made', 2])
})

test('making goes on for the others when one of those who asked leaves', async () => {
  const { ask, begun, begins } = open()
  const leaving = new AbortController()
  const first = ask({ signal: leaving.signal })
  await begins()
  const second = ask()
  leaving.abort()
  begun[0]!.end()
  expect(await Promise.all([first, second])).toEqual(['made', 'made'])
})

test('what nobody waited for comes forward when somebody does', async () => {
  const { ask, begun, begins } = open()
  const ahead = ask({ isBackground: true })
  await begins()
  expect(begun[0]!.caller.wanted.aborted).toBe(false)
  const asked = ask()
  expect(begun[0]!.caller.wanted.aborted).toBe(true)
  begun[0]!.end()
  expect(await Promise.all([ahead, asked])).toEqual(['made', 'made'])
})

test('a too heavy drawing fails for good; other failures are retried on request', async () => {
  const makeOnce = createMakeOnce(openFileStore(pathToFileURL(folder).href))
  let tried = 0
  const failing = (reason: 'too-heavy' | 'broken') => async (): Promise<never> => {
    tried += 1
    throw new WorkerError(reason, reason)
  }
  const heavy = async () => makeOnce('made/heavy', failing('too-heavy'))
  expect([await heavy(), await heavy()]).toEqual([undefined, undefined])
  expect(tried).toBe(1)
  const broken = async () => makeOnce('made/broken', failing('broken'))
  await expect(broken()).rejects.toThrow('broken')
  await expect(broken()).rejects.toThrow('broken')
  expect(tried).toBe(3)
  expect(await makeOnce('made/none', async () => null)).toBeUndefined()
  expect(String(await makeOnce('made/broken', async () => Buffer.from('at last')))).toBe('at last')
})

test('who has left before it begins asks for nothing, and joins nobody', async () => {
  const { ask, begun } = open()
  expect(await ask({ signal: AbortSignal.abort(new Error('left')) })).toBe('left')
  expect(begun).toEqual([])
  const together = new SharedCaller()
  together.join({ signal: AbortSignal.abort() })
  expect(together.isGivenUp).toBe(true)
})
