import { expect, test } from 'vitest'
import { keepTrying } from './keepTrying.ts'

test('failing work is told once per reason and repeated until success', async () => {
  const said: string[] = []
  const outcomes: (Error | string)[] = [new Error('away'), new Error('away'), new Error('disk full'), 'made']
  const work = async (): Promise<string> => {
    const outcome = outcomes.shift()!
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const { signal } = new AbortController()
  const trying = { tell: (line: string) => void said.push(line), failure: 'Not made', signal, every: 1 }
  expect(await keepTrying(work, trying)).toBe('made')
  expect(said.map(line => line.split('.')[0])).toEqual(['Not made: away', 'Not made: disk full'])
})

test('a signal ends the trying', async () => {
  const end = new AbortController()
  const work = async (): Promise<never> => {
    end.abort()
    throw new Error('away')
  }
  const trying = { tell: () => undefined, failure: 'Not made', signal: end.signal }
  expect(await keepTrying(work, trying)).toBeUndefined()
})
