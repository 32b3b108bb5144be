import type { Call } from '@kitwright/contract'
import { dayAfter, dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import { PHOTO } from './driveDesigns.ts'
import { bulkChange, orderVersion, type PlacedOrder, type Trade } from './driveOrders.ts'
import { pathOf } from './driveReads.ts'
import { visit, type Visitor } from './visit.ts'
import { until } from './wait.ts'

const SUPPLIER_EMAIL = 'supplier@example.com'
const ZIP = /^application\/zip/
const PDF = /^application\/pdf/
const LONGEST_PACK_SECONDS = 300

/**
 * Adds a supplier with a custom ink profile and raster files, so that each kind of file is generated. Returns the id
 * and the link's token.
 */
export async function addSupplier({ office, fabric }: Trade, profile: Uint8Array) {
  const body = {
    name: 'Mekong Print',
    contact: 'Chan Thy',
    email: SUPPLIER_EMAIL,
    phone: '012 777 888',
    language: 'en' as const,
    rolls: [{ fabric, widthMm: 1420, metreCents: 450 }],
    seamMm: 8,
    hemMm: 20,
    bleedMm: 3,
    isMirrored: false,
    cutName: 'CutContour',
    plotLanguage: 'hpgl2' as const,
    pixels: 'png' as const,
    pixelDpi: 100,
  }
  const { id } = await office.ask('POST /api/office/suppliers', { body })
  const params = { id }
  const file = { name: 'profile.icc', bytes: profile }
  const { version } = await office.upload('POST /api/office/suppliers/{id}/profile', { params, file })
  await office.ask('PUT /api/office/suppliers/{id}', {
    params,
    headers: { 'if-match': `"${version}"` },
    body: { ...body, pdfColours: 'inks', isEnded: false },
  })
  const { printers } = await office.ask('POST /api/office/suppliers/{id}/printers', { params, body: { name: 'Epson' } })
  const printer = { params: { id: printers[0]!.id } }
  await office.ask('PUT /api/office/printers/{id}', { ...printer, body: { name: 'Epson F9400' } })
  const one = { printer: printers[0]!.id }
  await office.upload('POST /api/office/suppliers/{id}/profile', { params, query: one, file })
  await office.ask('DELETE /api/office/suppliers/{id}/profile', { params, query: one })
  await office.ask('DELETE /api/office/printers/{id}', printer)
  await driveOtherSupplier(office, body)
  const { address } = await office.ask('POST /api/office/suppliers/{id}/links', { params, body: { days: 30 } })
  return { id, name: body.name, token: address.split('/').at(-1)!.split('?')[0]! }
}

type NewSupplier = Call<'POST /api/office/suppliers'>['body']

async function driveOtherSupplier(office: Visitor, body: NewSupplier): Promise<void> {
  const { id } = await office.ask('POST /api/office/suppliers', { body: { ...body, name: 'To be deleted' } })
  const params = { id }
  await office.ask('POST /api/office/suppliers/{id}/links', { params, body: { days: 1 } })
  const { items } = await office.ask('GET /api/office/suppliers/{id}/links', { params })
  await office.ask('DELETE /api/office/supplier-links/{id}', { params: { id: items[0]!.id } })
  await office.ask('DELETE /api/office/suppliers/{id}', { params })
  await office.ask('GET /api/office/suppliers')
}

/** Waits for the pack; throws with its problem when it stops. */
async function finish({ office }: Trade, id: string, packId: string): Promise<void> {
  await until('A finished pack', LONGEST_PACK_SECONDS, async () => {
    const { items } = await office.ask('GET /api/office/orders/{id}/packs', { params: { id } })
    const { state, problem } = items.find(pack => pack.id === packId)!
    if (state === 'stopped' || state === 'canceled') throw new Error(`A pack is ${state}: ${JSON.stringify(problem)}`)
    return state === 'done' ? true : undefined
  })
}

/** Exercises print files: previewed, cancelled, generated, followed, fetched, laid tighter. Returns the pack. */
export async function drivePack(trade: Trade, { id }: PlacedOrder): Promise<string> {
  const { office, shop } = trade
  const stranger = visit(shop.place)
  const order = { params: { id } }
  const { problems } = await office.ask('GET /api/office/orders/{id}/preflight', order)
  if (problems.length > 0) throw new Error(`Before anything is made: ${JSON.stringify(problems)}`)
  const first = await office.ask('POST /api/office/orders/{id}/packs', order)
  await office.ask('POST /api/office/packs/{id}/cancel', { params: { id: first.id } })
  const { id: packId } = await office.ask('POST /api/office/orders/{id}/packs', order)
  const { eventsAddress } = await office.ask('GET /api/office/orders/{id}/packs', order)
  await stranger.fetch(pathOf(eventsAddress), /event-stream/)
  await finish(trade, id, packId)
  const pack = { params: { id: packId } }
  const { address } = await office.ask('POST /api/office/packs/{id}/fetch', pack)
  await stranger.fetch(pathOf(address), ZIP)
  await office.ask('GET /api/office/packs/{id}/markers/{at}', { params: { id: packId, at: 0 } })
  const tighter = await office.ask('POST /api/office/packs/{id}/tighter', { ...pack, body: { effort: 16 } })
  // The laying can be stopped early once there is a first result, and until it is done.
  await until('A marker that is being laid', LONGEST_PACK_SECONDS, async () => {
    const { items } = await office.ask('GET /api/office/orders/{id}/packs', order)
    return items.find(each => each.id === tighter.id)?.laying ?? undefined
  })
  await office.ask('POST /api/office/packs/{id}/enough', { params: { id: tighter.id } })
  await finish(trade, id, tighter.id)
  return tighter.id
}

/** Hands the order over to the supplier, who works by their link, and remakes a spoilt piece. */
export async function driveHandover(trade: Trade, { id }: PlacedOrder, packId: string, token: string): Promise<void> {
  const { office, shop } = trade
  const supplier = visit(shop.place)
  const order = { params: { id } }
  const theirs = { params: { token, id } }
  await office.ask('POST /api/office/orders/{id}/handover', {
    ...order,
    body: { packId, note: 'The deposit comes on Friday' },
  })
  await office.ask('DELETE /api/office/orders/{id}/handover', order)
  const files = await bulkChange(office, id, { kind: 'files' })
  await office.ask('POST /api/office/bulk/orders/{id}/undo', { params: { id: files } })
  await bulkChange(office, id, { kind: 'handover' })
  await office.ask('POST /api/office/orders/{id}/handover', {
    ...order,
    body: { packId, note: 'The deposit comes on Friday' },
  })
  await office.ask('POST /api/office/orders/{id}/handover/notes', { ...order, body: { text: 'By Friday, please' } })
  await bulkChange(office, id, { kind: 'remind' })
  await shop.postbox.find(SUPPLIER_EMAIL, /supplier\/([\w-]{43})/)
  await supplier.ask('GET /api/handovers/{token}', { params: { token } })
  await supplier.fetch(`/api/handovers/${token}/orders/${id}/archive`, ZIP)
  await supplier.ask('POST /api/handovers/{token}/orders/{id}/state', { ...theirs, body: { state: 'received' } })
  await supplier.ask('POST /api/handovers/{token}/orders/{id}/notes', { ...theirs, body: { text: 'Which blue?' } })
  const { notes } = await supplier.upload('POST /api/handovers/{token}/orders/{id}/photos', {
    ...theirs,
    file: PHOTO,
  })
  await supplier.fetch(pathOf(notes.find(note => note.photo)!.photo!.url), /^image\//)
  const readyOn = dayAfter(dayIn(new Date(), DEFAULT_TIME_ZONE), 5)
  await supplier.ask('PUT /api/handovers/{token}/orders/{id}/promise', { ...theirs, body: { readyOn } })
  const later = { readyOn: dayAfter(readyOn, 1) }
  await office.ask('PUT /api/office/orders/{id}/handover/promise', { ...order, body: later })
  await driveStock(office, order.params)
  await office.ask('POST /api/office/orders/{id}/handover/state', { ...order, body: { state: 'printed' } })
  await office.ask('GET /api/office/orders/{id}/handover', order)
  await driveRemake(trade, id, token)
}

/** Enters a roll at an order's supplier and reads whether it is enough for the order's files. */
async function driveStock(office: Visitor, params: { readonly id: string }): Promise<void> {
  const { handover } = await office.ask('GET /api/office/orders/{id}/handover', { params })
  const { items } = await office.ask('GET /api/office/suppliers')
  const supplierId = items.find(({ name }) => name === handover!.supplier)!.id
  const body = { supplierId, fabric: 'interlock', kind: 'received', mm: 60_000, lot: 'L-7' } as const
  await office.ask('POST /api/office/stock', { body })
  await office.ask('GET /api/office/stock')
  await office.ask('GET /api/office/packs/{id}/stock', { params: { id: handover!.packId } })
}

async function driveRemake(trade: Trade, id: string, token: string): Promise<void> {
  const { office, shop } = trade
  const supplier = visit(shop.place)
  const order = { params: { id } }
  const { bundles } = await office.ask('GET /api/office/orders/{id}/pieces', order)
  const [{ line, garment, sign, pieces }] = bundles as [(typeof bundles)[number]]
  const fault = { reason: 'print-fault', culprit: 'supplier', costCents: 850, note: 'Smeared' } as const
  const items = [{ line, garment, pieces: [pieces[0]!.piece] }]
  const remake = await office.ask('POST /api/office/orders/{id}/remakes', { ...order, body: { ...fault, items } })
  const again = await office.ask('POST /api/office/remakes/{id}/packs', { params: { id: remake.id } })
  await finish(trade, id, again.id)
  await supplier.fetch(`/api/handovers/${token}/remakes/${remake.id}/archive`, ZIP)
  await supplier.ask('POST /api/handovers/{token}/remakes/{id}/sent', { params: { token, id: remake.id }, body: {} })
  await office.ask('GET /api/office/orders/{id}/remakes', order)
  const today = dayIn(new Date(), DEFAULT_TIME_ZONE)
  const days = { from: dayAfter(today, -1), to: dayAfter(today) }
  await office.ask('GET /api/office/remakes', { query: days })
  await office.fetch(`/api/office/remakes/csv?${new URLSearchParams(days).toString()}`, /^text\/csv/)
  const { number } = await office.ask('GET /api/office/orders/{id}', order)
  const label = { params: { number, sign } }
  await office.ask('GET /api/office/labels/{number}/{sign}', label)
  await office.ask('POST /api/office/labels/{number}/{sign}/count', { ...label, body: { isCounted: true } })
  const theirs = { params: { token, number, sign } }
  await supplier.ask('GET /api/handovers/{token}/labels/{number}/{sign}', theirs)
  await supplier.ask('POST /api/handovers/{token}/labels/{number}/{sign}/count', {
    ...theirs,
    body: { isCounted: false },
  })
}

/** Refunds a dollar, for which the order gets a credit note beside its invoice, and reads both. */
export async function driveDocuments({ office, buyer }: Trade, id: string): Promise<void> {
  await office.ask('POST /api/office/orders/{id}/refunds', {
    params: { id },
    headers: await orderVersion(office, id),
    body: { cents: 100, method: 'cash', note: '', creditReason: 'By the check' },
  })
  const { items } = await buyer.ask('GET /api/orders/{id}/documents', { params: { id } })
  await office.ask('GET /api/office/orders/{id}/documents', { params: { id } })
  const note = items.find(({ kind }) => kind === 'credit_note')!
  await office.ask('GET /api/office/debts')
  await office.fetch('/api/office/debts/csv', /^text\/csv/)
  await buyer.fetch(`/api/orders/${id}/documents/${note.id}`, PDF)
  await office.fetch(`/api/office/orders/${id}/documents/${note.id}`, PDF)
}
