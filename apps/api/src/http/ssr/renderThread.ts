import type { PageAnswer, PageCall, PageRenderer, RenderedPage } from '@kitwright/pages'
import type { Language } from '@kitwright/words'
import { constants, getPriority, setPriority } from 'node:os'
import { type MessagePort, workerData } from 'node:worker_threads'

/**
 * A thread that renders pages, one at a time, with the SSR bundle that it loaded once. It requests the pages' data from
 * the server.
 */

export interface RenderTask {
  readonly path: string
  readonly language: Language
  /** Channel to the server: numbered calls and their answers. */
  readonly port: MessagePort
}
/** A message of the thread: that the page's turn has come, or a call. */
export type ThreadMessage =
  | { readonly kind: 'begun' }
  | { readonly kind: 'call'; readonly id: number; readonly call: PageCall }
/** The answer the thread receives; null for a call that failed. */
export interface CallAnswer {
  readonly id: number
  readonly answer: PageAnswer | null
}

/** The niceness added to the server's: the thread gets half the server's share when both want the processor. */
const NICER = 3
// Relative to the server's priority, because only root may raise it. On systems other than Linux this would change the
// whole process.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW))

const { bundle } = workerData as { readonly bundle: string }
const load = async (): Promise<PageRenderer> => (await import(bundle)) as PageRenderer

function askThrough(port: MessagePort): (call: PageCall) => Promise<PageAnswer> {
  const waiting = new Map<number, PromiseWithResolvers<PageAnswer>>()
  port.on('message', ({ id, answer }: CallAnswer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (answer) asked?.resolve(answer)
    else asked?.reject(new Error('the call failed'))
  })
  let calls = 0
  return async call => {
    const id = (calls += 1)
    const asked = Promise.withResolvers<PageAnswer>()
    waiting.set(id, asked)
    port.postMessage({ kind: 'call', id, call } satisfies ThreadMessage)
    return asked.promise
  }
}

/** Renders a page. A null task only loads the bundle. */
export default async function renderTask(task: RenderTask | null): Promise<RenderedPage | null> {
  const { render } = await load()
  if (!task) return null
  const { path, language, port } = task
  port.postMessage({ kind: 'begun' } satisfies ThreadMessage)
  try {
    return await render({ path, language, ask: askThrough(port) })
  } finally {
    port.close()
  }
}
