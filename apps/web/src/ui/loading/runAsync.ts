interface AsyncCallbacks<T> {
  readonly onResult: (result: T) => void
  readonly onError: (cause: unknown) => void
  /** Gives back what a result holds: when the run ends, or at once where it comes too late. */
  readonly dispose: (result: T) => void
}

/** Starts what is promised. After the returned function was called nobody hears of it any more. */
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
