import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A process told apart from a later one with the same number. */
export interface ProcessMark {
  pid: number
  /** When it began, in the kernel's ticks; empty where the kernel does not say. */
  startedAt: string
}

export function markOf(pid: number): ProcessMark {
  return { pid, startedAt: statusOf(pid)?.startedAt ?? '' }
}

/** Whether that very process still runs. A dead one that nobody has collected counts as gone. */
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

/** Linux only; fields 3 and 22 of /proc/pid/stat, counted behind the name, which may hold spaces. */
function statusOf(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/** The processes that stand in `folder`, as a PostgreSQL server and its children do in theirs; undefined where that is unknown. */
export function processesIn(folder: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter(pid => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder
    } catch {
      return false
    }
  })
}
