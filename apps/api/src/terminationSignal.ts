/** Resolves when the program is told to end (SIGTERM, Ctrl-C). Ask before the start, so that one that comes in its middle is not the end of it halfway. */
export async function waitForTermination(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.once('SIGTERM', resolve).once('SIGINT', resolve)
  // A pending promise does not keep a program alive.
  const awake = setInterval(() => undefined, 60_000)
  await promise
  clearInterval(awake)
}
