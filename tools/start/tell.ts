/** Errors whose message says it all to the person at the terminal. */
const plain = new Set(['ConfigError', 'BuildError'])

/** Prints what is wrong, with its stack unless the message suffices, and ends with 1. */
export function tellFailure(error: unknown): never {
  console.error(error instanceof Error && plain.has(error.name) ? error.message : error)
  process.exit(1)
}
