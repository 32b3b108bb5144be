import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ProblemError } from '../endpoint/index.ts'
import { type FailureReason, WorkerError } from './failure.ts'
import { type ServerMessage, type WorkRequest, type WorkMessage, OVER_LIMIT_SIGNAL } from './messages.ts'

/** Time limit for loading a module. A drawing's modules take a second, on a busy machine several. */
const LOADING_MS = 60_000
/** Time limit where only stalled work is ended, for a process that has not begun to watch itself. */
const LOADING_PATIENTLY_MS = 600_000

/** Listener to a piece of work while it runs. */
export interface Listener {
  /** Called when its module is loaded and the work begins. */
  readonly onBegun?: (() => void) | undefined
  readonly onTold?: ((told: unknown) => void) | undefined
}

/** A separate process, since only a process can be ended while it draws in native code. */
export interface WorkerProcess {
  /**
   * Runs one task; call it again only after it has ended. Throws `WorkerError`, or the `Problem` that the work threw.
   */
  run(question: WorkRequest, hearing?: Listener): Promise<unknown>
  /** Signals that the result so far is enough. */
  takeWhatIs(): void
  /** False once the process has ended. */
  readonly isFit: boolean
  /** Memory after its last work, in MB. */
  readonly heldMb: number
  end(): void
}

/**
 * Several of these run concurrently. The engine's preferred young generation of 48 MB speeds nothing up. Without it, a
 * process that had drawn a little of everything uses 220 MB instead of 320.
 */
const ENGINE = [
  '--max-old-space-size=512',
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
  '--expose-gc',
  // Threads that collect and compile beside a drawing would use the processor that the server needs, and more time in
  // total.
  '--single-threaded',
  '--no-flush-bytecode',
]
/**
 * Environment variables passed on. They contain none of the server's secrets, so hostile input that takes over a worker
 * finds none.
 */
const PASSED_ON = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'XDG_CACHE_HOME', 'NODE_COMPILE_CACHE']
/** By default glibc keeps up to eight heaps, most of them half empty, and after large pictures returns no memory. */
const MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Frees the memory of Skia's canvases immediately. It would otherwise retain all that a garment's largest page took,
  // for as long as nothing else is drawn.
  MIMALLOC_PURGE_DELAY: '0',
}

function start(): ChildProcess {
  const env = Object.fromEntries(PASSED_ON.flatMap(name => (process.env[name] ? [[name, process.env[name]]] : [])))
  // One thread for each process: the pool, not libvips, decides how many pictures are decoded concurrently.
  env.VIPS_CONCURRENCY = '1'
  // Drawings use packaged fonts only: with the machine's fonts they would differ between machines, and Skia's binding
  // fails to load for a user without a home folder.
  env.DISABLE_SYSTEM_FONTS_LOAD = '1'
  return fork(fileURLToPath(new URL('./workerChild.ts', import.meta.url)), [String(process.pid)], {
    env: { ...env, ...MALLOC },
    serialization: 'advanced',
    execArgv: ENGINE,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/**
 * Signals of a process that the system's memory killer ended, or that crashed in native code, perhaps for lack of
 * memory.
 */
const PERHAPS_BY_ITS_WORK = new Set<string | null>([
  'SIGKILL',
  'SIGSEGV',
  'SIGBUS',
  'SIGABRT',
  'SIGILL',
  'SIGTRAP',
  'SIGFPE',
])

function reasonOf(signal: string | null): FailureReason {
  if (signal === OVER_LIMIT_SIGNAL) return 'too-heavy'
  return PERHAPS_BY_ITS_WORK.has(signal) ? 'killed' : 'ended'
}

function answer(
  saying: Exclude<WorkMessage, { kind: 'begun' | 'told' }>,
  { resolve, reject }: PromiseWithResolvers<unknown>,
): void {
  if (saying.kind === 'done') resolve(saying.output)
  else if (saying.kind === 'refused') reject(new ProblemError(saying.id, saying.fields))
  else reject(new WorkerError('broken', saying.message))
}

const ENOUGH: ServerMessage = { kind: 'enough' }

/** Reports when the current work has exceeded its wall-clock limit. Each new limit replaces the one before. */
function createClock(tell: (what: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const clear = (): void => clearTimeout(timer)
  return {
    limit(ms: number, what: string): void {
      clear()
      if (ms < Infinity) timer = setTimeout(() => tell(what), ms).unref()
    },
    clear,
  }
}

export function openWorkerProcess(): WorkerProcess {
  const child = start()
  let isFit = true
  let wasEnded = false
  let task: PromiseWithResolvers<unknown> | undefined
  let [clockMs, heldMb] = [0, 0]
  let heard: Listener = {}

  const end = (): void => {
    ;[isFit, wasEnded] = [false, true]
    child.kill('SIGKILL')
  }
  const clock = createClock(what => {
    task?.reject(new WorkerError('ended', what))
    end()
  })
  const settle = (how: (task: PromiseWithResolvers<unknown>) => void): void => {
    clock.clear()
    const settled = task
    task = undefined
    // An idle worker does not keep the server running.
    child.unref()
    child.channel?.unref()
    if (settled) how(settled)
  }
  const hear = (saying: WorkMessage): void => {
    if (saying.kind === 'begun') return (clock.limit(clockMs, 'the machine is too busy'), heard.onBegun?.())
    if (saying.kind === 'told') return heard.onTold?.(saying.told)
    if (saying.kind === 'done') heldMb = saying.residentBytes / 2 ** 20
    settle(task => answer(saying, task))
  }
  const lose = (reason: WorkerError): void => {
    isFit = false
    settle(({ reject }) => reject(reason))
  }
  child.on('message', hear)
  child.on('error', error => lose(new WorkerError('ended', `the worker could not be asked: ${error.message}`)))
  child.on('exit', (code, signal) => {
    lose(new WorkerError(wasEnded ? 'ended' : reasonOf(signal), `the worker ended with ${signal ?? code}`))
  })
  return {
    async run(question, hearing = {}) {
      task = Promise.withResolvers()
      heard = hearing
      ;({ clockMs } = question)
      child.ref()
      child.channel?.ref()
      clock.limit(question.stillMs === undefined ? LOADING_MS : LOADING_PATIENTLY_MS, 'the worker did not begin')
      child.send({ kind: 'work', ...question } satisfies ServerMessage)
      return task.promise
    },
    takeWhatIs: () => void (task && child.connected && child.send(ENOUGH)),
    get isFit() {
      return isFit
    },
    get heldMb() {
      return heldMb
    },
    end,
  }
}
