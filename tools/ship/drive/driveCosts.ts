import { dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import { RECEIPT, type Trade } from './driveOrders.ts'

const CSV = /^text\/csv/

interface CostedOrder {
  readonly supplierId: string
  readonly orderId: string
}

/** Stores and removes a supplier's prices, records and removes an invoice with its file, and reads the margins. */
export async function driveCosts({ office, fabric }: Trade, { supplierId, orderId }: CostedOrder): Promise<void> {
  const today = dayIn(new Date(), DEFAULT_TIME_ZONE)
  const supplier = { params: { id: supplierId } }
  const list = { params: { id: supplierId, day: today } }
  const body = {
    currency: 'USD' as const,
    cloth: [{ fabric, widthMm: null, metre: 450 }],
    utilisationPercent: 75,
    print: { squareMetre: 300, setUp: 500, garment: null },
    sewing: [{ productType: 'TSHIRT' as const, per: 'garment' as const, amount: 150, sizes: [] }],
    packing: { order: 200, garment: 10 },
  }
  await office.ask('PUT /api/office/suppliers/{id}/costs/{day}', { ...list, headers: { 'if-match': '"0"' }, body })
  const { items } = await office.ask('GET /api/office/suppliers/{id}/costs', supplier)
  const order = { params: { id: orderId } }
  await office.ask('GET /api/office/orders/{id}/cost', order)
  const invoice = { number: 'MP-1', day: today, currency: 'USD', amount: 900, covers: ['print'], note: '' } as const
  const { invoices } = await office.ask('POST /api/office/orders/{id}/supplier-invoices', {
    ...order,
    body: { ...invoice, covers: [...invoice.covers] },
  })
  const params = { id: invoices[0]!.id }
  await office.upload('POST /api/office/supplier-invoices/{id}/file', { params, file: RECEIPT })
  await office.fetch(`/api/office/supplier-invoices/${params.id}/file`, /^application\/pdf/)
  const query = { from: today, to: today }
  await office.ask('GET /api/office/margins', { query })
  await office.fetch(`/api/office/margins/csv?${new URLSearchParams(query).toString()}`, CSV)
  await office.ask('DELETE /api/office/supplier-invoices/{id}', { params })
  const headers = { 'if-match': `"${items[0]!.version}"` }
  await office.ask('DELETE /api/office/suppliers/{id}/costs/{day}', { ...list, headers })
}
