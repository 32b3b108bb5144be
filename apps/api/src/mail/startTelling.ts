import { type Telling, tellEvents } from './tellEvents.ts'

const EVERY_MS = 2000

/** Looks for untold events every two seconds. Returns how to stop, which waits for the mail that is being sent. */
export function startTelling(telling: Telling): () => Promise<void> {
  let isOver = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (): void => {
    if (isOver) return
    timer = setTimeout(() => {
      running = tellEvents(telling).catch(telling.complain).finally(next)
    }, EVERY_MS)
    timer.unref()
  }
  next()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
