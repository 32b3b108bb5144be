import { DatabaseUnavailableError } from './errors.ts'

export interface FairSemaphoreOptions {
  /** Number of permits. */
  readonly places: number
  readonly longestWaitMs: number
}

interface SemaphoreWaiter {
  enter(): void
}

/**
 * Semaphore that is fair between tenants: a tenant gets a further permit only while more permits are free than it holds. Waiters are
 * admitted by fewest permits held, then in turn.
 */
export class FairSemaphore {
  readonly #longestWaitMs: number
  readonly #inside = new Map<string, number>()
  /** By tenant, in the order of service; a served tenant goes to the end. */
  readonly #waiting = new Map<string, Set<SemaphoreWaiter>>()
  #free: number

  constructor({ places, longestWaitMs }: FairSemaphoreOptions) {
    this.#free = places
    this.#longestWaitMs = longestWaitMs
  }

  /** Resolves with how to release it. Throws {@link DatabaseUnavailableError} after too long a wait, and when the signal says that the caller has gone. */
  async acquire(tenant: string, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw new DatabaseUnavailableError('abandoned')
    if (this.#mayEnter(tenant)) this.#take(tenant)
    else await this.#wait(tenant, signal)
    return () => this.#leave(tenant)
  }

  #mayEnter(tenant: string): boolean {
    return this.#free > (this.#inside.get(tenant) ?? 0)
  }

  #take(tenant: string): void {
    this.#free -= 1
    this.#inside.set(tenant, (this.#inside.get(tenant) ?? 0) + 1)
  }

  #leave(tenant: string): void {
    this.#free += 1
    const left = (this.#inside.get(tenant) ?? 1) - 1
    if (left === 0) this.#inside.delete(tenant)
    else this.#inside.set(tenant, left)
    this.#admit()
  }

  /** Takes the permit for the admitted waiter before another caller can take it. */
  #admit(): void {
    const able = [...this.#waiting.keys()].filter(tenant => this.#mayEnter(tenant))
    const count = (tenant: string): number => this.#inside.get(tenant) ?? 0
    const [next] = able.sort((a, b) => count(a) - count(b))
    if (next === undefined) return
    const queue = this.#waiting.get(next)!
    this.#take(next)
    this.#waiting.delete(next)
    if (queue.size > 1) this.#waiting.set(next, queue)
    for (const first of [...queue].slice(0, 1)) first.enter()
  }

  async #wait(tenant: string, signal: AbortSignal | undefined): Promise<void> {
    const queue = this.#waiting.get(tenant) ?? new Set<SemaphoreWaiter>()
    this.#waiting.set(tenant, queue)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Runs synchronously, not when the promise settles, so that a waiter who has given up is not admitted.
    const stopWaiting = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      queue.delete(waiting)
      if (queue.size === 0) this.#waiting.delete(tenant)
    }
    const giveUp = (kind: 'busy' | 'abandoned'): void => {
      stopWaiting()
      reject(new DatabaseUnavailableError(kind))
    }
    const leave = (): void => giveUp('abandoned')
    const waiting: SemaphoreWaiter = {
      enter() {
        stopWaiting()
        resolve()
      },
    }
    const timer = setTimeout(() => giveUp('busy'), this.#longestWaitMs)
    signal?.addEventListener('abort', leave, { once: true })
    queue.add(waiting)
    await promise
  }
}
