/** Runs the latest of many calls once per frame. */
export function oncePerFrame<T>(work: (value: T) => void): { (value: T): void; flush(): void; cancel(): void } {
  let waiting: { value: T } | null = null
  let request = 0
  const run = (): void => {
    request = 0
    const next = waiting
    waiting = null
    if (next) work(next.value)
  }
  const call = (value: T): void => {
    waiting = { value }
    request ||= requestAnimationFrame(run)
  }
  return Object.assign(call, {
    flush: () => {
      cancelAnimationFrame(request)
      run()
    },
    cancel: () => {
      cancelAnimationFrame(request)
      request = 0
      waiting = null
    },
  })
}
