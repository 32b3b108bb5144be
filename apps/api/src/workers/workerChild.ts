import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { ProblemError } from '../endpoint/index.ts'
import type { TellingWork } from './job.ts'
import type { ServerMessage, WorkRequest, WorkMessage } from './messages.ts'
import type { WatchdogLimits } from './watchdog.ts'

/** A worker's process: does one task after the other. `workerProcess.ts` starts it with the server's process id. */

/**
 * Niceness above the server's. When both compete for the processor, a worker gets a third of the server's share. A call
 * goes through programs that wake each other several times, and waits each time. At a much higher niceness a drawing
 * would starve beside any other work of the machine.
 */
const NICER = 5
/** Twice the memory of a process that is ready to draw. */
const MUCH_BYTES = 300 * 2 ** 20

const most = new Float64Array(new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT)).fill(Infinity)
const watched: WatchdogLimits = { most, server: Number(process.argv[2]) }
const watch = new Worker(new URL('./watchdog.ts', import.meta.url), {
  workerData: watched,
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
})
watch.unref()
const isWatched = once(watch, 'message')

// Ctrl+C and stopping the service are meant for the server, which ends its workers itself.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit(0))
// Light calls come before heavy work, and when memory runs out, this process can be spared. The niceness starts from
// the server's: only root may lower it.
const niceness = Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW)
// Linux has a niceness for each thread. The garbage collector's threads already run and would otherwise keep the
// server's priority.
const threads = await readdir('/proc/self/task').catch(() => ['0'])
for (const thread of threads) setPriority(Number(thread), niceness)
await writeFile('/proc/self/oom_score_adj', '500').catch(() => undefined)

const say = (saying: WorkMessage): void => void process.send?.(saying)

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Abort controller of the running work. */
let enough = new AbortController()

/** The modules loaded in this process. */
const loaded = new Set<string>()

async function load(module: string): Promise<TellingWork<unknown, unknown, unknown>> {
  const { work } = (await import(module)) as { work: TellingWork<unknown, unknown, unknown> }
  // If the server stores compiled code, the next process reads it from there and has no compiler in its memory: some 20
  // MB. This process will be killed without warning.
  if (!loaded.has(module)) flushCompileCache()
  loaded.add(module)
  return work
}

async function answer({ module, limitMs, stillMs = Infinity, limitMb, input }: WorkRequest): Promise<WorkMessage> {
  const waiting = { tell: (told: unknown) => say({ kind: 'told', told }), enough: enough.signal }
  const work = await load(module)
  await isWatched
  say({ kind: 'begun' })
  most.set([usedMs() + limitMs, limitMb * 2 ** 20, stillMs])
  try {
    return { kind: 'done', output: await work(input, waiting), residentBytes: await tidyUp() }
  } finally {
    most.fill(Infinity)
  }
}

/** Limit of unreferenced bytes: without a forced collection the engine would let them grow to some sixty megabytes. */
const MANY_BYTES = 8 * 2 ** 20

/**
 * Returns the memory of the process when the work is done. The engine frees canvases when it notices them, but it sees
 * only their handles, not their pixels, so garbage collection is forced.
 */
async function tidyUp(): Promise<number> {
  if (process.memoryUsage().arrayBuffers > MANY_BYTES) globalThis.gc?.({ type: 'minor' })
  // Objects that the first collection has freed may release others in turn.
  for (let look = 0; look < 2 && process.memoryUsage.rss() > (1 + look) * MUCH_BYTES; look += 1) {
    globalThis.gc?.()
    await setImmediate()
  }
  return process.memoryUsage.rss()
}

const explain = (error: unknown): WorkMessage =>
  error instanceof ProblemError
    ? { kind: 'refused', id: error.id, fields: error.fields }
    : { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }

process.on('message', (said: ServerMessage) => {
  if (said.kind === 'enough') return enough.abort()
  // An earlier `enough` was meant for the previous work.
  enough = new AbortController()
  void answer(said).catch(explain).then(say)
})
