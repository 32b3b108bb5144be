import { describe, expect, it } from 'vitest'
import { useBusy, whileBusy } from './busyOverlayStore.ts'

describe('the busy overlay', () => {
  it('stays until the last of two overlapping pieces of work ends, failed ones too', async () => {
    const first = Promise.withResolvers<string>()
    const second = Promise.withResolvers<string>()
    const running = () => useBusy.getState().running
    const a = whileBusy(() => first.promise)
    const b = whileBusy(() => second.promise).catch(() => 'failed')
    expect(running()).toBe(2)
    first.resolve('done')
    expect(await a).toBe('done')
    expect(running()).toBe(1)
    second.reject(new Error('no'))
    expect(await b).toBe('failed')
    expect(running()).toBe(0)
  })
})
