import { parentPort, workerData } from 'node:worker_threads'
import { VERDICT } from './messages.ts'

/**
 * A thread beside the work. What draws in native code hears nobody, no message and no `terminate()`; this thread goes on and
 * ends the whole process when the work takes more processor time or memory than it may, or when the server is gone.
 */
export interface Watched {
  /** The processor time of this process, ms, at which the work has to be done, and the bytes it may hold; endless while there is none. */
  readonly most: Float64Array
  /** The process that this one works for. */
  readonly server: number
}

const EVERY_MS = 50

const { most, server } = workerData as Watched

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isTooMuch = (user + system) / 1000 > most[0]! || process.memoryUsage.rss() > most[1]!
  if (isTooMuch) process.kill(process.pid, VERDICT)
  if (process.ppid !== server) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
parentPort?.postMessage('on watch')
