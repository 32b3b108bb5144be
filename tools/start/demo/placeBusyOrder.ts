import type { Client } from '@kitwright/contract'
import type { DesignDocument } from '@kitwright/design'
import type { BusyOrder } from './busyOrders.ts'
import { valueOf } from './demoClient.ts'

const productType = 'SOCCER_KIT' as const

/** Sizes as a squad of adults has them. */
const SIZES = ['M', 'L', 'M', 'XL', 'S', 'M', 'L', 'L', 'M', 'S', 'XXL', 'L'] as const

const SURNAMES = ['SOK', 'CHAN', 'KIM', 'HENG', 'LY', 'PRAK', 'TOUCH', 'NOUN', 'MAO', 'CHEA', 'PICH', 'ROS'] as const

/** The names of the design and the order: a call repeated with them is done once. */
interface Names {
  readonly design: string
  readonly order: string
}

/** Saves a design of a ready-made one and orders it for a squad. Returns the ids of the order and the design. */
export async function placeBusyOrder(customer: Client, order: BusyOrder, names: Names) {
  const query = { type: productType, pageSize: 50 } as const
  const { items } = valueOf(await customer('GET /api/templates', { query })).value
  const template = items.find(({ name }) => name.en === order.template)
  if (!template) throw new Error(`the shop has no ready-made design called ${order.template}`)
  const full = valueOf(await customer('GET /api/templates/{id}', { params: { id: template.id } })).value
  const design = { id: names.design, name: order.design, document: full.document as DesignDocument }
  const { id: designId } = valueOf(await customer('POST /api/designs', { body: design })).value
  const { fabrics } = valueOf(await customer('GET /api/products/{productType}', { params: { productType } })).value
  const fabric = fabrics[order.pieces % fabrics.length]!.id
  const lines = Array.from({ length: order.pieces }, (_, index) => ({
    designId,
    productType,
    fabric,
    sleeve: 'short' as const,
    qty: 1,
    size: SIZES[index % SIZES.length]!,
    printName: SURNAMES[(index * 5 + order.customer) % SURNAMES.length]!,
    number: index + 1,
  }))
  const body = {
    lines,
    address: 'House 12, Street 271, Phnom Penh',
    phone: '012 345 678',
    unprinted: 'accept',
  } as const
  const headers = { 'idempotency-key': names.order }
  const { id } = valueOf(await customer('POST /api/orders', { body, headers })).value
  return { id, designId }
}
