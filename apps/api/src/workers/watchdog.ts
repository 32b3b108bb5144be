import { parentPort, workerData } from 'node:worker_threads'
import { STILL_PART } from './job.ts'
import { STANDSTILL, OVER_LIMIT_SIGNAL } from './messages.ts'

/**
 * Watchdog thread. Native drawing code reacts to neither messages nor `terminate()`, so this thread ends the process when its CPU time or
 * memory limit is exceeded, or when the server has gone.
 */
export interface WatchdogLimits {
  /**
   * The limits of the current work: the process's processor time in ms by which it must be done, the bytes it may use,
   * and how long it may stand still by the clock, in ms. Infinite without work.
   */
  readonly most: Float64Array
  /** The process id of the server. */
  readonly server: number
}

const EVERY_MS = 50

const { most, server } = workerData as WatchdogLimits

const sumMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000

/** Current work, identified by its limit; its processor time at its last progress, and the time of that progress. */
let seen = { limitMs: Infinity, usedMs: 0, at: 0 }

/** Whether the work stands still. The time of this thread does not count. */
function standsStill(usedMs: number): boolean {
  const [limitMs = Infinity, , stillMs = Infinity] = most
  const ownMs = usedMs - sumMs(process.threadCpuUsage())
  const getsOn = limitMs !== seen.limitMs || stillMs === Infinity || ownMs - seen.usedMs > stillMs * STILL_PART
  if (getsOn) seen = { limitMs, usedMs: ownMs, at: performance.now() }
  return performance.now() - seen.at > stillMs
}

setInterval(() => {
  const usedMs = sumMs(process.cpuUsage())
  const isTooMuch = usedMs > most[0]! || process.memoryUsage.rss() > most[1]!
  if (isTooMuch) process.kill(process.pid, OVER_LIMIT_SIGNAL)
  if (standsStill(usedMs)) process.kill(process.pid, STANDSTILL)
  if (process.ppid !== server) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
parentPort?.postMessage('on watch')
