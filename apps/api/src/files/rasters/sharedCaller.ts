import type { Caller } from '../../workers/index.ts'

/** One who asks for something that others may have asked for, too. */
export type Requester = Pick<Caller, 'signal' | 'isBackground'>

/**
 * Combined caller of all requesters of one shared task. Aborts when the last requester has aborted; raises the task's priority when a
 * foreground requester joins.
 */
export class SharedCaller {
  readonly #leaving = new AbortController()
  readonly #wanted = new AbortController()
  #waiting = 0

  /** For the one task that is done for all. */
  readonly caller: Required<Pick<Caller, 'signal' | 'isBackground' | 'wanted'>> = {
    signal: this.#leaving.signal,
    isBackground: true,
    wanted: this.#wanted.signal,
  }

  get isGivenUp(): boolean {
    return this.#leaving.signal.aborted
  }

  join({ signal, isBackground }: Requester): void {
    if (!isBackground) this.#wanted.abort()
    this.#waiting += 1
    // One without a signal never leaves.
    const leave = (): void => {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#leaving.abort(signal?.reason)
    }
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  }
}
