import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createDesign } from '@kitwright/design'
import { createBuyer, type Buyer } from '../load/buyer.ts'
import { noisyPng, tracedSvg } from '../load/drawing.ts'
import { type Footprint, watchFootprint } from '../load/footprint.ts'
import { PRODUCTION, withServer } from '../load/shop.ts'
import { type BenchOptions, costRow, countRow, type Report } from '../report.ts'
import { quantile } from '../statistics.ts'

const PEOPLE = 20
const LINES = 40
const DRAWING_KB = 820
const PHOTO_PX = [1600, 1200] as const
/** Interval of light calls, whether or not the previous one has been answered. */
const EVERY_MS = 20
const ALONE_MS = 4000
/** Time after which an idle server has freed memory; it ends drawing processes after a minute. */
const RESTED_MS = 90_000
/** Memory budgets of the program and its child processes, MB. */
const PROMISED = { busy: 400, rested: 180 }

/**
 * Measures the effect of twenty concurrent invoices, drawings, photographs, pictures and sign-ins on light calls and
 * the machine's memory.
 */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  const count = isShort ? 4 : PEOPLE
  await withServer(async ({ address, pid }) => {
    const people = await Promise.all(Array.from({ length: count }, async (_, n) => createPerson(address, n)))
    // The first run of a kind loads and compiles; the second measures a single one.
    const extra = [await createPerson(address, count), await createPerson(address, count + 1)] as const
    const oneMs = [await timeOne(address, extra[0]), await timeOne(address, extra[1])][1]!
    await wait(ALONE_MS)
    const before = watchFootprint(pid)
    const alone = await callLightly(address, wait(ALONE_MS))
    const atRest = before.stop()
    const during = watchFootprint(pid)
    const began = performance.now()
    const work = Promise.all(people.flatMap(person => startAll(address, person)))
    const beside = await callLightly(address, work)
    const tookMs = performance.now() - began
    const most = during.stop()
    const served = (await work).filter(Boolean).length
    for (const [name, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
      ['max', 1],
    ] as const)
      report(costRow(`heavy.light-call.${name}`, 'ms', [quantile(beside, share), quantile(alone, share)]))
    reportMemory(report, most, atRest)
    report(countRow('heavy.served', 'answers', [served, KINDS * count]))
    report(costRow('heavy.whole', 's', [tookMs / 1000, (count * oneMs) / 1000]))
    if (isShort) return
    await wait(RESTED_MS)
    report(costRow('heavy.memory.rested', 'MB', [watchFootprint(pid).stop().togetherMb, PROMISED.rested]))
  }, PRODUCTION)
}

function reportMemory(report: Report, most: Footprint, atRest: Footprint): void {
  report(costRow('heavy.memory', 'MB', [most.togetherMb, PROMISED.busy]))
  report(costRow('heavy.memory.shared-in-each', 'MB', [most.residentMb, atRest.residentMb]))
  report(costRow('heavy.memory.server', 'MB', [most.ownMb, atRest.ownMb]))
  report(costRow('heavy.memory.largest', 'MB', [most.largestMb, atRest.largestMb]))
  report(costRow('heavy.processes', '', [most.processes, atRest.processes]))
  report(costRow('heavy.threads', '', [most.threads, atRest.threads]))
}

interface Person extends Pick<Buyer, 'token' | 'email' | 'password'> {
  readonly orderId: string
  readonly pictureUrl: string
  readonly drawing: string
  readonly photo: Buffer
}

/** Creates a customer who has ordered a design in a unique colour, so that its picture is shared with nobody. */
async function createPerson(address: string, n: number): Promise<Person> {
  const document = { ...createDesign('soccer'), fabric: { colour: `#2563${(0x10 + n).toString(16)}` } }
  const { token, email, password, body } = await createBuyer(address, { lines: LINES, document })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const answer = await fetch(`${address}/api/orders`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`Ordering failed: ${await answer.text()}`)
  const { id, pictureUrl } = (await answer.json()) as { id: string; pictureUrl: string }
  const files = { drawing: tracedSvg(DRAWING_KB, n), photo: noisyPng(...PHOTO_PX, n) }
  return { token, email, password, orderId: id, pictureUrl, ...files }
}

const KINDS = 5

function startAll(address: string, person: Person): Promise<boolean>[] {
  const headers = { authorization: `Bearer ${person.token}` }
  const { email, password, drawing, photo } = person
  const signIn = { method: 'POST', headers: { 'content-type': 'application/json' } }
  return [
    succeeds(fetch(`${address}/api/orders/${person.orderId}/invoice`, { headers })),
    succeeds(fetch(address + person.pictureUrl)),
    upload(address, person, new File([drawing], 'badge.svg', { type: 'image/svg+xml' })),
    upload(address, person, new File([new Uint8Array(photo)], 'photo.png', { type: 'image/png' })),
    succeeds(
      fetch(`${address}/api/accounts/token`, {
        ...signIn,
        body: JSON.stringify({ email, password, clientId: 'web' }),
      }),
    ),
  ]
}

async function timeOne(address: string, person: Person): Promise<number> {
  const began = performance.now()
  await Promise.all(startAll(address, person))
  return performance.now() - began
}

const succeeds = async (answer: Promise<Response>): Promise<boolean> => {
  const response = await answer
  await response.arrayBuffer()
  return response.ok
}

async function upload(address: string, { token }: Person, file: File): Promise<boolean> {
  const body = new FormData()
  body.set('file', file)
  return succeeds(
    fetch(`${address}/api/files`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body }),
  )
}

/**
 * Returns the duration of each light call until `done`, ms. A separate thread sends them, because this one builds a
 * hundred megabytes of forms.
 */
async function callLightly(address: string, done: Promise<unknown>): Promise<number[]> {
  const workerData = { url: `${address}/api/products`, everyMs: EVERY_MS }
  const caller = new Worker(new URL('../load/lightCaller.ts', import.meta.url), { workerData })
  try {
    await done
    caller.postMessage('stop')
    const [times] = (await once(caller, 'message')) as [number[]]
    return times
  } finally {
    await caller.terminate()
  }
}
