import { readdirSync, readFileSync } from 'node:fs'

/** The highest memory of a program and all processes that it started. */
export interface Footprint {
  /** Resident memory; pages shared by several processes count in each. */
  residentMb: number
  /** Their joint memory: each its own pages, and mapped files once, at the largest share. */
  togetherMb: number
  /** The program's own memory, without its child processes. */
  ownMb: number
  /** The largest process, as the system has recorded it. */
  largestMb: number
  processes: number
  threads: number
}

const EVERY_MS = 100

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

const noted = (pid: number, what: RegExp): number => Number(what.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024
export const residentMb = (pid: number): number => noted(pid, /^VmRSS:\s+(\d+) kB/m)
const fileMb = (pid: number): number => noted(pid, /^RssFile:\s+(\d+) kB/m)
const mostMb = (pid: number): number => noted(pid, /^VmHWM:\s+(\d+) kB/m)

/** Linux counts processor time in this unit. */
const TICKS_PER_S = 100
const timeOf = (pid: number): number => {
  const [, stat = ''] = read(`/proc/${pid}/stat`).split(/\) (?=\S )/)
  const [user = 0, system = 0, childrensUser = 0, childrensSystem = 0] = stat.split(' ').slice(11, 15).map(Number)
  return (user + system + childrensUser + childrensSystem) / TICKS_PER_S
}

/** Returns the processor time of a program and of its child processes, including ended ones, s. */
export const processorSeconds = (pid: number): number => sum(familyOf(pid).map(timeOf))

const threadsOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/task`).length
  } catch {
    return 0
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Samples a program's processes through Linux until stopped. */
export function watchFootprint(pid: number): { stop(): Footprint } {
  const most: Footprint = { residentMb: 0, togetherMb: 0, ownMb: 0, largestMb: 0, processes: 0, threads: 0 }
  const look = (): void => {
    const family = familyOf(pid)
    const files = family.map(fileMb)
    most.togetherMb = Math.max(most.togetherMb, sum(family.map(residentMb)) - sum(files) + Math.max(...files))
    most.ownMb = Math.max(most.ownMb, residentMb(pid))
    most.residentMb = Math.max(most.residentMb, sum(family.map(residentMb)))
    most.largestMb = Math.max(most.largestMb, ...family.map(mostMb))
    most.processes = Math.max(most.processes, family.length)
    most.threads = Math.max(most.threads, sum(family.map(threadsOf)))
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    stop() {
      look()
      clearInterval(timer)
      return most
    },
  }
}
