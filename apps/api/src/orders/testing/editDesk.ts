import type { Order } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import type { TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from './buyer.ts'

type Contents = Call<'POST /api/office/orders/{id}/edits/preview'>['body']
type EditedLine = Contents['lines'][number]

/** Returns the lines of an order as an edit names them. */
export const editedLines = ({ lines }: Pick<Order, 'lines'>): EditedLine[] =>
  lines.map(({ id, designId, fabric, size, sleeve, qty, playerName, printName, number, version, kit }) => ({
    id,
    designId,
    fabric,
    size,
    sleeve,
    qty,
    playerName,
    printName,
    number,
    version,
    kit,
  }))

/** Creates a customer with an order, and the calls with which staff edit it. */
export async function createEditDesk(shop: TestShop, lines?: object[], body: object = {}) {
  const buyer = await createBuyer(shop)
  const staff = await shop.signInStaff('store@angkor.example')
  const order = await buyer.order({
    lines: lines ?? [lineOf(buyer.designId, { qty: 12 }), lineOf(buyer.designId, { size: 'L', qty: 3 })],
    body,
  })
  const params = { id: order.id }
  const open = async () => (await shop.call('GET /api/office/orders/{id}', { token: staff, params })).value
  const contents = async (change: Partial<Contents> = {}): Promise<Contents> => ({
    lines: editedLines(await open()),
    extras: (await shop.call('GET /api/office/orders/{id}/edits', { token: staff, params })).value.extras,
    pricing: 'frozen',
    ...change,
  })
  const preview = async (change: Partial<Contents> = {}, token = staff) =>
    shop.call('POST /api/office/orders/{id}/edits/preview', { token, params, body: await contents(change) })
  const save = async (change: Partial<Contents> = {}, more: object = {}, headers: Record<string, string> = {}) => {
    const body = await contents(change)
    const shown = (await shop.call('POST /api/office/orders/{id}/edits/preview', { token: staff, params, body })).value
    const etag = (await shop.call('GET /api/office/orders/{id}', { token: staff, params })).raw.headers.etag as string
    return shop.call('POST /api/office/orders/{id}/edits', {
      token: staff,
      params,
      headers: { 'if-match': etag, ...headers },
      body: { ...body, reason: 'As you asked', shownTotalCents: shown?.after?.totalCents ?? 0, ...more },
    })
  }
  const answer = async (edit: string, verdict: 'accept' | 'decline', token = buyer.token) =>
    verdict === 'accept'
      ? shop.call('POST /api/orders/{id}/edits/{edit}/accept', { token, params: { id: order.id, edit } })
      : shop.call('POST /api/orders/{id}/edits/{edit}/decline', {
          token,
          params: { id: order.id, edit },
          body: { reason: 'Too dear' },
        })
  return { ...buyer, staff, placed: order, params, open, contents, preview, save, answer }
}
