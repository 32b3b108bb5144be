interface AsyncCallbacks<T> {
  readonly onResult: (result: T) => void
  readonly onError: (cause: unknown) => void
  /** Releases a result's resources: when the run ends, or at once if it arrives too late. */
  readonly dispose: (result: T) => void
}

/** Starts an asynchronous load. After the returned function was called, no callback runs. */
export function runAsync<T>(load: (signal: AbortSignal) => Promise<T>, hears: AsyncCallbacks<T>): () => void {
  const over = new AbortController()
  let shown: { readonly result: T } | null = null
  load(over.signal).then(
    result => {
      if (over.signal.aborted) return hears.dispose(result)
      shown = { result }
      hears.onResult(result)
    },
    (cause: unknown) => {
      if (!over.signal.aborted) hears.onError(cause)
    },
  )
  return () => {
    over.abort()
    if (shown) hears.dispose(shown.result)
  }
}
