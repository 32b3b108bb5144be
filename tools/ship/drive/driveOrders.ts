import { randomUUID } from 'node:crypto'
import type { Call } from '@kitwright/contract'
import { PHOTO, saveDesign } from './driveDesigns.ts'
import { visit, type Visitor } from './visit.ts'
import type { Shop } from './people.ts'
import { pathOf } from './driveReads.ts'
import { until } from './wait.ts'

export const FABRIC_SHIRT = 'TSHIRT'
const PDF = /^application\/pdf/
const LONGEST_PROOF_SECONDS = 180

/** The buyer and the seller. */
export interface Trade {
  readonly shop: Shop
  readonly buyer: Visitor & { readonly email: string }
  readonly office: Visitor
  readonly fabric: string
}

export interface PlacedOrder {
  readonly id: string
  readonly designId: string
}

const PLAYERS = [
  { playerName: 'Sok Dara', printName: 'សុខ ដារ៉ា', number: 10, size: 'M' },
  { playerName: 'Chan Vanna', printName: 'VANNA', number: 7, size: 'L' },
  // A partner sends one piece, staff another; with the third the order is received as a whole.
  { playerName: 'Keo Sophal', printName: 'SOPHAL', number: 4, size: 'S' },
] as const

/** Quotes and orders three shirts of a new design. */
export async function placeOrder({ buyer, fabric }: Trade): Promise<PlacedOrder> {
  const designId = await saveDesign(buyer, 'Ordered kit')
  const line = { designId, productType: FABRIC_SHIRT, fabric, sleeve: 'short', qty: 1 } as const
  const lines = PLAYERS.map(player => ({ ...line, ...player }))
  await buyer.ask('POST /api/quotes', { body: { lines } })
  const body = { lines, address: 'House 12, Street 271, Phnom Penh', phone: '012 345 678' }
  const headers = { 'idempotency-key': randomUUID() }
  const { id } = await buyer.ask('POST /api/orders', { body: body, headers })
  return { id, designId }
}

export const orderVersion = async (person: Visitor, id: string) =>
  person.version('GET /api/office/orders/{id}', { params: { id } })

export async function move({ office }: Trade, id: string, to: 'APPROVED' | 'PROCESSING' | 'COMPLETED' | 'ON_THE_WAY') {
  const headers = await orderVersion(office, id)
  await office.ask('POST /api/office/orders/{id}/move', { params: { id }, headers, body: { to, note: 'By the check' } })
}

/** Opens the design, sends the proof, answers it, sends it again after a correction, and accepts it. */
export async function driveProof(trade: Trade, { id, designId }: PlacedOrder): Promise<void> {
  const { office } = trade
  const design = { params: { id: designId } }
  await office.ask('POST /api/office/designs/{id}/review', {
    ...design,
    headers: await office.version('GET /api/office/designs/{id}', design),
    body: { status: 'ready', comment: 'Well done' },
  })
  await acceptProof(trade, id)
  const { lines } = await office.ask('GET /api/office/orders/{id}', { params: { id } })
  const { id: line, printName, size } = lines[0]!
  const params = { id, line }
  await office.ask('GET /api/office/orders/{id}/lines/{line}/price', { params, query: { size: 'XXXL' } })
  await office.ask('PUT /api/office/orders/{id}/lines/{line}', {
    params,
    headers: await orderVersion(office, id),
    body: { printName, number: 88, size },
  })
  await driveEdits(trade, id)
  await splitInTwo(trade, id)
  await acceptProof(trade, id)
}

