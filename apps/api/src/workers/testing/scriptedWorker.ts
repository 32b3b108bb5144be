import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ProblemError } from '../../endpoint/index.ts'
import type { TellingWork, JobListener } from '../job.ts'

/** An instruction to the test job, which follows it. */
export type Order = {
  readonly does:
    | 'say'
    | 'throw'
    | 'refuse'
    | 'hang'
    | 'wait'
    | 'grow'
    | 'hold'
    | 'keep'
    | 'burn-system'
    | 'starve'
    | 'burn'
    | 'die'
    | 'die-once'
    | 'leave'
    | 'pid'
    | 'environment'
    | 'tell'
  readonly text?: string
}

function hang(): never {
  // oxlint-disable-next-line no-constant-condition -- this is what is tested
  for (;;) Math.random()
}

function grow(): never {
  const held: Uint8Array[] = []
  for (;;) held.push(new Uint8Array(32 * 1024 * 1024).fill(1))
}

/** Allocates this many MB, for as long as the watchdog needs to notice. */
async function hold(text: string): Promise<string> {
  const held = new Uint8Array(Number(text) * 2 ** 20).fill(1)
  await wait(300)
  return `held ${held[0]}`
}

const kept: Uint8Array[] = []

/** Allocates this many MB until the process ends. */
function keep(text: string): string {
  kept.push(new Uint8Array(Number(text) * 2 ** 20).fill(1))
  return String(process.pid)
}

/** Uses so many ms of processor time, of the system or of its own. */
function take(kind: 'system' | 'user', text: string): string {
  const before = process.cpuUsage()
  while (process.cpuUsage(before)[kind] < Number(text) * 1000) {
    if (kind === 'system') statSync(import.meta.dirname)
    // Reading the clock takes system time: up to three times the work's own if nothing is done in between.
    else for (let step = 0; step < 100_000; step += 1) Math.random()
  }
  return 'taken'
}

/** Uses a twentieth of the processor for so many ms of wall-clock time, as on a busy machine. */
async function starve(text: string): Promise<string> {
  const end = performance.now() + Number(text)
  while (performance.now() < end) {
    take('user', '5')
    await wait(95)
  }
  return 'got on'
}

const BURNING: ReadonlySet<Order['does']> = new Set(['burn-system', 'burn', 'starve'])

async function use(does: Order['does'], text: string): Promise<string> {
  if (does === 'starve') return starve(text)
  return take(does === 'burn' ? 'user' : 'system', text)
}

/** Kills the process as the system's out-of-memory killer does. */
const die = (): true => process.kill(process.pid, 'SIGKILL')

/** Dies on the first run; the file `text` records it. */
function dieOnce(text: string): string {
  if (existsSync(text)) return 'done'
  writeFileSync(text, '')
  die()
  return ''
}

function say(does: Order['does'], text: string): string {
  if (does === 'pid') return String(process.pid)
  return does === 'environment' ? Object.keys(process.env).join(' ') : text
}

/** Reports the text and continues until the caller has enough. */
async function tellUntilEnough(text: string, { tell, enough }: JobListener<string>): Promise<string> {
  tell(text)
  if (!enough.aborted) await once(enough, 'abort')
  return `${text} will do`
}

export const work: TellingWork<Order, string, string> = async ({ does, text = '' }, waiting) => {
  if (does === 'tell') return tellUntilEnough(text, waiting)
  if (does === 'throw') throw new TypeError(text)
  if (does === 'refuse') throw new ProblemError('image-unreadable', [{ path: 'file', id: 'image-unreadable' }])
  if (does === 'hang') hang()
  if (does === 'grow') grow()
  if (does === 'hold') return hold(text)
  if (does === 'keep') return keep(text)
  if (BURNING.has(does)) return use(does, text)
  if (does === 'die') die()
  if (does === 'leave') process.exit(0)
  if (does === 'die-once') return dieOnce(text)
  if (does === 'wait') await once(process, 'what never comes')
  return say(does, text)
}
