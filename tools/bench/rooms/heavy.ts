import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createBuyer, type Buyer } from '../load/buyer.ts'
import { tracedSvg } from '../load/drawing.ts'
import { watchFootprint } from '../load/footprint.ts'
import { withServer } from '../load/shop.ts'
import { type BenchOptions, costRow, countRow, type Report } from '../report.ts'
import { quantile } from '../statistics.ts'

const PEOPLE = 20
const LINES = 40
const DRAWING_KB = 820
/** A light call begins so often, whether the one before it has been answered or not. */
const EVERY_MS = 20
const ALONE_MS = 4000

/** Twenty invoices and twenty drawings at once, and what light calls and the machine's memory see of it. */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  const count = isShort ? 4 : PEOPLE
  await withServer(async ({ address, pid }) => {
    const people = await Promise.all(
      Array.from({ length: count }, async (_, n) => ({ ...(await order(address)), drawing: tracedSvg(DRAWING_KB, n) })),
    )
    // The first of a kind is loaded and compiled; the second is what one takes alone.
    const oneMs = [await timeOne(address, people[0]!), await timeOne(address, people[0]!)][1]!
    await wait(ALONE_MS)
    const before = watchFootprint(pid)
    const alone = await callLightly(address, wait(ALONE_MS))
    const atRest = before.stop()
    const during = watchFootprint(pid)
    const began = performance.now()
    const work = Promise.all(people.flatMap(person => startBoth(address, person)))
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
    report(costRow('heavy.memory', 'MB', [most.residentMb, atRest.residentMb]))
    report(costRow('heavy.processes', '', [most.processes, atRest.processes]))
    report(costRow('heavy.threads', '', [most.threads, atRest.threads]))
    report(countRow('heavy.served', 'answers', [served, 2 * count]))
    report(costRow('heavy.whole', 's', [tookMs / 1000, (count * oneMs) / 1000]))
  })
}

type Orderer = Pick<Buyer, 'token'> & { readonly orderId: string }
type Drawer = Orderer & { readonly drawing: string }

const startBoth = (address: string, person: Drawer): Promise<boolean>[] => [
  fetchInvoice(address, person),
  upload(address, person),
]

async function timeOne(address: string, person: Drawer): Promise<number> {
  const began = performance.now()
  await Promise.all(startBoth(address, person))
  return performance.now() - began
}

async function order(address: string): Promise<Orderer> {
  const { token, body } = await createBuyer(address, { lines: LINES })
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const answer = await fetch(`${address}/api/orders`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`Ordering failed: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  return { token, orderId: id }
}

const succeeds = async (answer: Promise<Response>): Promise<boolean> => {
  const response = await answer
  await response.arrayBuffer()
  return response.ok
}

const fetchInvoice = async (address: string, { token, orderId }: Orderer): Promise<boolean> =>
  succeeds(fetch(`${address}/api/orders/${orderId}/invoice`, { headers: { authorization: `Bearer ${token}` } }))

async function upload(address: string, { token, drawing }: Drawer): Promise<boolean> {
  const body = new FormData()
  body.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'badge.svg')
  return succeeds(
    fetch(`${address}/api/files`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body }),
  )
}

/** How long each light call took, ms, until `done`. */
async function callLightly(address: string, done: Promise<unknown>): Promise<number[]> {
  const calls: Promise<number>[] = []
  const timer = setInterval(() => calls.push(timeCall(address)), EVERY_MS)
  await done.finally(() => clearInterval(timer))
  return Promise.all(calls)
}

async function timeCall(address: string): Promise<number> {
  const began = performance.now()
  await (await fetch(`${address}/api/products`)).arrayBuffer()
  return performance.now() - began
}