/** Edits an order with a bag that costs more each time: withdrawn, declined, accepted. */
async function driveEdits({ buyer, office }: Trade, id: string): Promise<void> {
  const order = { params: { id } }
  const propose = async (unitCents: number): Promise<string> => {
    const { lines } = await office.ask('GET /api/office/orders/{id}', order)
    const contents = {
      lines: lines.map(line => ({
        id: line.id,
        designId: line.designId,
        fabric: line.fabric,
        size: line.size,
        sleeve: line.sleeve,
        qty: line.qty,
        playerName: line.playerName,
        printName: line.printName,
        number: line.number,
        version: line.version,
        kit: line.kit,
      })),
      extras: [{ text: 'Kit bag', qty: 1, unitCents }],
      pricing: 'frozen' as const,
    }
    const { after } = await office.ask('POST /api/office/orders/{id}/edits/preview', { ...order, body: contents })
    const { items } = await office.ask('POST /api/office/orders/{id}/edits', {
      ...order,
      headers: await orderVersion(office, id),
      body: { ...contents, reason: 'One more bag', shownTotalCents: after.totalCents },
    })
    return items[0]!.id
  }
  const withdrawn = { params: { id, edit: await propose(100) } }
  await office.ask('POST /api/office/orders/{id}/edits/{edit}/withdraw', withdrawn)
  const declined = { params: { id, edit: await propose(200) } }
  await buyer.ask('POST /api/orders/{id}/edits/{edit}/decline', { ...declined, body: { reason: 'Too expensive' } })
  const accepted = { params: { id, edit: await propose(300) } }
  await buyer.ask('GET /api/orders/{id}/edits', order)
  await buyer.ask('POST /api/orders/{id}/edits/{edit}/accept', accepted)
  await office.ask('GET /api/office/orders/{id}/edits', order)
}

/** Splits an order in two and takes that back. */
async function splitInTwo({ office }: Pick<Trade, 'office'>, id: string): Promise<void> {
  const order = { params: { id } }
  const { lines } = await office.ask('GET /api/office/orders/{id}', order)
  const body = { lines: [{ id: lines[0]!.id, qty: 1 }] }
  await office.ask('POST /api/office/orders/{id}/split/preview', { ...order, body })
  const made = await office.ask('POST /api/office/orders/{id}/split', {
    ...order,
    headers: await orderVersion(office, id),
    body: { ...body, reason: 'Two teams' },
  })
  await office.ask('POST /api/office/orders/{id}/split/undo', { params: { id: made.id } })
}

async function acceptProof({ shop, office, buyer }: Trade, id: string): Promise<void> {
  const order = { params: { id } }
  await office.ask('POST /api/office/orders/{id}/proof', order)
  const proof = await until('A drawn proof', LONGEST_PROOF_SECONDS, async () => {
    await office.ask('GET /api/office/orders/{id}/proof', order)
    const seen = (await buyer.ask('GET /api/orders/{id}/proof', order)).proof
    return seen?.mayAnswer ? seen : undefined
  })
  await office.fetch(`/api/office/orders/${id}/proof/pdf`, PDF)
  await buyer.fetch(`/api/orders/${id}/proof/pdf`, PDF)
  const picture = /"(\/api\/proofs\/[^"]+)"/.exec(JSON.stringify(proof))![1]!
  await visit(shop.place).fetch(pathOf(picture), /^image\//)
  const agreed = { hash: proof.hash, text: 'By telephone' }
  await office.ask('POST /api/office/orders/{id}/proof/answer', { ...order, body: agreed })
  await buyer.ask('POST /api/orders/{id}/proof/answer', { ...order, body: { hash: proof.hash, verdict: 'accepted' } })
}

/** A receipt of one page. */
export const RECEIPT = {
  name: 'receipt.pdf',
  bytes: Buffer.from(`%PDF-1.4\n1 0 obj << /Type /Pages /Count 1 >> endobj
2 0 obj << /Type /Page /Parent 1 0 R >> endobj\nstartxref\n0\n%%EOF\n`),
}

/** Sends two receipts, a picture and a PDF, of which one is confirmed as a dollar and one refused. */
async function driveSlips({ office, buyer }: Trade, id: string): Promise<number> {
  for (const file of [PHOTO, RECEIPT]) await buyer.upload('POST /api/orders/{id}/slips', { params: { id }, file })
  await buyer.ask('GET /api/orders/{id}/slips', { params: { id } })
  const { items } = await office.ask('GET /api/office/orders/{id}/slips', { params: { id } })
  const [good, bad] = items.map(slip => ({ id, slip: slip.id }))
  const body = { cents: 100, method: 'khqr', note: '' } as const
  await office.ask('POST /api/office/orders/{id}/slips/{slip}/confirm', { params: good!, body })
  await office.ask('POST /api/office/orders/{id}/slips/{slip}/refuse', { params: bad!, body: { reason: 'Unreadable' } })
  return body.cents
}

