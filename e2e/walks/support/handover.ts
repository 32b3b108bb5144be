import { type APIRequestContext, expect, type Page, request } from '@playwright/test'
import type { Buyer } from './buyer.ts'
import { STAFF_PASSWORD } from './checkout.ts'

const ROLL = { fabric: 'interlock', widthMm: 1420, metreCents: 450 }
const SUPPLIER = {
  contact: 'Chan Thy',
  email: '',
  phone: '012 777 888',
  language: 'en',
  rolls: [ROLL],
  seamMm: 8,
  hemMm: 20,
  bleedMm: 3,
  isMirrored: false,
  cutName: 'CutContour',
  plotLanguage: 'hpgl2',
  pixels: 'none',
  pixelDpi: 100,
}

/** Returns a function that calls the API as the shop's administrator. A refusal fails the test. */
async function callAsStaff(own: APIRequestContext) {
  const data = { email: 'admin@angkor.example', password: STAFF_PASSWORD, clientId: 'office' }
  const { access_token: token } = (await (await own.post('/api/accounts/token', { data })).json()) as {
    access_token: string
  }
  return async <T>(call: string, body?: unknown, etag?: string): Promise<T & { readonly etag: string }> => {
    const [method, path] = call.split(' ') as [string, string]
    const headers = { authorization: `Bearer ${token}`, ...(etag !== undefined && { 'if-match': etag }) }
    const answer = await own.fetch(path, { method, data: body, headers })
    expect(answer.ok(), `${call}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return { ...((await answer.json()) as T), etag: answer.headers()['etag'] ?? '' }
  }
}
type CallAsStaff = Awaited<ReturnType<typeof callAsStaff>>

async function finishPack(call: CallAsStaff, orderId: string): Promise<string> {
  const { id } = await call<{ id: string }>(`POST /api/office/orders/${orderId}/packs`)
  const stateOf = async (): Promise<string | undefined> => {
    const { items } = await call<{ items: { id: string; state: string }[] }>(`GET /api/office/orders/${orderId}/packs`)
    return items.find(pack => pack.id === id)?.state
  }
  await expect.poll(stateOf, { timeout: 180_000 }).toBe('done')
  return id
}

export interface HandedOver {
  /** The token of the supplier's link. */
  readonly token: string
  /** The code on the label of the first garment's bundle. */
  readonly sign: string
}

/** Approves an order, makes its print files and hands them over to a new supplier, without the office's screens. */
export async function handOver(
  page: Page,
  { order, designId }: Pick<Buyer, 'order' | 'designId'>,
): Promise<HandedOver> {
  // Without the page's cookies, as if from a separate browser.
  const own = await request.newContext({ baseURL: page.url() })
  const call = await callAsStaff(own)
  const path = `/api/office/orders/${order.id}`
  const name = `Mekong Print ${order.number}`
  const { id } = await call<{ id: string }>('POST /api/office/suppliers', { ...SUPPLIER, name })
  const { address } = await call<{ address: string }>(`POST /api/office/suppliers/${id}/links`, { days: 30 })
  await call(`PUT ${path}/supplier`, { supplier: name }, (await call(`GET ${path}`)).etag)
  const design = `/api/office/designs/${designId}`
  await call(`POST ${design}/review`, { status: 'ready', comment: '' }, (await call(`GET ${design}`)).etag)
  await call(`POST ${path}/move`, { to: 'APPROVED', note: '' }, (await call(`GET ${path}`)).etag)
  const packId = await finishPack(call, order.id)
  await call(`POST ${path}/handover`, { packId, note: 'The deposit comes on Friday' })
  const { bundles } = await call<{ bundles: { sign: string }[] }>(`GET ${path}/pieces`)
  await own.dispose()
  return { token: new URL(address).pathname.split('/').at(-1)!, sign: bundles[0]!.sign }
}
