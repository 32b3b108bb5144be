import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Identifies a process, even if a later one has the same pid. */
export interface ProcessMark {
  pid: number
  /** Start time in the kernel's ticks; empty if the kernel does not report it. */
  startedAt: string
}

export function markOf(pid: number): ProcessMark {
  return { pid, startedAt: statusOf(pid)?.startedAt ?? '' }
}

/** Whether that very process still runs. A zombie counts as ended. */
export function isAlive({ pid, startedAt }: ProcessMark): boolean {
  if (!answers(pid)) return false
  const status = statusOf(pid)
  if (status === undefined) return process.platform !== 'linux'
  return status.state !== 'Z' && (startedAt === '' || status.startedAt === startedAt)
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Linux only: fields 3 and 22 of /proc/pid/stat, counted after the name, which may contain spaces. */
function statusOf(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/**
 * Whether the working folder of that process is `folder`, as that of a PostgreSQL server and its children is their
 * cluster. Undefined if that is unknown.
 */
export function isWorkingIn(folder: string, pid: number): boolean | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return false
  }
}

/** Returns the processes whose working folder is `folder`. Undefined if that is unknown. */
export function processesIn(folder: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter(pid => isWorkingIn(folder, pid))
}
