import { expect, test } from 'vitest'
import { streamEvents } from './packEventStream.ts'

const LATER = Date.now() + 600_000
const said = async (watching: Parameters<typeof streamEvents>[0]): Promise<string[]> =>
  ((await streamEvents(watching).toArray()) as (string | Buffer)[]).map(String)

test('a watcher is told the state at once, each change, and the end', async () => {
  const answers = ['{"at":1}', '{"at":1}', '{"at":2}']
  const read = async (): Promise<string> => {
    const next = answers.shift()
    return next ?? Promise.reject(new Error('away'))
  }
  expect(await said({ read, signal: new AbortController().signal, until: LATER })).toEqual([
    'data: {"at":1}\n\n',
    'data: {"at":2}\n\n',
  ])
})

test('nobody is told who has left, and nothing is told after its time', async () => {
  const read = async (): Promise<string> => '{}'
  expect(await said({ read, signal: AbortSignal.abort(), until: LATER })).toEqual([])
  expect(await said({ read, signal: new AbortController().signal, until: Date.now() })).toEqual([])
  const leaving = new AbortController()
  const leave = async (): Promise<string> => {
    leaving.abort()
    return '{}'
  }
  expect(await said({ read: leave, signal: leaving.signal, until: LATER })).toEqual(['data: {}\n\n'])
})
