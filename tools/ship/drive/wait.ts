import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 200

/**
 * Polls until something is found. Throws, naming it, after the given number of seconds: a check never waits for ever.
 */
export async function until<T>(what: string, seconds: number, look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`${what} did not come within ${seconds} s`)
    await pause(EVERY_MS)
  }
}
