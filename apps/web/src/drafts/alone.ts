const running = new Map<string, Promise<unknown>>()

/** Does the work when nobody else does one of this name: in any tab, where the browser can tell. */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Web Locks exist in secure contexts only.
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const next = (running.get(name) ?? Promise.resolve()).then(work, work)
  running.set(name, next)
  return next
}
