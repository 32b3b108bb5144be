import { expect, test } from 'vitest'
import { runConcurrently, runInTurn } from './concurrently.ts'

/** Returns a task that ends only on its signal, and reports whether it did. */
function untilTold() {
  const told = Promise.withResolvers<unknown>()
  const work = async (signal: AbortSignal): Promise<never> =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        told.resolve(signal.reason)
        reject(signal.reason)
      })
    })
  return { work, told: told.promise }
}

const never = new AbortController().signal

test('two works are done side by side', async () => {
  const other = Promise.withResolvers<string>()
  const one = async (): Promise<number> => {
    other.resolve('heard of the first')
    return 1
  }
  expect(await runConcurrently(never, [one, async () => other.promise])).toEqual([1, 'heard of the first'])
})

test.each([0, 1])('the one that fails (%i) ends the other, and its reason is thrown', async at => {
  const { work, told } = untilTold()
  const broken = async (): Promise<never> => {
    throw new Error('broken')
  }
  const both = at === 0 ? ([broken, work] as const) : ([work, broken] as const)
  await expect(runConcurrently(never, both)).rejects.toThrow('broken')
  expect(await told).toMatchObject({ message: 'broken' })
})

test('whoever ends both is heard by both', async () => {
  const [one, other, ending] = [untilTold(), untilTold(), new AbortController()]
  const both = runConcurrently(ending.signal, [one.work, other.work])
  ending.abort(new Error('enough'))
  await expect(both).rejects.toThrow('enough')
  expect(await Promise.all([one.told, other.told])).toMatchObject([{ message: 'enough' }, { message: 'enough' }])
})

/** Records begin and end, in order. Each task takes as long as three others need to begin. */
function noting() {
  const noted: string[] = []
  const work = async (name: string): Promise<string> => {
    noted.push(`${name} begins`)
    for (let i = 0; i < 3; i += 1) await Promise.resolve()
    noted.push(`${name} ends`)
    return name
  }
  return { noted, tasks: [async () => work('draw'), async () => work('write')] as const }
}

test('concurrent tasks begin at once, tasks in turn wait for each other', async () => {
  const [beside, inTurn] = [noting(), noting()]
  expect(await runConcurrently(never, beside.tasks)).toEqual(['draw', 'write'])
  expect(beside.noted.slice(0, 2)).toEqual(['draw begins', 'write begins'])
  expect(await runInTurn(never, inTurn.tasks)).toEqual(['draw', 'write'])
  expect(inTurn.noted).toEqual(['draw', 'write'].flatMap(name => [`${name} begins`, `${name} ends`]))
})
