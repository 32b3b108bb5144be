import { expect, test, vi } from 'vitest'
import { execute, inLane, step } from './execute.ts'

const SAYS_TWO_LINES = `console.log('one'); process.stdin.on('end', () => console.log('two')).resume()`

test('parallel steps are reported one after another with their output', async () => {
  const told: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation(text => told.push(String(text)) > 0)
  const work = async (name: string) =>
    inLane(async () => step(name, async () => execute('node', ['-e', SAYS_TWO_LINES])))
  try {
    expect(await Promise.all([work('left'), work('right')])).toEqual([true, true])
  } finally {
    vi.restoreAllMocks()
  }
  const blocks = told.filter(text => text !== '').map(text => text.replace(/[\d.]+ s/, '… s'))
  const block = (name: string): string => `\n── ${name}\none\ntwo\n── ${name}: … s\n`
  expect(blocks.toSorted()).toEqual([block('left'), block('right')])
})

test('a step that throws is told as well', async () => {
  const told: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation(text => told.push(String(text)) > 0)
  try {
    const failing = inLane(async () => step('falls', async () => Promise.reject(new Error('down'))))
    await expect(failing).rejects.toThrow('down')
  } finally {
    vi.restoreAllMocks()
  }
  expect(told.join('')).toMatch(/── falls\n── falls: [\d.]+ s\n/)
})

test('a program is ended when nobody waits for what it says', async () => {
  const run = new AbortController()
  const ended = execute('node', ['-e', 'setInterval(() => {}, 1000)'], {}, run.signal)
  run.abort()
  expect(await ended).toBe(false)
  expect(await execute('node', ['-e', ''], {}, run.signal)).toBe(false)
})
