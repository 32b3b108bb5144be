import { describe, expect, it } from 'vitest'
import { runAsync } from './runAsync.ts'

/** A load settled by hand, and the callbacks it triggered. */
function createRun() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const heard: string[] = []
  let signal: AbortSignal | undefined
  const stop = runAsync(
    given => {
      signal = given
      return promise
    },
    {
      onResult: result => heard.push(`shown ${result}`),
      onError: cause => heard.push(`failed ${(cause as Error).message}`),
      dispose: result => heard.push(`disposed ${result}`),
    },
  )
  const settled = (): Promise<unknown> => promise.then(String, String)
  return { heard, stop, resolve, reject, settled, isAborted: () => signal?.aborted }
}

describe('what a screen loads by itself', () => {
  it('is shown when it comes and given back when the screen goes', async () => {
    const run = createRun()
    run.resolve('picture')
    await run.settled()
    expect([run.heard, run.isAborted()]).toEqual([['shown picture'], false])
    run.stop()
    expect([run.heard, run.isAborted()]).toEqual([['shown picture', 'disposed picture'], true])
  })

  it('is given back at once, unseen, when it comes after the screen has gone', async () => {
    const run = createRun()
    run.stop()
    expect(run.isAborted()).toBe(true)
    run.resolve('picture')
    await run.settled()
    expect(run.heard).toEqual(['disposed picture'])
  })

  it('tells of a failure while somebody waits, and of none afterwards', async () => {
    const [early, late] = [createRun(), createRun()]
    early.reject(new Error('no garment'))
    await early.settled()
    early.stop()
    late.stop()
    late.reject(new Error('no garment'))
    await late.settled()
    expect([early.heard, late.heard]).toEqual([['failed no garment'], []])
  })
})
