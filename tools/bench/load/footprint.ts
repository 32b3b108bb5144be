import { readdirSync, readFileSync } from 'node:fs'

/** What a program and all that it started hold, at the most. */
export interface Footprint {
  residentMb: number
  processes: number
  threads: number
}

const EVERY_MS = 100

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}

const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

const threadsOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/task`).length
  } catch {
    return 0
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Looks at a program's processes, as Linux tells them, until it is stopped; pages that they share are counted once for each. */
export function watchFootprint(pid: number): { stop(): Footprint } {
  const most: Footprint = { residentMb: 0, processes: 0, threads: 0 }
  const look = (): void => {
    const family = familyOf(pid)
    most.residentMb = Math.max(most.residentMb, sum(family.map(residentMb)))
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
