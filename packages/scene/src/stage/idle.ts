const IDLE_MS = 400

/** Resolves when the page has nothing better to do. Safari has no idle callback. */
export const idle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, IDLE_MS / 10)
  })
