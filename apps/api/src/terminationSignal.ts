/**
 * Resolves when the program receives SIGTERM or Ctrl-C. Call it before the start, so that a signal during the start
 * does not end it halfway.
 */
export async function waitForTermination(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.once('SIGTERM', resolve).once('SIGINT', resolve)
  // A pending promise does not keep a program alive.
  const awake = setInterval(() => undefined, 60_000)
  await promise
  clearInterval(awake)
}
