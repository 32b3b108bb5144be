const LONGEST_STOP_MS = 20_000

/**
 * Runs `stop` at the first SIGTERM or SIGINT and ends the process; at the second, or when `stop` takes too long, ends
 * it at once.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const begin = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', begin).on('SIGINT', begin)
}
