/** Global scope of a service worker; the page's own types do not know it. */
export interface WorkerScope {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly clients: { claim(): Promise<void> }
  addEventListener(kind: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(kind: 'message', listener: (event: LifeEvent & Message) => void): void
}

interface Message {
  readonly data: unknown
  /** Ports on which the sender waits for an answer. */
  readonly ports: readonly MessagePort[]
}

interface LifeEvent {
  waitUntil(work: Promise<unknown>): void
}

/** Written in by the build: see `build/serviceWorkerPlugin.ts`. */
export interface Build {
  /** Names this build of the app, and the cache that holds it. */
  readonly id: string
  /** The script that every page of this build starts with. */
  readonly entry: string
  /** All that any page starts with. */
  readonly shell: readonly string[]
  /** All that the studio may ask for of this build, so that no tool is missing offline. */
  readonly files: readonly string[]
}
