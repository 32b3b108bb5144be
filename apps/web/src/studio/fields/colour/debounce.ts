import type { Throttle } from './throttle.ts'

/** Passes on the last value of a burst, once none has arrived for `restMs` milliseconds. */
export function debounce<T>(restMs: number, send: (value: T) => void): Throttle<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { readonly value: T } | null = null
  const flush = (): void => {
    clearTimeout(timer)
    const rest = waiting
    waiting = null
    if (rest) send(rest.value)
  }
  return {
    push(value) {
      waiting = { value }
      clearTimeout(timer)
      timer = setTimeout(flush, restMs)
    },
    flush,
    cancel() {
      waiting = null
      clearTimeout(timer)
    },
  }
}
