import type { Caller } from '../../workers/index.ts'

/** A requester of something that others may have requested too. */
export type Requester = Pick<Caller, 'signal' | 'isBackground'>

/**
 * Combined caller of all requesters of one shared task. Aborts when the last requester has aborted; raises the task's priority when a
 * foreground requester joins.
 */
export class SharedCaller {
  readonly #leaving = new AbortController()
  readonly #wanted = new AbortController()
  #waiting = 0

  /** Caller of the one task that runs for all requesters. */
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
    // A requester without a signal never leaves.
    const leave = (): void => {
      this.#waiting -= 1
      if (this.#waiting === 0) this.#leaving.abort(signal?.reason)
    }
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  }
}