/** Reads a bank's statement with one payment of a dollar, and notes it. */
async function driveStatement({ office, buyer }: Trade, id: string): Promise<number> {
  const { number } = await buyer.ask('GET /api/orders/{id}', { params: { id } })
  const bytes = Buffer.from(`Date,Details,Money In\n1/12/2026,REMARK ${number},1.00\n`)
  const { proposals } = await office.upload('POST /api/office/statements', { file: { name: 'bank.csv', bytes } })
  const lines = proposals.map(({ hash, cents }) => ({ hash, orderId: id, cents: cents!, note: '' }))
  await office.ask('POST /api/office/statements/payments', { body: { lines } })
  return lines[0]!.cents
}

/** Approves the buyer for orders on account, and ends that. */
async function driveCredit({ office, buyer }: Trade): Promise<void> {
  const { id } = await buyer.ask('GET /api/accounts/details')
  const call = { params: { id } }
  for (const terms of [{ days: 30, limitCents: 100_000 }, null])
    await office.ask('PUT /api/office/customers/{id}/credit', { ...call, body: { terms } })
  await office.ask('GET /api/office/customers/{id}/credit', call)
  await buyer.ask('GET /api/credit')
}

/** Connects Bakong and checks a paid order, which has no open code that Bakong would be asked for. */
async function driveBakong({ office }: Trade, id: string): Promise<void> {
  await office.ask('PUT /api/office/bakong', { body: { token: 'a-token-of-the-check.0123456789' } })
  await office.ask('POST /api/office/orders/{id}/bakong', { params: { id } })
  await office.ask('PUT /api/office/bakong', { body: { token: null } })
  await office.ask('GET /api/office/bakong')
}

/** Exercises payments, invoices and a cancelled order. */
export async function drivePaying(trade: Trade, id: string): Promise<void> {
  const { office, buyer } = trade
  await buyer.ask('GET /api/orders')
  const { totalCents } = await buyer.ask('GET /api/orders/{id}', { params: { id } })
  const paidCents = (await driveSlips(trade, id)) + (await driveStatement(trade, id))
  await office.ask('POST /api/office/orders/{id}/payments', {
    params: { id },
    headers: await orderVersion(office, id),
    body: { cents: totalCents - paidCents, method: 'cash', note: '' },
  })
  await driveBakong(trade, id)
  await driveCredit(trade)
  await buyer.fetch(`/api/orders/${id}/invoice`, PDF)
  await office.fetch(`/api/office/orders/${id}/invoice`, PDF)
  const { id: other } = await placeOrder(trade)
  await buyer.ask('POST /api/orders/{id}/cancel', {
    params: { id: other },
    headers: await buyer.version('GET /api/orders/{id}', { params: { id: other } }),
    body: { reason: 'Not needed' },
  })
}

type BulkChange = NonNullable<Call<'POST /api/office/bulk/orders'>['body']>['change']

/** Changes one order by the call for several, and returns the change's id. Throws if the order was refused. */
export async function bulkChange(office: Visitor, id: string, change: BulkChange): Promise<string> {
  const bulk = await office.ask('POST /api/office/bulk/orders', { body: { ids: [id], change } })
  const { error } = bulk.results[0]!
  if (error) throw new Error(`${change.kind} was refused: ${error.id}`)
  return bulk.id
}

