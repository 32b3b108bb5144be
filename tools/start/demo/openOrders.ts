import { randomUUID } from 'node:crypto'
import type { Client } from '@kitwright/contract'
import { dayAfter, dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import type { PrintedAccount } from '../../../apps/api/src/server.ts'
import type { BusyOrder } from './busyOrders.ts'
import { signIn, valueOf, versionOf } from './demoClient.ts'
import type { BusyStep, PlannedStep } from './planDays.ts'
import { placeBusyOrder } from './placeBusyOrder.ts'

const SUPPLIERS = ['Mekong Print', 'Tonle Sap Textiles']

interface OrderIds {
  readonly id: string
  readonly designId: string
}

interface Work {
  readonly office: Client
  readonly customer: Client
  readonly order: BusyOrder
  readonly placed: OrderIds
}

const byId = (id: string) => ({ params: { id } })

/** Returns the order with the version to name in the next change. */
async function read({ office, placed }: Work) {
  const { value, etag } = valueOf(await office('GET /api/office/orders/{id}', byId(placed.id)))
  return { order: value, headers: { 'if-match': etag ?? '' } }
}

async function move(work: Work, to: 'APPROVED' | 'PROCESSING' | 'COMPLETED' | 'ON_THE_WAY' | 'RECEIVED' | 'CANCELED') {
  const { headers } = await read(work)
  const isOwing = work.order.paid < 1 && (to === 'PROCESSING' || to === 'ON_THE_WAY')
  const note = to === 'CANCELED' ? 'The club found no sponsor.' : isOwing ? 'A regular customer.' : ''
  const body = { to, note }
  valueOf(await work.office('POST /api/office/orders/{id}/move', { ...byId(work.placed.id), headers, body }))
}

/** Records what is missing until so much of the total is paid. */
async function pay(work: Work, share: number, method: 'khqr' | 'bank' | 'cash'): Promise<void> {
  const { order, headers } = await read(work)
  const cents = Math.round(order.totalCents * share) - order.paidCents
  if (cents <= 0) return
  const body = { cents, method, note: '' }
  valueOf(await work.office('POST /api/office/orders/{id}/payments', { ...byId(work.placed.id), headers, body }))
}

async function approve(work: Work): Promise<void> {
  const design = byId(work.placed.designId)
  const headers = await versionOf(work.office('GET /api/office/designs/{id}', design))
  const body = { status: 'ready', comment: '' } as const
  valueOf(await work.office('POST /api/office/designs/{id}/review', { ...design, headers, body }))
  await move(work, 'APPROVED')
}

async function startProduction(work: Work): Promise<void> {
  const { headers } = await read(work)
  const body = { supplier: SUPPLIERS[work.order.customer % SUPPLIERS.length]! }
  valueOf(await work.office('PUT /api/office/orders/{id}/supplier', { ...byId(work.placed.id), headers, body }))
  await move(work, 'PROCESSING')
}

async function rate({ customer, placed, order }: Work): Promise<void> {
  const stars = order.pieces % 5 === 0 ? 4 : 5
  const body = {
    stars,
    comment: stars === 5 ? 'Exactly as in the picture.' : 'Good cloth, two days later than promised.',
  }
  const params = { id: placed.id, designId: placed.designId }
  valueOf(await customer('PUT /api/orders/{id}/ratings/{designId}', { params, body }))
}

const STEPS: Readonly<Record<Exclude<BusyStep, 'place'>, (work: Work) => Promise<void>>> = {
  APPROVED: approve,
  deposit: async work => pay(work, Math.min(work.order.paid, 0.5), work.order.pieces % 2 === 0 ? 'khqr' : 'bank'),
  PROCESSING: startProduction,
  COMPLETED: async work => move(work, 'COMPLETED'),
  balance: async work => pay(work, work.order.paid, work.order.pieces % 3 === 0 ? 'cash' : 'khqr'),
  ON_THE_WAY: async work => move(work, 'ON_THE_WAY'),
  RECEIVED: async work => move(work, 'RECEIVED'),
  CANCELED: async work => move(work, 'CANCELED'),
  rate,
}

/** Returns a day as the API writes it. By the time the shop is full, the day an order was placed has moved into the past. */
const dayFromNow = (days: number): string => dayAfter(dayIn(new Date(), DEFAULT_TIME_ZONE), days)

/** Assigns a new order, sets its tags and adds its note. */
async function label(work: Work): Promise<void> {
  const { office, order, placed } = work
  const { headers } = await read(work)
  const { colleagues } = valueOf(await office('GET /api/office/desk', {})).value
  const assigneeId = order.placed === 0 ? null : colleagues[order.pieces % colleagues.length]!.id
  const dueOn = order.dueIn === undefined ? null : dayFromNow(order.placed + order.dueIn)
  const body = { dueOn, assigneeId, tags: order.tag === undefined ? [] : [order.tag] }
  valueOf(await office('PUT /api/office/orders/{id}/desk', { ...byId(placed.id), headers, body }))
  if (order.note !== undefined)
    valueOf(await office('POST /api/office/orders/{id}/notes', { ...byId(placed.id), body: { text: order.note } }))
}

/** Access ends after five minutes. */
const SIGNED_IN_MS = 4 * 60_000

/** Signs each account in once, and again before its access ends. */
function keepSignedIn(address: string): (account: PrintedAccount) => Promise<Client> {
  const known = new Map<string, { readonly client: Promise<Client>; readonly since: number }>()
  return async account => {
    const last = known.get(account.email)
    if (last && Date.now() - last.since < SIGNED_IN_MS) return last.client
    const client = signIn(address, account)
    known.set(account.email, { client, since: Date.now() })
    return client
  }
}

/** The orders of the demo shop, each of which takes its steps one after another. */
export function openOrders(address: string, accounts: readonly PrintedAccount[]) {
  const own = accounts.filter(({ tenant }) => tenant === accounts[0]!.tenant)
  const customers = own.filter(({ role }) => role === 'CUSTOMER')
  const admin = own.find(({ role }) => role === 'ADMIN')!
  const signedIn = keepSignedIn(address)
  const placed = new Map<BusyOrder, OrderIds>()

  async function take({ order, step }: PlannedStep): Promise<void> {
    const customer = await signedIn(customers[order.customer % customers.length]!)
    if (step === 'place') {
      placed.set(order, await placeBusyOrder(customer, order, { design: randomUUID(), order: randomUUID() }))
    }
    const work = { office: await signedIn(admin), customer, order, placed: placed.get(order)! }
    await (step === 'place' ? label(work) : STEPS[step](work))
  }
  return { take }
}
