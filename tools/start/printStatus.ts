/** Errors whose message is complete for the person at the terminal. */
const plain = new Set(['ConfigError', 'BuildError', 'ReleaseError', 'StartError'])

/** Prints an error, with its stack unless the message suffices, and exits with 1. */
export function printFailure(error: unknown): never {
  console.error(error instanceof Error && plain.has(error.name) ? error.message : error)
  process.exit(1)
}

const AGAIN_EVERY_MS = 10_000

/** Prints the current task, repeats it every ten seconds while it runs, and prints its duration. */
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
