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

/** Facts of a build, inserted by the build: see `build/serviceWorkerPlugin.ts`. */
export interface Build {
  /** Id of this build of the app, and name of its cache. */
  readonly id: string
  /** The script that every page of this build starts with. */
  readonly entry: string
  /** All files that any page starts with. */
  readonly shell: readonly string[]
  /** All files of this build that the studio may request, so that no tool is missing offline. */
  readonly files: readonly string[]
}
