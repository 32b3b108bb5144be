const IDLE_MS = 400

/** Resolves when the page is idle. Safari has no idle callback. */
export const waitForIdle = (): Promise<void> =>
  new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MS })
    else setTimeout(resolve, IDLE_MS / 10)
  })

/** Resolves in a new task as soon as the page has handled pending events. A timer would fire later. */
export const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