/** Tags an order, takes that back, and writes what staff keep about it. */
async function driveDesk({ office, buyer, shop }: Trade, id: string): Promise<void> {
  const params = { id }
  const { colleagues } = await office.ask('GET /api/office/desk')
  await office.ask('GET /api/office/bulk/orders')
  const [view] = await office.ask('POST /api/office/views', { body: { name: 'Check', isShared: true, query: {} } })
  await office.ask('GET /api/office/views')
  const opening = { params: { id: view!.id }, body: { roles: ['STORE' as const] } }
  await office.ask('PUT /api/office/views/{id}/opening', opening)
  await office.ask('DELETE /api/office/views/{id}', { params: { id: view!.id } })
  const bulkId = await bulkChange(office, id, { kind: 'tag', add: ['Check'], remove: [] })
  await office.ask('POST /api/office/bulk/orders/{id}/undo', { params: { id: bulkId } })
  await bulkChange(office, id, { kind: 'mail', subject: 'Check', text: 'A letter by the check: 4711' })
  await shop.postbox.find(buyer.email, /A letter by the check: (4711)/)
  const body = { dueOn: null, assigneeId: colleagues[0]!.id, tags: ['Check'] }
  await office.ask('PUT /api/office/orders/{id}/desk', { params, headers: await orderVersion(office, id), body })
  await office.ask('POST /api/office/orders/{id}/notes', { params, body: { text: 'By the check' } })
  await office.ask('GET /api/office/orders/{id}/timeline', { params })
}

/** Finishes an order: the parcel comes, and stars are given. */
export async function driveParcel(trade: Trade, { id, designId }: PlacedOrder): Promise<void> {
  const { buyer } = trade
  for (const to of ['PROCESSING', 'COMPLETED', 'ON_THE_WAY'] as const) {
    const { status } = await buyer.ask('GET /api/orders/{id}', { params: { id } })
    const steps = ['APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY']
    if (steps.indexOf(status) < steps.indexOf(to)) await move(trade, id, to)
  }
  await driveDesk(trade, id)
  await driveClaim(trade, id)
  const headers = await buyer.version('GET /api/orders/{id}', { params: { id } })
  await buyer.ask('POST /api/orders/{id}/receive', { params: { id }, headers })
  await buyer.ask('PUT /api/orders/{id}/ratings/{designId}', { params: { id, designId }, body: { stars: 5 } })
}

/** Sends one piece of an order in a parcel, confirms it, reports it with a photograph, and answers. */
async function driveClaim({ shop, office, buyer }: Trade, id: string): Promise<void> {
  const order = { params: { id } }
  const { shipping } = await buyer.ask('GET /api/orders/{id}', order)
  const promise = { on: shipping.promisedOn!, reason: 'By the check' }
  await office.ask('PUT /api/office/orders/{id}/promise', { ...order, body: promise })
  const { left } = await office.ask('GET /api/office/orders/{id}/parcels', order)
  const lines = [{ lineId: left[0]!.lineId, qty: 1 }]
  const tracking = { carrier: 'Check', tracking: '42', trackingUrl: '' }
  const sent = await office.ask('POST /api/office/orders/{id}/parcels', { ...order, body: { ...tracking, lines } })
  const parcel = sent.items.at(-1)!.id
  const moved = { params: { id, parcel }, body: { ...tracking, tracking: '43' } }
  await office.ask('PUT /api/office/orders/{id}/parcels/{parcel}', moved)
  await buyer.ask('GET /api/orders/{id}/parcels', order)
  const token = await shop.postbox.find(buyer.email, /received#([\w.-]+)/)
  await visit(shop.place).ask('POST /api/parcels/receive', { body: { token } })
  await buyer.ask('POST /api/orders/{id}/parcels/{parcel}/receive', { params: { id, parcel } })
  const body = { kind: 'fault', text: 'A seam is open', lines } as const
  const { items } = await buyer.ask('POST /api/orders/{id}/claims', { ...order, body })
  const claim = { id, claim: items[0]!.id }
  await buyer.upload('POST /api/orders/{id}/claims/{claim}/photos', { params: claim, file: PHOTO })
  await buyer.ask('GET /api/orders/{id}/claims', order)
  await office.ask('GET /api/office/orders/{id}/claims', order)
  const answer = { state: 'remake', text: 'We sew it again' } as const
  await office.ask('POST /api/office/orders/{id}/claims/{claim}/answer', { params: claim, body: answer })
}
