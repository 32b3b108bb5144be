import { expect, test } from 'vitest'
import { withHeartbeat } from './withHeartbeat.ts'

test('an aborted work waits for its running check, so nothing is noted later', async () => {
  const [looking, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const seen: string[] = []
  const look = async (): Promise<void> => {
    looking.resolve()
    await looked.promise
    seen.push('held')
  }
  const over = withHeartbeat(look, async () => {
    await looking.promise
    setImmediate(looked.resolve)
    throw new Error('killed')
  })
  await expect(over).rejects.toThrow('killed')
  expect(seen).toEqual(['held'])
})

test('a look that fails ends nothing', async () => {
  const second = Promise.withResolvers<string>()
  let looks = 0
  const look = async (): Promise<void> => {
    looks += 1
    if (looks === 1) throw new Error('no database')
    second.resolve('asked again')
  }
  expect(await withHeartbeat(look, async () => second.promise)).toBe('asked again')
})
