/** Errors whose message says it all to the person at the terminal. */
const plain = new Set(['ConfigError', 'BuildError', 'ReleaseError', 'StartError'])

/** Prints what is wrong, with its stack unless the message suffices, and ends with 1. */
export function printFailure(error: unknown): never {
  console.error(error instanceof Error && plain.has(error.name) ? error.message : error)
  process.exit(1)
}

const AGAIN_EVERY_MS = 10_000

/** Says what is being done, every ten seconds that it still is, and how long it took. */
export async function tellProgress<T>(
  what: string,
  work: () => Promise<T>,
  tell: (line: string) => void = console.log,
): Promise<T> {
  const begin = performance.now()
  const seconds = (): string => `${Math.round((performance.now() - begin) / 1000)} s`
  tell(`${what} …`)
  const timer = setInterval(() => tell(`  … ${seconds()}`), AGAIN_EVERY_MS)
  try {
    const done = await work()
    tell(`  done in ${seconds()}`)
    return done
  } finally {
    clearInterval(timer)
  }
}
