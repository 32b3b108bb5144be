/** Prints what is wrong, without a stack where the message is meant for the person at the terminal, and ends with 1. */
export function tellFailure(error: unknown): never {
  if (error instanceof Error) console.error(error.name === 'ConfigError' ? error.message : error)
  else console.error(error)
  process.exit(1)
}
