/** Passes values on at once, then at most once per interval in milliseconds; the last one always arrives. */
export interface Throttle<T> {
  push(value: T): void
  /** Sends the pending value now. */
  flush(): void
  /** Discards the pending value. */
  cancel(): void
}

export function throttle<T>(everyMs: number, send: (value: T) => void): Throttle<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly value: T } | null = null
  const next = (): void => {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = null
    timer = setTimeout(next, everyMs)
    send(value)
  }
  const cancel = (): void => {
    waiting = null
    clearTimeout(timer)
    timer = undefined
  }
  return {
    push(value) {
      waiting = { value }
      if (timer === undefined) next()
    },
    flush() {
      const rest = waiting
      cancel()
      if (rest) send(rest.value)
    },
    cancel,
  }
}
