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

/** A worker's process: does one thing after the other, as it is asked. `workerProcess.ts` starts it, with the server's process id. */

/**
 * So much nicer than the server, a third of whose part it gets when both want the processor: a call goes through programs that wake each
 * other several times, and waits each time. Much nicer than this a drawing would starve beside any other work of the machine.
 */
const NICER = 5
/** Twice what a process holds that is ready to draw. */
const MUCH_BYTES = 300 * 2 ** 20

const most = new Float64Array(new SharedArrayBuffer(3 * Float64Array.BYTES_PER_ELEMENT)).fill(Infinity)
const watched: WatchdogLimits = { most, server: Number(process.argv[2]) }
const watch = new Worker(new URL('./watchdog.ts', import.meta.url), {
  workerData: watched,
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
})
watch.unref()
const isWatched = once(watch, 'message')

// Who presses Ctrl+C or stops the service means the server, which ends its workers itself.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit(0))
// Light calls come before heavy work, and when memory runs out, this is what can be spared. From where the server is: nobody but root may go up.
const niceness = Math.min(getPriority() + NICER, constants.priority.PRIORITY_LOW)
// Linux has a niceness for each thread: those that collect memory are there already, and would be as eager as the server.
const threads = await readdir('/proc/self/task').catch(() => ['0'])
for (const thread of threads) setPriority(Number(thread), niceness)
await writeFile('/proc/self/oom_score_adj', '500').catch(() => undefined)

const say = (saying: WorkMessage): void => void process.send?.(saying)

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Of the work that is under way. */
let enough = new AbortController()

/** The modules that were loaded here. */
const loaded = new Set<string>()

async function load(module: string): Promise<TellingWork<unknown, unknown, unknown>> {
  const { work } = (await import(module)) as { work: TellingWork<unknown, unknown, unknown> }
  // Where the server keeps what was compiled, the next process reads it there, and has no compiler in its memory: some 20 MB. This one will be ended without a word.
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

/** Of bytes that nobody may hold any more: the engine by itself would let them grow to some sixty megabytes. */
const MANY_BYTES = 8 * 2 ** 20

/**
 * What the process holds when the work is done. Canvases go when the engine notices, and it sees only their handles, not their pixels:
 * it is told to look.
 */
async function tidyUp(): Promise<number> {
  if (process.memoryUsage().arrayBuffers > MANY_BYTES) globalThis.gc?.({ type: 'minor' })
  // What the first look has let go may hold more in turn.
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
  // What was enough was meant for the work before.
  enough = new AbortController()
  void answer(said).catch(explain).then(say)
})
