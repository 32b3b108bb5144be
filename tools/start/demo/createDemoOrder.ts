import { randomUUID } from 'node:crypto'
import type { Client } from '@kitwright/contract'
import { createDesign, createTextLayer, type DesignDocument } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import type { PrintedAccount } from '../../../apps/api/src/server.ts'
import { signIn, valueOf, versionOf } from './demoClient.ts'

const PLAYERS: readonly (readonly [name: string, printName: string, number: number, size: string])[] = [
  ['Sok Dara', 'សុខ ដារ៉ា', 10, 'M'],
  ['Chan Vanna', 'CHAN', 7, 'L'],
  ['Kim Rithy', 'គឹម រិទ្ធី', 9, 'M'],
  ['Heng Sovann', 'SOVANN', 4, 'XL'],
  ['Ly Bora', 'លី បូរ៉ា', 11, 'S'],
  ['Prak Samnang', 'SAMNANG', 8, 'M'],
  ['Touch Visal', 'វិសាល', 5, 'L'],
  ['Noun Pheakdey', 'PHEAKDEY', 2, 'L'],
  ['Mao Kosal', 'កុសល', 6, 'M'],
  ['Chea Nimol', 'NIMOL', 3, 'S'],
]

/** Returns a kit in plain colours, so that its files are generated within a minute. */
function kit(): DesignDocument {
  const plain = createDesign('soccer')
  const garment = getGarment('soccer')
  const texts = (['playerName', 'backNumber', 'frontNumber'] as const).map(role =>
    createTextLayer(role, role, role === 'playerName' ? 'NAME' : '10', zoneOf(garment, plain.options, role)!),
  )
  return { ...plain, layers: texts }
}

/** The names of the design and the order: a step repeated with them is done once. */
interface Names {
  readonly design: string
  readonly order: string
}

async function orderKits(customer: Client, names: Names) {
  const productType = 'SOCCER_KIT'
  const design = { id: names.design, name: 'Home kit', document: kit() }
  const { id: designId } = valueOf(await customer('POST /api/designs', { body: design })).value
  const { fabrics } = valueOf(await customer('GET /api/products/{productType}', { params: { productType } })).value
  const fabric = fabrics[0]!.id
  const line = { designId, productType, fabric, sleeve: 'short', qty: 1 } as const
  const lines = PLAYERS.map(([playerName, printName, number, size]) => ({
    ...line,
    playerName,
    printName,
    number,
    size,
  }))
  const body = { lines, address: 'House 12, Street 271, Phnom Penh', phone: '012 345 678' }
  const headers = { 'idempotency-key': names.order }
  const { id: orderId } = valueOf(await customer('POST /api/orders', { body: body as never, headers })).value
  return { designId, orderId, fabric }
}

type Kits = Awaited<ReturnType<typeof orderKits>>

/** Assigns the order to a supplier, with a roll to lay its pieces on. */
async function giveToSupplier(office: Client, { orderId, fabric }: Kits): Promise<void> {
  const body = {
    name: 'Mekong Print',
    contact: 'Chan Thy',
    email: '',
    phone: '012 777 888',
    language: 'kh' as const,
    rolls: [{ fabric, widthMm: 1_420, metreCents: 450 }],
    seamMm: 8,
    hemMm: 20,
    bleedMm: 3,
    isMirrored: false,
    cutName: 'CutContour',
  }
  const made = await office('POST /api/office/suppliers', { body })
  // The supplier exists if an attempt that failed later created it.
  const supplier = !made.ok && made.error.id === 'supplier-taken' ? body.name : valueOf(made).value.name
  const order = { params: { id: orderId } }
  const headers = await versionOf(office('GET /api/office/orders/{id}', order))
  valueOf(await office('PUT /api/office/orders/{id}/supplier', { ...order, headers, body: { supplier } }))
}

/**
 * Prepares an order of ten kits in the first shop, approved and with a supplier, so that the office has an order to
 * generate print files for. It makes the same calls as people do, as the demo customer and the demo administrator. The
 * returned function creates the order and returns its number; after a failure it may be called again and does the
 * remaining steps.
 */
export function createDemoOrder(address: string, accounts: readonly PrintedAccount[]): () => Promise<string> {
  const [first] = accounts
  const of = (role: PrintedAccount['role']) =>
    accounts.find(account => account.role === role && account.tenant === first!.tenant)!
  const names = { design: randomUUID(), order: randomUUID() }
  return async () => {
    const kits = await orderKits(await signIn(address, of('CUSTOMER')), names)
    const office = await signIn(address, of('ADMIN'))
    const order = { params: { id: kits.orderId } }
    const { status, number } = valueOf(await office('GET /api/office/orders/{id}', order)).value
    if (status !== 'REVIEWING') return number
    await approveDesign(office, kits.designId)
    await giveToSupplier(office, kits)
    const headers = await versionOf(office('GET /api/office/orders/{id}', order))
    const moved = office('POST /api/office/orders/{id}/move', { ...order, headers, body: { to: 'APPROVED', note: '' } })
    return valueOf(await moved).value.number
  }
}

async function approveDesign(office: Client, id: string): Promise<void> {
  const design = { params: { id } }
  const seen = await office('GET /api/office/designs/{id}', design)
  // The status was set by an attempt that failed later.
  if (valueOf(seen).value.status === 'ready') return
  const headers = { 'if-match': valueOf(seen).etag ?? '' }
  const body = { status: 'ready', comment: '' } as const
  valueOf(await office('POST /api/office/designs/{id}/review', { ...design, headers, body }))
}
